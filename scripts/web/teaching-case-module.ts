import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);
const modules = new Map([
  ['virtual:teaching-case', 'teachingCase'],
  ['virtual:tier-samples', 'tierSamples'],
]);
const maxBytes = 16 * 1024 * 1024;
const timeout = 120_000;

/** The demo's case and the comparison's samples as modules: read and worked while the app is built, never typed by hand. */
export function teachingCaseModule(root: string): Plugin {
  let worked: Promise<Record<string, unknown>> | undefined;
  const work = async () => {
    const script = join(root, 'scripts/web/teaching-case.ts');
    const { stdout } = await run(process.execPath, [script], { cwd: root, maxBuffer: maxBytes, timeout });
    return JSON.parse(stdout) as Record<string, unknown>; // The script writes an object.
  };
  return {
    name: 'teaching-case',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    async load(id) {
      const name = modules.get(id.slice(1));
      if (name === undefined || !id.startsWith('\0')) return undefined;
      worked ??= work();
      // A string is read faster than the same object as source.
      return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify((await worked)[name]))});`;
    },
  };
}
