/** The part of a material that a reader says is wrong: a statement or a whole section, a key term, a line of what is missing, the caption, or a question with its answer. */
import { itemsBelow, listsOfBrief, listsOfOutline } from './lists.ts';
import type {
  BriefContent,
  Item,
  KeyTerm,
  MaterialKind,
  OutlineContent,
  Question,
  QuestionSetContent,
} from './schema.ts';

export type Reported =
  /** `section` is the place of its list: "facts", "separateOpinions.1", "sections.3". */
  | { what: 'statement'; id: string; section: string; item: Item }
  | { what: 'section'; id: string; section: string; items: Item[] }
  | { what: 'caption'; id: string; caption: BriefContent['caption'] }
  | { what: 'term'; id: string; term: KeyTerm }
  /** A line of what is not in the excerpt. */
  | { what: 'gap'; id: string; words: string; isOwn: boolean }
  | { what: 'question'; id: string; question: Question };

/** What takes the place of a reported part. */
export type Replacement = Item | Item[] | KeyTerm | Question;

/** Terms have no id of their own. */
export const termId = (term: string) => `term ${term}`;

/** Nor have the lines of what is missing, whose places change with every line that is taken out. */
export const gapId = (words: string) => `gap ${words}`.slice(0, longestId);
const longestId = 300;

/** Nor have sections, or the caption. */
export const sectionId = (section: string) => `section ${section}`;
export const captionId = 'caption';
/** Of a brief that knows of none, which can be as wrong as what it says of one. */
const noSeparateOpinions = sectionId('separateOpinions');

/** The part that holds this id; a statement of an answer stands for its question. */
export function findReported(kind: MaterialKind, content: unknown, id: string): Reported | undefined {
  // It fitted the schema of its kind when it was stored.
  if (kind === 'questions') return findQuestion(content as QuestionSetContent, id);
  const sections = sectionsOf(kind, content as BriefContent | OutlineContent);
  for (const [section, items] of sections) {
    const item = itemsBelow(items).find((each) => each.id === id);
    if (item) return { what: 'statement', id, section, item };
  }
  // The holding is one statement, which has an id of its own.
  const listed = sections.find(([section]) => section !== 'holding' && sectionId(section) === id);
  if (listed) return { what: 'section', id, section: listed[0], items: listed[1] };
  return kind === 'brief' ? findInBrief(content as BriefContent, id) : undefined;
}

function findInBrief(brief: BriefContent, id: string): Reported | undefined {
  const { caption, keyTerms, separateOpinions, notInExcerpt, generatedGaps = notInExcerpt } = brief;
  if (id === captionId) return { what: 'caption', id, caption };
  if (id === noSeparateOpinions && separateOpinions.length === 0)
    return { what: 'section', id, section: 'separateOpinions', items: [] };
  const term = keyTerms.find((each) => termId(each.term) === id);
  if (term) return { what: 'term', id, term };
  const words = notInExcerpt.find((each) => gapId(each) === id);
  return words === undefined ? undefined : { what: 'gap', id, words, isOwn: !generatedGaps.includes(words) };
}

function findQuestion({ questions }: QuestionSetContent, id: string): Reported | undefined {
  const question = questions.find(
    (each) => each.id === id || itemsBelow(each.answer).some((item) => item.id === id),
  );
  return question && { what: 'question', id: question.id, question };
}

/** Every list of statements by its place, in reading order. */
export const sectionsOf = (
  kind: 'brief' | 'outline',
  content: BriefContent | OutlineContent,
): [string, Item[]][] =>
  // The kind tells the content.
  kind === 'brief' ? listsOfBrief(content as BriefContent) : listsOfOutline(content as OutlineContent);

/** Another id than that of the part it takes the place of, which an earlier version still holds. */
export const againId = (id: string) => `${id}-again`;

