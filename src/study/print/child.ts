/** The process that sets sheets: one order at a time, its file or its fault in return. */
import type { Watched } from '../../opinion/pdf/killable-child.ts';
import { startWatchdog } from '../../opinion/pdf/watchdog.ts';
import type { PrintOrder, PrintReport } from './printer.ts';

process.on('message', ({ watch, ...order }: Watched<PrintOrder>) => {
  startWatchdog(watch);
  void print(order).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit());

async function print(order: PrintOrder): Promise<PrintReport> {
  try {
    return { file: (await fileOf(order)).toString('base64') };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Either library is loaded once it is needed: a process sets sheets of one kind most of the time. */
async function fileOf({ sheet, imprint, format }: PrintOrder): Promise<Buffer> {
  if (format === 'docx') return (await import('./docx.ts')).sheetToDocx(sheet, imprint);
  return (await import('./pdf.ts')).sheetToPdf(sheet, imprint);
}
