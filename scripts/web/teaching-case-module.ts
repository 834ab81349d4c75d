import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);
const name = 'virtual:teaching-case';
const maxBytes = 16 * 1024 * 1024;
const timeout = 120_000;

/** The demo's case as a module: read and worked while the app is built, never typed by hand. */
export function teachingCaseModule(root: string): Plugin {
  return {
    name: 'teaching-case',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const script = join(root, 'scripts/web/teaching-case.ts');
      const { stdout } = await run(process.execPath, [script], { cwd: root, maxBuffer: maxBytes, timeout });
      // A string is read faster than the same object as source.
      return `export const teachingCase = JSON.parse(${JSON.stringify(stdout)});`;
    },
  };
}
