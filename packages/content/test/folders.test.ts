// The folders of all languages hold the same files, so what you know about one you know about the others.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@civolution/content';
import { expect, test } from 'vitest';

const filesOf = (folder: string): string[] =>
  readdirSync(fileURLToPath(new URL(`../../${folder}`, import.meta.url)), { recursive: true })
    .map(String)
    .filter(file => file.endsWith('.ts'))
    .map(file => file.replaceAll('\\', '/'))
    .sort();

test.each(LANGUAGES)('the folders of %s hold the files of the first language', language => {
  const [first] = LANGUAGES;
  for (const folder of ['content/src/text', 'web/src/words']) {
    const files = filesOf(`${folder}/${first}`);
    expect(files.length).toBeGreaterThan(10);
    expect(filesOf(`${folder}/${language}`)).toEqual(files);
  }
});
