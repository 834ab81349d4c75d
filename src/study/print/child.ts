/** The process that sets sheets: one order at a time, its PDF or its fault in return. */
import type { Watched } from '../../opinion/pdf/killable-child.ts';
import { startWatchdog } from '../../opinion/pdf/watchdog.ts';
import { sheetToPdf } from './pdf.ts';
import type { PrintOrder, PrintReport } from './printer.ts';

process.on('message', ({ sheet, imprint, watch }: Watched<PrintOrder>) => {
  startWatchdog(watch);
  process.send?.(print({ sheet, imprint }) satisfies PrintReport);
});
process.on('disconnect', () => process.exit());

function print({ sheet, imprint }: PrintOrder): PrintReport {
  try {
    return { pdf: sheetToPdf(sheet, imprint).toString('base64') };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
