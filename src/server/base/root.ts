/** Where the product's own files lie, run from source or from a bundle. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the running file');
  return findRoot(parent);
}

export const root = findRoot(import.meta.dirname);

/** Weights of models that come with the product. */
export const modelFolder = join(root, 'models');

export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
