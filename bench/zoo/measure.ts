/** One reading of one printed document, against what is true of it. */
import type { Opinion } from '../../src/opinion/opinion.ts';
import { ownWords } from '../../src/opinion/own-words.ts';
import { splitSentences } from '../../src/opinion/sentences.ts';
import { aligned } from './align.ts';
import { captionScore, type Score } from './caption-score.ts';
import type { Truth, TruthSentence } from './truth.ts';

/** `right` of `of`. */
/** Boundaries that are there and were found, that are there, and that were found. */
export type Boundaries = { both: number; true: number; read: number };

export type Figures = {
  characters: { lost: number; added: number; of: number };
  paragraphs: Boundaries;
  sentences: Boundaries;
  order: Score;
  notes: Score;
  parts: Score;
  caption: Score;
  labels: Score;
  disposition: Score;
  /** Words of a publisher that are kept from the court's. */
  apart: Score;
};

/** A word of the truth: where it stands, and what begins with it. */
type TrueWord = {
  text: string;
  paragraph: number;
  is?: TruthSentence['is'];
  beginsParagraph: boolean;
  beginsSentence: boolean;
  /** Footnotes whose marks stand right behind it. */
  marks: string[];
};

type ReadWord = {
  text: string;
  paragraph: number;
  offset: number;
  beginsParagraph: boolean;
  beginsSentence: boolean;
};

/** What went wrong, in words, for whoever mends it. */
export type Report = { figures: Figures; troubles: string[] };

export function measure(truth: Truth, whole: Opinion): Report {
  const opinion = ownWords(whole);
  const words = trueWords(truth);
  const read = readWords(opinion);
  const matches = aligned(
    words.map(({ text }) => folded(text)),
    read.map(({ text }) => folded(text)),
  );
  const troubles: string[] = [];
  const first = firstRead(words, matches);
  const figures: Figures = {
    characters: charactersOf(words, read, matches, first, troubles),
    paragraphs: boundariesOf('paragraph', words, read, matches, first, troubles),
    sentences: boundariesOf('sentence', words, read, matches, first, troubles),
    order: orderOf(words, matches),
    notes: notesOf(truth, words, read, matches, opinion, troubles),
    parts: partsOf(truth, words, read, matches, opinion, troubles),
    caption: captionScore(truth.caption, opinion.caption, troubles),
    labels: together(
      labelsOf(truth, opinion, troubles),
      starsOf(truth, words, read, matches, opinion, troubles),
    ),
    disposition: dispositionOf(truth, opinion, troubles),
    apart: apartOf(truth, whole, troubles),
  };
  return { figures, troubles };
}

/** Where the reading reaches the first opinion: some words in a row that are its own, not one that the caption has too. */
function firstRead(words: TrueWord[], matches: Int32Array): number {
  const inRow = 4;
  const index = matches.findIndex(
    (match, at) =>
      match !== -1 &&
      words[match]!.is !== 'optional' &&
      Array.from({ length: inRow }, (_, step) => matches[at + step] === match + step).every(Boolean),
  );
  let first = Math.max(0, index);
  // Its paragraph may begin with its own number, or with who speaks.
  while (first > 0 && matches[first] !== 0 && matches[first - 1] === matches[first]! - 1) first--;
  return first;
}

function trueWords({ paragraphs }: Truth): TrueWord[] {
  const words: TrueWord[] = [];
  paragraphs.forEach(({ sentences }, paragraph) => {
    sentences.forEach(({ text, marks, is }, sentence) => {
      const own = text.split(/\s+/).filter(Boolean);
      own.forEach((word, at) => {
        words.push({
          text: word,
          paragraph,
          ...(is ? { is } : {}),
          beginsParagraph: sentence === 0 && at === 0,
          beginsSentence: at === 0,
          marks: at === own.length - 1 ? marks : [],
        });
      });
    });
  });
  return words;
}

