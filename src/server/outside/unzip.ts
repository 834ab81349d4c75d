/** A stranger's zip, read entry by entry into memory, within bounds that no honest file meets. */
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

export type ZipBounds = {
  mostEntries: number;
  /** Of one file and of all together, unpacked. */
  mostBytesEach: number;
  mostBytes: number;
  /** Others make the whole zip be refused. */
  isExpected: (path: string) => boolean;
};

/** Throws for whatever is not within the bounds, or no zip; nothing is written anywhere. */
export async function readZip(path: string, bounds: ZipBounds): Promise<Map<string, Buffer>> {
  // It refuses absolute paths, ".." and backslashes, and what unpacks to another size than the zip says.
  const zip = await yauzl.openPromise(path, { strictFileNames: true, validateEntrySizes: true });
  const files = new Map<string, Buffer>();
  let bytes = 0;
  try {
    if (zip.entryCount > bounds.mostEntries) throw new Error('The zip has too many entries');
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
      if (fileName.endsWith('/')) continue;
      bytes += uncompressedSize;
      if (!bounds.isExpected(fileName) || files.has(fileName)) throw new Error('The zip has a file too many');
      if (uncompressedSize > bounds.mostBytesEach || bytes > bounds.mostBytes)
        throw new Error('The zip unpacks to too much');
      if (entry.isEncrypted()) throw new Error('The zip is encrypted');
      files.set(fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
    return files;
  } finally {
    zip.close();
  }
}
