// Whether node_modules holds what package-lock.json asks for.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional] Left out where it is of no use, as a program for another system.
 */

/**
 * @param {string} file A lock file of npm.
 * @returns {Record<string, Package>} By the folder it is installed in.
 */
const packagesIn = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/**
 * npm notes what it has installed, which leaves out what is only for other machines.
 * @param {string} root
 */
export function isInstalled(root) {
  const { '': _ours, ...wanted } = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}
