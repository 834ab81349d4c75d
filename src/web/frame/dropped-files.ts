/** What is dropped from the desktop: files, and folders for the PDFs in them. */
import { toast } from '../ui/toast.tsx';

export const carriesFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** To be called in the drop itself: later a browser no longer tells what was dropped. */
export function takeDropped(dropped: DataTransfer, take: (files: File[]) => void): void {
  void filesOf(dropped).then((files) => {
    if (files.length > 0) take(files);
    else
      toast({ title: 'No PDFs found', description: 'This folder has no PDFs in it.', tone: 'destructive' });
  });
}

async function filesOf({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory)) return [...files];
  const found = await Promise.all(entries.map((entry) => entry && filesIn(entry)));
  return found.flatMap((inside) => inside ?? []);
}

const isPdf = ({ name }: FileSystemEntry) => /\.pdf$/i.test(name);

/** Of a folder its PDFs, at any depth. What cannot be opened is passed over. */
async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFolder(entry)) {
    const wanted = (await entriesIn(entry)).filter((each) => isFolder(each) || isPdf(each));
    return (await Promise.all(wanted.map(filesIn))).flat();
  }
  if (!isFile(entry)) return [];
  return new Promise((resolve) => {
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    );
  });
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** A browser tells them in batches; an empty one is the last. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (batch.length === 0) return found;
    found.push(...batch);
  }
}
