// Finds what a shipped source exports and no shipped source uses.
import { dirname, posix } from 'node:path';
import ts from 'typescript';

/** By path, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

/** What a file exports itself, and what it takes from others. */
interface Seen {
  readonly exported: readonly string[];
  /** How often each name stands in the file. */
  readonly names: ReadonlyMap<string, number>;
  readonly taken: readonly { readonly from: string; readonly name: string }[];
}

/** Everything of a file: by `import * as`, `import()` or `export *`. */
const ALL = '*';

const scriptOf = (file: string, text: string): string =>
  file.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n')
    : text;

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const { name } = node as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function look(file: string, text: string): Seen {
  const tree = ts.createSourceFile(
    file,
    scriptOf(file, text),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TS,
  );
  const names = new Map<string, number>();
  const taken: { from: string; name: string }[] = [];
  const take = (from: ts.Node | undefined, list: readonly string[]): void => {
    if (!from || !ts.isStringLiteral(from)) return;
    for (const name of list) taken.push({ from: from.text, name });
  };
  const original = ({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string =>
    (propertyName ?? name).text;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.set(node.text, (names.get(node.text) ?? 0) + 1);
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      if (bindings)
        take(node.moduleSpecifier, ts.isNamedImports(bindings) ? bindings.elements.map(original) : [ALL]);
    }
    if (ts.isExportDeclaration(node)) {
      const clause = node.exportClause;
      take(node.moduleSpecifier, clause && ts.isNamedExports(clause) ? clause.elements.map(original) : [ALL]);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      take(node.arguments[0], [ALL]);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { exported: tree.statements.filter(isExported).flatMap(namesOf), names, taken };
}

/** The file that `./x.js` in a file means. */
function fileOf(sources: Sources, from: string, specifier: string): string | undefined {
  const path = posix.join(dirname(from), specifier);
  return [path, path.replace(/\.js$/, '.ts')].find(file => sources.has(file));
}

/**
 * `file: name` of all that is exported by a file that no entry point is, and that neither another file nor its own uses.
 * What a file hands on counts as used.
 */
export function unusedExports(sources: Sources, entries: readonly string[]): string[] {
  const seen = new Map([...sources].map(([file, text]) => [file, look(file, text)]));
  const used = new Set<string>();
  for (const [file, { taken }] of seen) {
    for (const { from, name } of taken) {
      const target = from.startsWith('.') ? fileOf(sources, file, from) : undefined;
      if (target !== undefined) used.add(`${target}: ${name}`);
    }
  }
  return [...seen]
    .flatMap(([file, { exported, names }]) =>
      entries.includes(file) || used.has(`${file}: ${ALL}`)
        ? []
        : exported.filter(name => names.get(name) === 1).map(name => `${file}: ${name}`),
    )
    .filter(name => !used.has(name));
}
