/** A stranger's zip, opened within bounds that no honest file meets; its files are read one at a time, when they are asked for. */
import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry } from 'yauzl';

export type ZipBounds = {
  mostEntries: number;
  /** Of one file and of all together, unpacked. */
  mostBytesEach: number;
  mostBytes: number;
  /** Others make the whole zip be refused. */
  isExpected: (path: string) => boolean;
};

export type OpenedZip = {
  /** Undefined where it has no such file. Throws for one that is not what the zip says of it. */
  read(path: string): Promise<Buffer | undefined>;
  close(): void;
};

/** Throws for what is no zip, or not within the bounds; nothing is written anywhere. */
export async function openZip(path: string, bounds: ZipBounds): Promise<OpenedZip> {
  // It refuses absolute paths, ".." and backslashes, and what unpacks to another size than the zip says.
  const zip = await yauzl.openPromise(path, {
    strictFileNames: true,
    validateEntrySizes: true,
    autoClose: false,
  });
  const entries = new Map<string, Entry>();
  let bytes = 0;
  try {
    if (zip.entryCount > bounds.mostEntries) throw new Error('The zip has too many entries');
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
      if (fileName.endsWith('/')) continue;
      bytes += uncompressedSize;
      if (!bounds.isExpected(fileName) || entries.has(fileName))
        throw new Error('The zip has a file too many');
      if (uncompressedSize > bounds.mostBytesEach || bytes > bounds.mostBytes)
        throw new Error('The zip unpacks to too much');
      if (entry.isEncrypted()) throw new Error('The zip is encrypted');
      entries.set(fileName, entry);
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  return {
    async read(name) {
      const entry = entries.get(name);
      return entry && buffer(await zip.openReadStreamPromise(entry));
    },
    close: () => zip.close(),
  };
}
