/** A zip written as it is read: each file is made when its turn comes. */
import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';

export type ZipFile = { path: string; content: () => Promise<string | Uint8Array> };

/** Throws the error of a file that could not be made. */
export async function* zipPieces(files: ZipFile[], at: Date): AsyncGenerator<Uint8Array> {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream.pipe(new PassThrough());
  zip.on('error', (error) => out.destroy(error));
  for (const { path, content } of files) {
    zip.addReadStreamLazy(path, { mtime: at, mode: 0o644 }, (take) => {
      content().then(
        (made) => take(null, Readable.from([typeof made === 'string' ? Buffer.from(made) : made])),
        (error: unknown) => take(error instanceof Error ? error : new Error(String(error)), out),
      );
    });
  }
  zip.end();
  // Left early, the loop destroys its end of the pipe: the other stands still, and is forgotten with what waits in it.
  for await (const piece of out) yield piece;
}
