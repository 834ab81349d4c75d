/** A zip written as it is read: each file is made when its turn comes. */
import { Readable } from 'node:stream';
import yazl from 'yazl';

export type ZipFile = { path: string; content: () => Promise<string> };

/** Breaks off with the error of a file that could not be made. */
export function streamZip(files: ZipFile[], at: Date): ReadableStream<Uint8Array> {
  const zip = new yazl.ZipFile();
  const out = new Readable().wrap(zip.outputStream);
  zip.on('error', (error) => out.destroy(error));
  for (const { path, content } of files) {
    zip.addReadStreamLazy(path, { mtime: at, mode: 0o644 }, (take) => {
      content().then(
        (text) => take(null, Readable.from([Buffer.from(text)])),
        (error: unknown) => take(error instanceof Error ? error : new Error(String(error)), out),
      );
    });
  }
  zip.end();
  // Node's own web stream; the two declarations of its type differ in name alone.
  return Readable.toWeb(out) as ReadableStream<Uint8Array>;
}