/** What the reader saw when she reported it. */
export function wordsOf(reported: Reported): string {
  if (reported.what === 'statement') return reported.item.text;
  if (reported.what === 'section') {
    // Her own statements are none of the engine's: they are not told to those who read reports.
    const made = itemsBelow(reported.items).filter((item) => !isOwnItem(item));
    return linesOf(made.map(({ text }) => text));
  }
  if (reported.what === 'caption') return linesOf(Object.values(reported.caption));
  if (reported.what === 'term') return reported.term.meaning;
  if (reported.what === 'gap') return reported.words;
  return reported.question.question;
}

/** The opinion's words that it rests on, each once; her own statements have none. */
export function quotesOf(reported: Reported): string[] {
  const pinpoints = pinpointsOf(reported);
  return [...new Set(pinpoints.map(({ quote }) => quote))];
}

function pinpointsOf(reported: Reported): Item['pinpoints'] {
  if (reported.what === 'statement') return reported.item.pinpoints;
  if (reported.what === 'section') return itemsBelow(reported.items).flatMap(({ pinpoints }) => pinpoints);
  if (reported.what === 'term') return reported.term.pinpoints;
  if (reported.what === 'question')
    return itemsBelow(reported.question.answer).flatMap(({ pinpoints }) => pinpoints);
  return [];
}

const linesOf = (texts: readonly (string | undefined)[]) =>
  texts.filter((each) => each !== undefined).join('\n');

const isOwnItem = ({ marks }: Item) => marks.includes('own');

export function isOwn(reported: Reported): boolean {
  if (reported.what === 'statement') return isOwnItem(reported.item);
  if (reported.what === 'section') return reported.items.length > 0 && reported.items.every(isOwnItem);
  if (reported.what === 'caption') return false;
  if (reported.what === 'gap') return reported.isOwn;
  if (reported.what === 'term') return reported.term.isOwn === true || reported.term.generated !== undefined;
  return reported.question.generated?.question !== undefined;
}

/** What a replacement says, line by line. */
export function linesOfReplacement(piece: Replacement): Pick<Item, 'text' | 'pinpoints'>[] {
  if (Array.isArray(piece)) return linesOfItems(piece);
  if ('question' in piece) return [{ text: piece.question, pinpoints: [] }, ...linesOfItems(piece.answer)];
  if ('meaning' in piece) return [{ text: piece.meaning, pinpoints: piece.pinpoints }];
  return linesOfItems([piece]);
}

const linesOfItems = (items: readonly Item[]) =>
  itemsBelow(items).map(({ text, pinpoints }) => ({ text, pinpoints }));

/** Without a replacement the part is taken out. */
export function replaceReported(value: unknown, id: string, replacement: Replacement | undefined): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((each) => {
      if (idOf(each) !== id) return [replaceReported(each, id, replacement)];
      return replacement ? [replacement] : [];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  if (idOf(value) === id) return replacement ?? value;
  return Object.fromEntries(
    Object.entries(value)
      // A question that was one of a pair stands alone once the other has gone.
      .filter(([key, field]) => !(key === 'hypotheticalPairOf' && field === id))
      .map(([key, field]) => [key, replaceReported(field, id, replacement)]),
  );
}

/** A brief or an outline with other statements in one of its sections. */
export function replaceSection(content: unknown, section: string, items: readonly Item[]): unknown {
  const [name = '', index] = section.split('.');
  const fields = content as Record<string, unknown>; // `sectionsOf` named the section from it.
  if (index === undefined) return { ...fields, [name]: items };
  const list = name === 'sections' ? 'items' : 'summary';
  const parts = (fields[name] as object[]).map((part, at) =>
    at === Number(index) ? { ...part, [list]: items } : part,
  );
  return { ...fields, [name]: parts };
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, term } = value as { id?: unknown; term?: unknown }; // Any object's fields may be looked at.
  if (typeof term === 'string') return termId(term);
  return typeof id === 'string' ? id : undefined;
}
