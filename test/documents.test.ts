/** What the documents say is true: paths exist, every variable is explained, the layers are guarded. */
import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { rateLimitPoints } from '../src/server/base/rate-limits.ts';
import { exampleEnvironment } from '../src/server/base/variables.ts';
import { sessionRules } from '../src/server/outside/sign-in/library.ts';
import { contract } from '../src/shared/contract.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const read = (path: string) => readFile(join(root, path), 'utf8');

describe('the documents', () => {
  it('cite only paths that exist', async () => {
    const decisions = (await readdir(join(root, 'docs/decisions'))).map((name) => `docs/decisions/${name}`);
    for (const document of [
      'README.md',
      'CONTRIBUTING.md',
      'docs/security.md',
      'docs/operating.md',
      ...decisions,
    ]) {
      const text = await read(document);
      const cited = text.match(/(?<=[`(])(?:src|docs|test|scripts|bench)\/[\w./-]+(?=[`)])/g) ?? [];
      for (const path of cited)
        await expect(access(join(root, path)), `${document}: ${path}`).resolves.toBeUndefined();
    }
  });

  it('explain every environment variable, and .env.example is current', async () => {
    expect(await read('.env.example')).toBe(exampleEnvironment());
    const readme = await read('README.md');
    for (const [, name = ''] of exampleEnvironment().matchAll(/^#([A-Z_]+)=/gm))
      expect(readme).toContain(`\`${name}\``);
  });

  it('hold a row for every runtime dependency', async () => {
    const { dependencies } = JSON.parse(await read('package.json'));
    const decisions = await read('docs/decisions/0002-runtime-dependencies.md');
    for (const name of Object.keys(dependencies)) {
      const [scope = ''] = name.split('/');
      expect(decisions.includes(name) || decisions.includes(`${scope}/*`), name).toBe(true);
    }
  });

  it('name no address of a package registry in the lockfile', async () => {
    expect(await read('package-lock.json')).not.toMatch(/"resolved"/);
  });
});

describe('docs/security.md', () => {
  const rows = async () => [
    ...(await read('docs/security.md')).matchAll(/^\| ([\d.]+) \| (.+?) \| (.+) \|$/gm),
  ];

  it('names for every line a test that exists, or says why it does not apply', async () => {
    const lines = await rows();
    expect(lines.length).toBeGreaterThan(60);
    for (const [line, , , proof = ''] of lines) {
      if (/^Not applicable: \w.{10}/.test(proof)) continue;
      const [, path = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
      expect(path, line).toMatch(/\.(test|e2e)\.ts$/);
      expect(await read(path), line).toContain(`'${name}'`);
    }
  });

  it('names for every promise and every limit a test that exists, and has promises in each section', async () => {
    const text = await read('docs/security.md');
    const [promises = ''] = text.split('## Checklist');
    const sections = promises.split(/^## /m).slice(1);
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections)
      expect(section, section.split('\n')[0]).toContain('| promise | test |\n|---|---|\n| ');
    const proofs = [...promises.matchAll(/^\|.* \| `([^`]+)`: (.+) \|$/gm)];
    expect(proofs.length).toBeGreaterThan(Object.keys(rateLimitPoints).length + 50);
    const lines = promises
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\|(---| way | promise | limit )/.test(line));
    const ways = 4;
    expect(lines.length - ways).toBe(proofs.length);
    for (const [line, path = '', name = ''] of proofs) {
      expect(path, line).toMatch(/\.(test|e2e)\.ts$/);
      expect(await read(path), line).toContain(`'${name}'`);
    }
  });

  it('states every limit of rate-limits.ts in docs/security.md', async () => {
    const text = await read('docs/security.md');
    for (const [limit, points] of Object.entries(rateLimitPoints))
      expect(text).toContain(`| \`${limit}\` | ${points} |`);
  });

  it('state how long sign-ins last as the code has it', async () => {
    const text = (await read('docs/security.md')).replaceAll('\n', ' ');
    const { student, admin } = sessionRules;
    expect(text).toContain(`after ${student.idle / 86_400} days without use`);
    expect(text).toContain(`after ${student.endsAfter / 86_400} days in any case`);
    expect(text).toContain(`after ${admin.endsAfter / 3600} hours`);
  });

  it('name every way to sign in, each with its tests', async () => {
    const text = await read('docs/security.md');
    const opening = contract.filter(({ path }) => /login|verify-authentication|google\/callback/.test(path));
    expect(opening.map(({ path }) => path).toSorted()).toEqual([
      '/api/admin/login',
      '/api/auth/google/callback',
      '/api/auth/login',
      '/api/auth/passkey/verify-authentication',
    ]);
    for (const way of ['email and password', 'passkey', 'Google', 'administrator'])
      expect(text).toContain(`| ${way} |`);
  });
});

describe('the layers', () => {
  it('refuse a violation that is planted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hotseat-layers-'));
    try {
      for (const wing of ['opinion', 'server/base', 'web'])
        await mkdir(join(folder, 'src', wing), { recursive: true });
      await writeFile(join(folder, 'src/server/base/x.ts'), 'export type X = string;\n');
      await writeFile(join(folder, 'src/web/z.ts'), 'export const z = 1;\n');
      await writeFile(
        join(folder, 'src/opinion/y.ts'),
        "import type { X } from '../server/base/x.ts';\nexport type Y = X;\n",
      );
      for (const file of ['layers.cjs', 'tsconfig.json', 'tsconfig.web.json', 'node_modules']) {
        await symlink(join(root, file), join(folder, file));
      }
      const check = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
      const failure = await run(process.execPath, [check, '--config', 'layers.cjs', 'src'], {
        cwd: folder,
      }).then(
        () => 'no violation found',
        ({ stdout }: { stdout: string }) => stdout,
      );
      expect(failure).toContain('opinion-stands-alone');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
