/** The process that sets sheets: one order at a time, its file or its fault in return. */
import type { Watched } from '../../opinion/pdf/killable-child.ts';
import { startWatchdog } from '../../opinion/pdf/watchdog.ts';
import type { PrintOrder, PrintReport } from './printer.ts';
import { sheetWriters } from './writers.ts';

process.on('message', ({ watch, ...order }: Watched<PrintOrder>) => {
  startWatchdog(watch);
  void print(order).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit());

async function print(order: PrintOrder): Promise<PrintReport> {
  try {
    return { file: (await sheetWriters[order.format](order)).toString('base64') };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
