/** Sets sheets in a process of its own: a long outline takes seconds, in which the server answers everybody else. */
import { type KillableChild, startChild } from '../../opinion/pdf/killable-child.ts';
import { openLanes } from '../../opinion/pdf/lanes.ts';
import { giveOrder } from '../../opinion/pdf/one-order.ts';
import type { Imprint } from './pdf.ts';
import type { Sheet } from './sheet.ts';
import type { SheetFormat } from './writers.ts';

export type PrintOrder = { sheet: Sheet; imprint: Imprint; format: SheetFormat };
/** The bytes in base64. */
export type PrintReport = { file: string } | { fault: string };

type PrintChild = KillableChild<PrintOrder, PrintReport>;

export type Printer = {
  /** Throws where the sheet cannot be set, or takes more time or memory than any does. */
  print(sheet: Sheet, imprint: Imprint, format?: SheetFormat): Promise<Buffer>;
  /** What is still being set fails. */
  close(): Promise<void>;
};

export type PrinterOptions = {
  memoryLimitMb?: number;
  deadlineMs?: number;
  /** A child that has had nothing to do for this long ends: a resting server holds none. */
  idleMs?: number;
};

export function openPrinter(options: PrinterOptions = {}): Printer {
  const { memoryLimitMb = 700, deadlineMs = 30_000, idleMs = 5_000 } = options;
  const closing = new AbortController();
  const lanes = openLanes<PrintChild>({
    size: 1,
    idleMs,
    start: () => startChild(besideThis(), memoryLimitMb),
  });

  return {
    print: (sheet, imprint, format = 'pdf') =>
      lanes.lend(closing.signal, async (lane) => {
        const order = { sheet, imprint, format };
        const limits = { memoryLimitMb, deadlineMs };
        let made = await giveOrder(lane.child, order, limits, closing.signal);
        // Killed from outside perhaps; a sheet that ends its process twice is at fault itself.
        if (made === 'lost') made = await giveOrder(lane.replace(), order, limits, closing.signal);
        if (made === 'lost') throw new Error('A sheet ended the process that set it');
        if (made === 'over') throw new Error('A sheet took too long, or too much memory');
        if ('fault' in made.report) throw new Error(made.report.fault);
        return Buffer.from(made.report.file, 'base64');
      }),
    async close() {
      closing.abort(new Error('The printer is closed'));
      await lanes.close();
    },
  };
}

function besideThis(): URL {
  const own = import.meta.url;
  return new URL(own.endsWith('.ts') ? './child.ts' : './print-child.js', own);
}
