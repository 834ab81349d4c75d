/** Takes from a PDF what its fonts say of their ligatures, as some typesetting software does: "final" is then read as "fnal". */
import { deflateSync, inflateSync } from 'node:zlib';

/** In a ToUnicode map: a glyph, and the letters it stands for. */
const ligature = /(<[\dA-Fa-f]+>) <(0066(?:0066)?)(?:0069|006[cC])>/g;

/** The file with each ligature standing for its first letters alone. */
export function withoutLigatureNames(pdf: Buffer): Buffer {
  const objects = objectsOf(pdf);
  const pieces: Buffer[] = [pdf.subarray(0, objects[0]?.start ?? 0)];
  const offsets = new Map<number, number>();
  let length = pieces[0]!.length;
  for (const { number, start, end } of objects) {
    const piece = withPoorMap(pdf.subarray(start, end));
    offsets.set(number, length);
    pieces.push(piece);
    length += piece.length;
  }
  const size = Math.max(...offsets.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = /trailer\s*<<[\s\S]*?>>\s*startxref/.exec(
    pdf.subarray(objects.at(-1)!.end).toString('latin1'),
  )?.[0];
  pieces.push(Buffer.from(`xref\n0 ${size}\n${rows.join('')}${trailer ?? ''}\n${length}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(pieces);
}

function objectsOf(pdf: Buffer): { number: number; start: number; end: number }[] {
  const text = pdf.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const rows = [...text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map((row) => Number(row[1]));
  const starts = rows.sort((a, b) => a - b);
  return starts.map((start, index) => ({
    number: Number(/^\d+/.exec(text.slice(start, start + 12))![0]),
    start,
    end: starts[index + 1] ?? table,
  }));
}

function withPoorMap(object: Buffer): Buffer {
  const head = object.toString('latin1', 0, 400);
  const start = /stream\r?\n/.exec(head);
  if (!start || !head.includes('/FlateDecode')) return object;
  const from = start.index + start[0].length;
  const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
  const content = inflated(object.subarray(from, from + length));
  if (!content?.includes('beginbfchar')) return object;
  const poor = deflateSync(Buffer.from(content.replace(ligature, '$1 <$2>'), 'latin1'));
  const dictionary = head.slice(0, from).replace(/\/Length \d+/, `/Length ${poor.length}`);
  return Buffer.concat([Buffer.from(dictionary, 'latin1'), poor, Buffer.from('\nendstream\nendobj\n')]);
}

function inflated(stream: Buffer): string | undefined {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return undefined;
  }
}
