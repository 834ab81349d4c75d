/** The process in which a stranger's class file is read: one at a time, what came of it or why not in return. */
import { closeSync, openSync, writeSync } from 'node:fs';
import type { Watched } from '../../opinion/pdf/killable-child.ts';
import { startWatchdog } from '../../opinion/pdf/watchdog.ts';
import { ClassFileRefusal, readClassFile } from './read.ts';
import type { ReadingOrder, ReadingReport } from './reader.ts';

process.on('message', ({ watch, ...order }: Watched<ReadingOrder>) => {
  startWatchdog(watch);
  void read(order).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit());

async function read({ path, rows }: ReadingOrder): Promise<ReadingReport> {
  const file = openSync(rows, 'w', 0o600);
  let at = 0;
  try {
    const read = await readClassFile(path, (text) => {
      const bytes = writeSync(file, text);
      at += bytes;
      return { at: at - bytes, bytes };
    });
    return { read };
  } catch (error) {
    if (error instanceof ClassFileRefusal) return { refusal: error.message };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    closeSync(file);
  }
}
