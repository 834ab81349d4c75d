/** How many pages a PDF says it has, read from its own page tree: told beside its name before anything is sent. */

const pieceBytes = 1024 * 1024;
/** A dictionary that stands across the end of a piece is found in the next one. */
const overlapBytes = 32 * 1024;
const mostStreams = 2000;
const mostInflatedBytes = 64 * 1024 * 1024;

/** One character a byte, so that places in the text are places in the file. */
const textOf = async (bytes: Blob) => new TextDecoder('latin1').decode(await bytes.arrayBuffer());

export type PageCount = number | 'encrypted' | 'untold';

/** Untold where the file does not tell it in a way that can be read without opening it. */
export async function countPages(file: Blob): Promise<PageCount> {
  try {
    const linearized = /\/Linearized\b[^>]*?\/N\s+(\d+)/.exec(await textOf(file.slice(0, 2048)));
    if (linearized) return Number(linearized[1]);
    let most = 0;
    let isEncrypted = false;
    const packed: PackedObjects[] = [];
    for (let from = 0; from < file.size; from += pieceBytes) {
      const text = await textOf(file.slice(from, from + pieceBytes + overlapBytes));
      most = Math.max(most, countIn(text));
      isEncrypted ||= /\/Encrypt\s+\d+\s+\d+\s+R\b/.test(text);
      packed.push(...packedIn(text, from));
    }
    if (most === 0 && isEncrypted) return 'encrypted';
    if (most === 0) most = await countInPacked(file, packed);
    return most || 'untold';
  } catch {
    return 'untold';
  }
}

/** The largest count of any node of the page tree: the root's. */
function countIn(text: string): number {
  let most = 0;
  for (const { index } of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    const start = text.lastIndexOf('<<', index);
    const end = text.indexOf('>>', index);
    const node = text.slice(Math.max(start, index - overlapBytes), end < 0 ? index + overlapBytes : end);
    for (const [, count] of node.matchAll(/\/Count\s+(\d+)/g)) most = Math.max(most, Number(count));
  }
  return most;
}

type PackedObjects = { from: number; length: number };

/** Streams in which newer PDFs pack their objects. */
function packedIn(text: string, offset: number): PackedObjects[] {
  const found = text.matchAll(/<<[^>]{0,400}?\/Type\s*\/ObjStm\b[^>]{0,400}>>\s*stream\r?\n/g);
  return [...found].flatMap(({ 0: head, index }) => {
    const [, length] = /\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(head) ?? [];
    return length ? [{ from: offset + index + head.length, length: Number(length) }] : [];
  });
}

async function countInPacked(file: Blob, packed: readonly PackedObjects[]): Promise<number> {
  let most = 0;
  let inflatedBytes = 0;
  for (const { from, length } of packed.slice(0, mostStreams)) {
    const text = await inflate(file.slice(from, from + length), mostInflatedBytes - inflatedBytes);
    inflatedBytes += text.length;
    most = Math.max(most, countIn(text));
    if (inflatedBytes >= mostInflatedBytes) break;
  }
  return most;
}

/** As much of it as can be inflated, up to a limit. */
async function inflate(packed: Blob, mostBytes: number): Promise<string> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder('latin1');
  let text = '';
  try {
    while (text.length < mostBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    await reader.cancel();
  } catch {
    // What came before the damage still tells.
  }
  return text;
}
