/** The titles of a book that brings no outline, by how they are set. */

import { caseTitle } from '../caption/case-title.ts';
import type { LaidParagraph } from '../lay-out.ts';
import type { ContentsEntry } from '../opinion.ts';

/** Fewer titles of cases in one face may have come about by chance. */
const fewestTitles = 3;
const longestTitle = { letters: 220, lines: 4 };
/** In points: sizes that differ by less are one. */
const sameSize = 0.4;
/** From one line of a title to the next, as a share of its size. */
const lineStep = 1.6;
/** Type this much larger than the text's is no opinion's own heading. */
const large = 1.12;

/** "Restatement (Second) of Torts § 402A", "Federal Rule of Evidence 502": what an editor sets among cases. */
const ofLaw =
  /^(?:[A-Z\d][.)] )?(?:[\p{L}\d.()]+ ){0,5}(?:§§? ?\d|(?:Restatement|Rules?|Code|Act|Constitution|Article|Section|Statutes?)\b.{0,40}\d)/u;

type Face = { size: number; bold: boolean; italic: boolean; isCapital: boolean };
type Title = { face: Face; title: string; paragraph: number };

/** The headings that are set as the names of cases are, and those above them in rank; empty where no face names several cases. */
export function headingsAlike(paragraphs: LaidParagraph[]): ContentsEntry[] {
  const faces = paragraphs.map(faceOf);
  const text = textFace(paragraphs, faces);
  const titles = titlesIn(paragraphs, faces, text);
  const own = faceOfCases(titles);
  if (!own) return [];
  const isLarge = own.size >= large * text.size;
  const isAlike = (face: Face) => keyOf({ ...face, isCapital: own.isCapital }) === keyOf(own);
  const kept = titles.filter(({ face, title }) =>
    isAlike(face)
      ? isLarge || caseTitle(title) !== undefined || ofLaw.test(title)
      : face.size > own.size + sameSize,
  );
  const sizes = [...new Set(kept.map(({ face }) => Math.round(face.size)))].sort((a, b) => b - a);
  return kept.map(({ face, title, paragraph }) => ({
    title,
    depth: sizes.indexOf(Math.round(face.size)),
    paragraph,
  }));
}

function titlesIn(paragraphs: LaidParagraph[], faces: Face[], text: Face): Title[] {
  const titles: Title[] = [];
  paragraphs.forEach((each, paragraph) => {
    const face = faces[paragraph]!;
    const isTitle = each.kind === 'heading' || (each.kind === 'text' && keyOf(face) !== keyOf(text));
    const isShort = each.text.length <= longestTitle.letters && each.lines.length <= longestTitle.lines;
    if (!isTitle || !isShort || each.text === '') return;
    const last = titles.at(-1);
    const before = paragraphs[paragraph - 1];
    // "F. Supp. 2d 131 (S.D.N.Y. 2018)" below a name has more capitals than it.
    const isAlike = last && keyOf({ ...face, isCapital: last.face.isCapital }) === keyOf(last.face);
    const goesOn = isAlike && before && isNextLine(before, each);
    if (goesOn && caseTitle(each.text) === undefined) last.title += ` ${each.text}`;
    else titles.push({ face, title: each.text, paragraph });
  });
  return titles;
}

/** Whether two paragraphs stand as close as two lines of one title. */
function isNextLine(before: LaidParagraph, next: LaidParagraph): boolean {
  const above = before.lines.at(-1)!;
  const below = next.lines[0]!;
  const step = below.y - above.y;
  return above.page === below.page && step > 0 && step < lineStep * below.size;
}

/** The face in which most cases are named. */
function faceOfCases(titles: Title[]): Face | undefined {
  const names = titles.filter(({ title }) => caseTitle(title) !== undefined);
  const byFace = Map.groupBy(names, ({ face }) => keyOf(face));
  const most = [...byFace.values()].toSorted((a, b) => b.length - a.length)[0];
  return most && new Set(most.map(({ title }) => title)).size >= fewestTitles ? most[0]!.face : undefined;
}

function faceOf({ lines }: LaidParagraph): Face {
  const first = lines[0]!;
  // More lines than a title has tell nothing more: a long text is not read whole for its capitals.
  const words = lines
    .slice(0, longestTitle.lines)
    .map(({ text }) => text)
    .join(' ');
  return {
    size: first.size,
    bold: first.bold,
    italic: first.italic,
    // A citation behind a name in capitals has small letters.
    isCapital: (words.match(/\p{Lu}/gu)?.length ?? 0) > (words.match(/\p{Ll}/gu)?.length ?? 0),
  };
}

function textFace(paragraphs: LaidParagraph[], faces: Face[]): Face {
  const letters = new Map<string, { face: Face; count: number }>();
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.kind !== 'text') continue;
    const face = faces[index]!;
    const known = letters.get(keyOf(face)) ?? { face, count: 0 };
    known.count += paragraph.text.length;
    letters.set(keyOf(face), known);
  }
  const most = [...letters.values()].toSorted((a, b) => b.count - a.count)[0];
  return most?.face ?? { size: 0, bold: false, italic: false, isCapital: false };
}

function keyOf({ size, bold, italic, isCapital }: Face): string {
  return [Math.round(size / sameSize), bold, italic, isCapital].join(' ');
}