function readWords({ paragraphs }: Opinion): ReadWord[] {
  const words: ReadWord[] = [];
  paragraphs.forEach(({ text, kind }, paragraph) => {
    const starts = new Set(splitSentences(text).map(({ start }) => start));
    for (const match of text.matchAll(/\S+/g)) {
      words.push({
        text: match[0],
        paragraph,
        offset: match.index,
        beginsParagraph: match.index === 0,
        beginsSentence: match.index === 0 || (kind !== 'heading' && starts.has(match.index)),
      });
    }
  });
  return words;
}

/** What two spellings of one word share: forms of quotes and dashes are no matter of reading. */
function folded(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-');
}

function charactersOf(
  words: TrueWord[],
  read: ReadWord[],
  matches: Int32Array,
  first: number,
  troubles: string[],
): Figures['characters'] {
  const found = new Set(matches);
  const added = read.filter((_, index) => index >= first && matches[index] === -1);
  const missing = new Map<string, number>();
  const leftOut = new Map<string, number>();
  words.forEach(({ text, is }, index) => {
    if (!found.has(index)) count(is === 'optional' ? leftOut : missing, folded(text), 1);
  });
  // What stands elsewhere in the reading is out of order, and counted as that; what may be left out may stand anywhere.
  const moved = added.filter(({ text }) => take(missing, folded(text)) || take(leftOut, folded(text)));
  const isMoved = new Set(moved);
  const really = added.filter((word) => !isMoved.has(word));
  const size = (each: Iterable<string>) => [...each].reduce((sum, text) => sum + text.length, 0);
  const lostWords = [...missing].flatMap(([text, times]) => Array.from({ length: times }, () => text));
  if (lostWords.length > 0) troubles.push(`lost: ${lostWords.slice(0, 40).join(' ')}`);
  if (really.length > 0)
    troubles.push(
      `added: ${really
        .slice(0, 40)
        .map(({ text }) => text)
        .join(' ')}`,
    );
  // A word of which two letters were lost has not lost the others.
  const pairs = spellings(
    lostWords,
    really.map(({ text }) => folded(text)),
  );
  return {
    lost: size(lostWords) - pairs,
    added: size(really.map(({ text }) => text)) - pairs,
    of: size(words.filter(({ is }) => is !== 'optional').map(({ text }) => text)),
  };
}

function count(counts: Map<string, number>, key: string, by: number): void {
  const now = (counts.get(key) ?? 0) + by;
  if (now > 0) counts.set(key, now);
  else counts.delete(key);
}

function take(counts: Map<string, number>, key: string): boolean {
  if (!counts.has(key)) return false;
  count(counts, key, -1);
  return true;
}

/** Letters that lost and added words share, where one is the other misspelt or glued to its neighbour. */
function spellings(lost: string[], added: string[]): number {
  const bag = new Map<string, number>();
  for (const letter of lost.join('')) count(bag, letter, 1);
  let shared = 0;
  for (const letter of added.join('')) if (take(bag, letter)) shared++;
  const near = lost.some((word) => added.some((other) => isNear(word, other)));
  return near ? shared : 0;
}

function isNear(word: string, other: string): boolean {
  return word.length > 2 && (other.includes(word) || word.includes(other) || word[0] === other[0]);
}

