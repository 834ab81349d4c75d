/** A zip of these files, by their paths. */
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

export async function zipped(files: ReadonlyMap<string, Buffer | string>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, bytes] of files) zip.addBuffer(Buffer.from(bytes), path);
  zip.end();
  return buffer(zip.outputStream);
}
