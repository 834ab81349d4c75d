import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes the folder and those above it; one that is there stays as it is. Node's own way never comes to an end where the
 * system says of a folder in an existing one that it is not there, as `/proc` does.
 */
export function makeFolder(path: string, mode: number): void {
  const above = dirname(resolve(path));
  if (!existsSync(above)) makeFolder(above, mode);
  try {
    mkdirSync(path, { mode });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EEXIST') mkdirSync(path, { recursive: true });
    else if (code === 'ENOENT')
      throw new Error(`${path} cannot be made; choose another DATA_DIR.`, { cause });
    else throw cause;
  }
}
