/** Setting sheets beside the server. */
import { execFileSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { openPrinter, type Printer, type PrinterOptions } from './printer.ts';
import type { Sheet } from './sheet.ts';

const imprint = { maker: 'Hotseat', trust: 'Made today', printedAt: Date.UTC(2027, 0, 1) };

let printer: Printer;
const open = (options?: PrinterOptions) => {
  printer = openPrinter(options);
  return printer;
};
afterEach(() => printer.close());

/** Of so many statements; two thousand take seconds. */
function sheetOf(statements: number): Sheet {
  const words =
    'The court held that a carrier who undertakes to deliver answers for what it loses on the way. ';
  const statement = (number: number) => ({
    number: String(number),
    text: words.repeat(6),
    sources: [{ name: `p. ${number}`, href: null, quotes: [] }],
    remarks: [],
    children: [],
  });
  const statementsOf = Array.from({ length: statements }, (_, number) => statement(number));
  const part = { heading: 'Analysis', label: 'Hard', statements: statementsOf, notes: [] };
  return {
    kind: 'Outline',
    title: 'Marlow v. Harbor',
    lines: [],
    lead: statement(0),
    gaps: [],
    parts: [part],
  };
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-';

/** The processes of ours that set sheets. */
const printing = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('study/print/child.ts'))
    .map((line) => Number.parseInt(line, 10));

it('a large sheet is set while everything else goes on', async () => {
  const { print } = open();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const startedAt = performance.now();
  const pdf = await print(sheetOf(2_000), imprint);
  const tookMs = performance.now() - startedAt;
  delay.disable();
  expect(isPdf(pdf)).toBe(true);
  expect(delay.max / 1e6).toBeLessThan(tookMs / 4);
});

it.runIf(process.platform === 'linux')(
  'a process that is killed is replaced, and the sheet is set',
  async () => {
    const { print } = open();
    const made = print(sheetOf(2_000), imprint);
    await expect.poll(printing).toHaveLength(1);
    await sleep(500);
    for (const pid of printing()) process.kill(pid, 'SIGKILL');
    expect(isPdf(await made)).toBe(true);
  },
);

it('a sheet that takes too long fails, and the next is set', async () => {
  const { print } = open({ deadlineMs: 1_500 });
  await expect(print(sheetOf(20_000), imprint)).rejects.toThrow(/too long/);
  await printer.close();
  expect(isPdf(await open().print(sheetOf(2), imprint))).toBe(true);
});

it('after a pause no process is left', async () => {
  const { print } = open({ idleMs: 100 });
  await print(sheetOf(2), imprint);
  await expect.poll(printing).toEqual([]);
});
