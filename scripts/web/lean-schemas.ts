import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const exported = /^export (?:function|const|class) (\w+)/gm;

/** Each name is there, and does nothing. */
const inNameAlone = (source: string) =>
  [...source.matchAll(exported)].map(([, name]) => `export const ${name} = () => undefined;`).join('\n');

/**
 * Every schema of zod brings its description as JSON Schema and zod's own sentences, a third of its code. The server
 * alone describes schemas, for OpenAPI, and client/form.ts has sentences of its own: the browser is spared both.
 */
export function leanSchemas(): Plugin {
  return {
    name: 'lean-schemas',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: {
        id: /[\\/]zod[\\/]v4[\\/](core[\\/](to-json-schema|json-schema-processors)|locales[\\/]en)\.js$/,
      },
      async handler(id) {
        if (id.endsWith('en.js')) return 'export default () => ({ localeError: () => undefined });';
        return inNameAlone(await readFile(id, 'utf8'));
      },
    },
  };
}
