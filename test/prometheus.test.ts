/** Alert rules and dashboard, by Debian's Prometheus against the real app. Skipped where it is not installed: apt-get install prometheus. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../src/server/db/embedded/identity.ts';
import { backups } from '../src/server/db/tables.ts';
import { waitFor } from './client.ts';
import { goodAnswers } from './fakes/provider/answers.ts';
import { teachingOpinionPdf } from './fixtures/fixtures.ts';
import { type ModelApp, openModelApp } from './model-app.ts';

const root = join(import.meta.dirname, '..');
const rulesPath = join(root, 'deploy/prometheus/alerts.yml');
const isInstalled = existsSync('/usr/bin/prometheus') && existsSync('/usr/bin/promtool');

/** Of the rules' file, which holds nothing that needs a reader of YAML. */
async function readRules(): Promise<{ alerts: string[]; metrics: string[] }> {
  const text = await readFile(rulesPath, 'utf8');
  const alerts = [...text.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  return { alerts, metrics: [...new Set(text.match(/hotseat_\w+/g))] };
}

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const readDashboard = async (): Promise<Dashboard> =>
  JSON.parse(await readFile(join(root, 'deploy/grafana/hotseat.json'), 'utf8'));

it('every alert has a test that fires it and one that does not, and its line in the runbook', async () => {
  const { alerts } = await readRules();
  const tests = await readFile(join(root, 'deploy/prometheus/alerts.test.yml'), 'utf8');
  const runbook = await readFile(join(root, 'docs/operating.md'), 'utf8');
  expect(alerts.length).toBeGreaterThan(10);
  for (const alert of alerts) {
    expect(tests.match(new RegExp(`alertname: ${alert}\\b`, 'g')), alert).toHaveLength(2);
    expect(runbook, alert).toContain(`\`${alert}\``);
  }
});

describe.skipIf(!isInstalled)('Prometheus', () => {
  let app: ModelApp;
  let folder: string;
  let server: ChildProcess | undefined;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hotseat-prometheus-'));
    app = await openModelApp({
      models: { prices: { 'openai-compatible:local-model': { input: 1, output: 1 } } },
    });
    app.provider.play(goodAnswers(await app.read(teachingOpinionPdf)));
    const student = await app.student();
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    await student.waitForCase(body.id, ({ status }) => status === 'ready', 60_000);
    await app.app.db.insert(backups).values({ file: 'test', bytes: 1 });
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    await writeFile(
      join(folder, 'prometheus.yml'),
      JSON.stringify({
        global: { scrape_interval: '1s', evaluation_interval: '1s' },
        rule_files: [rulesPath],
        scrape_configs: [{ job_name: 'hotseat', static_configs: [{ targets: [new URL(app.url).host] }] }],
      }),
    );
    const words = [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'tsdb')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ];
    server = spawn('/usr/bin/prometheus', words, { stdio: 'ignore' });
    await waitFor(
      async () => (await ask('sum(increase(hotseat_request_duration_seconds_count[1m]))')) > 0,
      60_000,
    );
  }, 120_000);
  afterAll(async () => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    if (server?.kill()) await ended;
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** How many series the query has. */
  async function ask(query: string): Promise<number> {
    const answer = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(query)}`).catch(
      () => undefined,
    );
    if (!answer?.ok) return 0;
    const { status, data, error } = (await answer.json()) as {
      status: string;
      data: { result: unknown[] };
      error?: string;
    };
    expect(status, error).toBe('success');
    return data.result.length;
  }

  it('finds the rules sound, and each fires and rests where its test says', async () => {
    const run = promisify(execFile);
    const { stdout } = await run('/usr/bin/promtool', ['test', 'rules', 'alerts.test.yml'], {
      cwd: join(root, 'deploy/prometheus'),
    });
    expect(stdout).toContain('SUCCESS');
  });

  it('has series for every figure that an alert asks for', async () => {
    for (const metric of (await readRules()).metrics)
      expect(await waitFor(() => ask(metric)), metric).toBeGreaterThan(0);
  });

  it('has series for every panel of the dashboard', async () => {
    for (const { title, targets } of (await readDashboard()).panels)
      for (const { expr } of targets) expect(await waitFor(() => ask(expr)), title).toBeGreaterThan(0);
  });
});
