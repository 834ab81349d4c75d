/** What a language model's speed leaves to the product: waits, words on the screen, many analyses at once, long opinions. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inventDataDir, removeDataDir, type Server, startServer } from '../scripts/server-process.ts';
import type { Opinion } from '../src/opinion/opinion.ts';
import { openReadingPool, type ReadingPool } from '../src/opinion/pdf/pool.ts';
import { root } from '../src/server/base/root.ts';
import { estimateTokens } from '../src/study/model/tokens.ts';
import { answersWith, goodAnswers, goodWires, type Wires } from '../test/fakes/provider/answers.ts';
import type { Call, Script, Speed } from '../test/fakes/provider/play.ts';
import { openProvider, type Provider } from '../test/fakes/provider/provider.ts';
import { secondOpinionPdf, teachingOpinionPdf } from '../test/fixtures/fixtures.ts';
import { analyzeTogether, enrolStudent, type Student } from './journey.ts';
import { longOpinionPdf } from './long-opinion.ts';
import { forgetPeak, isTold, memoryOf } from './process-memory.ts';
import type { Row, Table } from './table.ts';

const speed: Speed = { firstTokenMs: 400, tokensPerSecond: 80 };
const together = 20;
const contextTokens = 65_536;
const model = 'openai-compatible:local-model';
const loopDelay = join(root, 'bench/loop-delay.ts');

type Run = {
  whole: number;
  firstWords: number;
  firstWordsAfterToken: number;
  loopP99: number;
  idleP99: number;
  growth: number;
  longest: number;
  pages: number;
};

export async function measureModels(runs: number): Promise<Table> {
  const measured: Run[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measureOnce());
  const row = (what: string, unit: Row['unit'], value: keyof Run, target: number): Row => ({
    what,
    unit,
    values: measured.map((run) => run[value]),
    target,
  });
  return {
    title: 'With a language model: first token after 400 ms, 80 tokens a second',
    rows: [
      row('Whole analysis, from upload to the last material, by its slowest call', '×', 'whole', 1.15),
      row('First words at the student’s, by the time of the first token', '×', 'firstWords', 1.3),
      row('  after the provider’s first token', 'ms', 'firstWordsAfterToken', 300),
      row(`${together} analyses at once in one worker: delay of its event loop, p99`, 'ms', 'loopP99', 50),
      {
        what: '  of an idle process meanwhile: what the machine itself is late',
        unit: 'ms',
        values: measured.map(({ idleP99 }) => idleP99),
      },
      ...(isTold ? [row('  growth of its memory, peak over rest', 'MB', 'growth', 100)] : []),
      row('170 pages: largest request with room for its answer', 'tokens', 'longest', contextTokens),
      row('  wall time by that of 20 pages, at the same output length', '×', 'pages', 2.5),
    ],
    notes: [
      'The provider is the fake one of the tests, in another process than the server; web and worker are apart.',
      `The model holds ${contextTokens} tokens: 20 pages go in one piece, 170 are read in pieces first.`,
    ],
  };
}

type Stage = { provider: Provider; pool: ReadingPool; student: Student; worker: Server; loopFile: string };

async function measureOnce(): Promise<Run> {
  const dataDir = await inventDataDir();
  const loopFile = join(tmpdir(), `hotseat-loop-${process.pid}.json`);
  const provider = await openProvider(() => ({ does: 'fail', status: 503 }));
  const pool = openReadingPool();
  const servers: Server[] = [];
  try {
    const environment = {
      STANDARD_MODEL: model,
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrls['openai-compatible'],
      MODEL_CONTEXTS: JSON.stringify({ [model]: contextTokens }),
      NODE_OPTIONS: `--import=${loopDelay}`,
      LOOP_DELAY_FILE: loopFile,
    };
    const web = await startServer({ dataDir, role: 'web', environment });
    servers.push(web);
    const worker = await startServer({ dataDir, role: 'worker', environment });
    servers.push(worker);
    const student = await enrolStudent(web);
    const stage = { provider, pool, student, worker, loopFile };
    const opinion = await pool.read(teachingOpinionPdf);
    return {
      ...(await measureOne(stage, opinion)),
      ...(await measureTogether(stage, opinion)),
      ...(await measureLength(stage)),
    };
  } finally {
    for (const server of servers.toReversed()) await server.stop();
    await pool.close();
    await provider.close();
    await rm(loopFile, { force: true });
    await removeDataDir(dataDir);
  }
}

const lasted = ({ startedAt, endedAt = Number.NaN }: Call) => endedAt - startedAt;

async function measureOne({ provider, student: { client, sessionId, events } }: Stage, opinion: Opinion) {
  provider.play(goodAnswers(opinion, { speed }));
  const from = provider.calls.length;
  const startedAt = performance.now();
  const sent = client.upload(sessionId, await readFile(teachingOpinionPdf));
  let firstWordsAt: number | undefined;
  for (;;) {
    const event = await events.readBlock();
    if (event === 'end' || (event && event.type === 'failed')) throw new Error('The analysis failed');
    if (event?.type === 'part' && event.part !== 'caption') firstWordsAt ??= performance.now();
    if (event?.type === 'done') break;
  }
  const whole = performance.now() - startedAt;
  await sent;
  const calls = provider.calls.slice(from);
  const first = Math.min(...calls.map(({ startedAt: at }) => at));
  const token = Math.min(...calls.map(({ firstTokenAt = Number.NaN }) => firstTokenAt));
  return {
    whole: whole / Math.max(...calls.map(lasted)),
    firstWords: ((firstWordsAt ?? Number.NaN) - first) / speed.firstTokenMs,
    firstWordsAfterToken: (firstWordsAt ?? Number.NaN) - token,
  };
}

async function measureTogether({ provider, student: one, worker, loopFile }: Stage, opinion: Opinion) {
  provider.play(goodAnswers(opinion, { speed }));
  const bytes = await readFile(teachingOpinionPdf);
  const before = memoryOf(worker.pid)?.resident ?? Number.NaN;
  if (isTold) forgetPeak(worker.pid);
  await readLoopDelay(worker, loopFile);
  const idle = startIdle(`${loopFile}.idle`);
  await analyzeTogether(
    one,
    Array.from({ length: together }, () => bytes),
  );
  const { p99 } = await readLoopDelay(worker, loopFile);
  const idleP99 = (await readLoopDelay(idle, `${loopFile}.idle`)).p99;
  idle.kill();
  await rm(`${loopFile}.idle`, { force: true });
  return { loopP99: p99, idleP99, growth: (memoryOf(worker.pid)?.peak ?? Number.NaN) - before };
}

/** Does nothing: how late it is, anything would be on this machine at this time. */
function startIdle(file: string): ChildProcess {
  const words = [`--import=${loopDelay}`, '--eval', 'setInterval(() => {}, 60_000)'];
  return spawn(process.execPath, words, { env: { ...process.env, LOOP_DELAY_FILE: file }, stdio: 'ignore' });
}