/** Boundaries stand before words of the truth; what is read before a soft word stands before the next that is not. */
function boundariesOf(
  kind: 'paragraph' | 'sentence',
  words: TrueWord[],
  read: ReadWord[],
  matches: Int32Array,
  first: number,
  troubles: string[],
): Boundaries {
  const begins = kind === 'paragraph' ? 'beginsParagraph' : 'beginsSentence';
  const settled = (at: number) => {
    let index = at;
    while (words[index]?.is !== undefined) index++;
    return index < words.length ? index : -1;
  };
  const truly = new Set<number>();
  words.forEach((word, index) => {
    if (word[begins] && settled(index) !== -1) truly.add(settled(index));
  });
  const found = new Set<number>();
  let astray = 0;
  read.forEach((word, index) => {
    if (index < first || !word[begins]) return;
    let at = index;
    while (at < read.length && matches[at] === -1) at++;
    const match = at < read.length ? settled(matches[at]!) : -1;
    if (match === -1) return;
    if (at === index || truly.has(match)) found.add(match);
    else if (matches[index] === -1) astray++;
  });
  const both = [...truly].filter((index) => found.has(index)).length;
  const around = (index: number) =>
    `${words
      .slice(Math.max(0, index - 5), index)
      .map(({ text }) => text)
      .join(' ')} | ${words
      .slice(index, index + 5)
      .map(({ text }) => text)
      .join(' ')}`;
  for (const index of truly) if (!found.has(index)) troubles.push(`${kind} missed: ${around(index)}`);
  for (const index of found) if (!truly.has(index)) troubles.push(`${kind} too many: ${around(index)}`);
  return { both, true: truly.size, read: found.size + astray };
}

/** Of neighbouring words of the reading, how many follow each other in the truth: jumps back or ahead of many words are breaks. */
function orderOf(words: TrueWord[], matches: Int32Array): Score {
  const found = new Set(matches);
  const of = new Set(words.map(({ paragraph }) => paragraph));
  const inOrder = [...of].filter((paragraph) => {
    const own = words.flatMap((word, index) =>
      word.paragraph === paragraph && word.is !== 'optional' ? [index] : [],
    );
    return own.filter((index) => found.has(index)).length >= own.length / 2;
  });
  return { right: inOrder.length, of: of.size };
}

/** A footnote is joined when it is one by itself, has its mark, and stands where the mark is. */
function notesOf(
  truth: Truth,
  words: TrueWord[],
  read: ReadWord[],
  matches: Int32Array,
  opinion: Opinion,
  troubles: string[],
): Score {
  const place = new Map<number, number>();
  matches.forEach((match, index) => {
    if (match !== -1) place.set(match, index);
  });
  let of = 0;
  let right = 0;
  words.forEach((word, index) => {
    for (const mark of word.marks) {
      of++;
      const paragraph = truth.paragraphs.findIndex(
        (each, at) => at > word.paragraph && each.kind === 'footnote' && each.mark === mark,
      );
      const carrier = read[place.get(index) ?? -1];
      const start = place.get(words.findIndex((each) => each.paragraph === paragraph)) ?? -1;
      const note = start === -1 ? undefined : opinion.paragraphs[read[start]!.paragraph];
      const end = carrier ? carrier.offset + carrier.text.length : -1;
      const isMarked =
        carrier !== undefined &&
        opinion.paragraphs[carrier.paragraph]!.marks?.some(
          (each) => each.mark === mark && Math.abs(each.offset - end) < 2,
        );
      if (isMarked && note?.kind === 'footnote' && note.mark === mark) right++;
      else
        troubles.push(
          `footnote ${mark}: ${isMarked ? '' : 'no mark; '}${note?.kind ?? 'not there'} ${note?.mark ?? ''}`,
        );
    }
  });
  return { right, of };
}

function partsOf(
  truth: Truth,
  words: TrueWord[],
  read: ReadWord[],
  matches: Int32Array,
  opinion: Opinion,
  troubles: string[],
): Score {
  const paragraphOf = (index: number) => {
    const match = matches.findIndex((each, at) => each !== -1 && read[at]!.paragraph === index);
    return match === -1 ? -1 : words[matches[match]!]!.paragraph;
  };
  const found = opinion.parts
    .filter(({ kind }) => !['front', 'syllabus'].includes(kind))
    .map(({ kind, author = '', firstParagraph, lastParagraph }) => {
      let index = firstParagraph;
      while (index <= lastParagraph && paragraphOf(index) === -1) index++;
      return `${kind} ${author} ${behindOpener(truth, paragraphOf(index))}`;
    });
  const wanted = truth.parts.map(
    ({ kind, author = '', firstParagraph }) => `${kind} ${author} ${behindOpener(truth, firstParagraph)}`,
  );
  const right = wanted.filter((part) => found.includes(part)).length;
  if (right < Math.max(wanted.length, found.length))
    troubles.push(`parts: read ${found.join(', ')}; are ${wanted.join(', ')}`);
  return { right, of: Math.max(wanted.length, found.length) };
}

