/** The files of a zip, by their paths. */
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

export async function unzipped(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const opened = await yauzl.fromBufferPromise(zip);
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  }
  return files;
}