/** Since the last time it was asked. */
async function readLoopDelay(
  { pid }: { pid?: number | undefined },
  file: string,
): Promise<{ p99: number; max: number }> {
  await rm(file, { force: true });
  if (pid !== undefined) process.kill(pid, 'SIGUSR2');
  for (let looks = 0; looks < 200; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.endsWith('}')) return JSON.parse(text);
  }
  throw new Error('The worker does not tell the delay of its event loop');
}

async function measureLength({ provider, pool, student: one }: Stage) {
  const pages = [longOpinionPdf(20), longOpinionPdf(170)] as const;
  const wires = goodWires(await pool.read(secondOpinionPdf), 'standard');
  const length = Math.max(...Object.values(wires).map((wire) => JSON.stringify(wire).length));
  const time = async (bytes: Uint8Array) => {
    provider.play(ofLength(wires, await readBytes(pool, bytes), length));
    const startedAt = performance.now();
    await analyzeTogether(one, [bytes]);
    return performance.now() - startedAt;
  };
  const shortMs = await time(pages[0]);
  const from = provider.calls.length;
  const longMs = await time(pages[1]);
  const sizes = provider.calls
    .slice(from)
    .map(({ system, prompt, maxOutputTokens = 0 }) => estimateTokens(system + prompt) + maxOutputTokens);
  return { pages: longMs / shortMs, longest: Math.max(...sizes) };
}

/** The same materials on every length of the opinion, and as long to say. */
function ofLength(wires: Wires, opinion: Opinion, length: number): Script {
  const moved = JSON.parse(JSON.stringify(wires), (_, value) => moveSupport(value, opinion)) as Wires;
  return answersWith(moved, opinion, {
    speed,
    change: (kind) => {
      if (kind === 'notes' || kind === 'repair' || kind === 'verdicts') return undefined;
      return { does: 'answer', text: JSON.stringify(moved[kind]).padEnd(length), speed };
    },
  });
}

/** The words stand in a paragraph of another number. */
function moveSupport(value: unknown, { paragraphs }: Opinion): unknown {
  if (typeof value !== 'object' || value === null || !('words' in value)) return value;
  const found = paragraphs.find(({ text }) => text.includes(String(value.words)));
  return found ? { ...value, paragraph: found.id } : value;
}

async function readBytes(pool: ReadingPool, bytes: Uint8Array): Promise<Opinion> {
  const path = join(tmpdir(), `hotseat-long-${process.pid}.pdf`);
  await writeFile(path, bytes);
  try {
    return await pool.read(path);
  } finally {
    await rm(path, { force: true });
  }
}
