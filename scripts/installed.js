// Whether node_modules holds what package-lock.json asks for.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesIn = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** npm notes what it has installed, which leaves out what is only for other machines. */
export function isInstalled(root) {
  const { '': _ours, ...wanted } = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : optional;
  });
}