/** A part begins as well with the line that names its author as with the words behind it. */
function behindOpener({ paragraphs }: Truth, index: number): number {
  let own = index;
  while (paragraphs[own]?.sentences.every(({ is }) => is !== undefined)) own++;
  return own;
}

function labelsOf({ labels }: Truth, { pages }: Opinion, troubles: string[]): Score {
  const read = labels.map((_, index) => pages.find(({ number }) => number === index + 1)?.label ?? '');
  const isRight = (label: string, index: number) =>
    label.startsWith('?') ? ['', label.slice(1)].includes(read[index]!) : label === read[index];
  const right = labels.filter(isRight).length;
  if (right < labels.length) troubles.push(`labels: read ${read.join(' ')}; are ${labels.join(' ')}`);
  return { right, of: labels.length };
}

const together = (one: Score, other: Score): Score => ({
  right: one.right + other.right,
  of: one.of + other.of,
});

/** A page begins right where it did when it has its number there, and no other stands anywhere. */
function starsOf(
  { stars = [] }: Truth,
  words: TrueWord[],
  read: ReadWord[],
  matches: Int32Array,
  { paragraphs }: Opinion,
  troubles: string[],
): Score {
  const place = new Map(
    [...matches].flatMap((match, index) => (match === -1 ? [] : [[match, index] as const])),
  );
  const isRight = stars.filter(({ paragraph, word, label }) => {
    const first = words.findIndex((each) => each.paragraph === paragraph);
    const found = read[place.get(first + word) ?? -1];
    const own = found && paragraphs[found.paragraph];
    return own?.stars?.some(
      (star) =>
        star.label === label &&
        own.text.slice(star.offset, found!.offset).trim() === '' &&
        star.offset <= found!.offset,
    );
  });
  const count = paragraphs.reduce(
    (sum, { stars: own = [] }) => sum + own.filter(({ isParallel }) => !isParallel).length,
    0,
  );
  const wrong = stars.filter((star) => !isRight.includes(star));
  if (wrong.length > 0) troubles.push(`pages missed: ${wrong.map(({ label }) => label).join(' ')}`);
  if (count > stars.length) troubles.push(`pages too many: ${count - stars.length}`);
  return { right: isRight.length, of: Math.max(stars.length, count) };
}

function apartOf({ apart = [] }: Truth, { paragraphs }: Opinion, troubles: string[]): Score {
  const of = (isPublishers: boolean) =>
    paragraphs
      .filter(({ publisher }) => (publisher !== undefined) === isPublishers)
      .map(({ text }) => text)
      .join('\n');
  const [its, courts] = [of(true), of(false)];
  const lost = apart.filter((words) => !its.includes(words) || courts.includes(words));
  if (lost.length > 0) troubles.push(`not apart: ${lost.join(' | ')}`);
  return { right: apart.length - lost.length, of: apart.length };
}

function dispositionOf({ disposition }: Truth, opinion: Opinion, troubles: string[]): Score {
  if (!disposition) return { right: 0, of: 0 };
  const read = opinion.disposition;
  const isSame =
    read !== undefined &&
    read.isInPart === disposition.isInPart &&
    [...new Set(read.actions)].sort().join() === [...disposition.actions].sort().join();
  if (!isSame)
    troubles.push(`disposition: read ${read?.summary ?? 'none'}; is ${disposition.actions.join(', ')}`);
  return { right: isSame ? 1 : 0, of: 1 };
}
