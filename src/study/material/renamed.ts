/** A case's name put right in what was made under another one. What the student wrote herself stays hers. */

/** Longest first, so that a short name does not take a part of a long one. */
export type Renaming = { from: string; to: string }[];

/** Words of the opinion, and what the caption says, which has its own fields. */
const untouched = new Set(['pinpoints', 'reread', 'caption', 'rests']);
const worded = new Set(['text', 'question', 'trap', 'meaning']);

type MaterialFields = Record<string, unknown>;

/** A brief, outline, question set or course outline; the same object where nothing in it bears the name. */
export function renamed<Content>(content: Content, renaming: Renaming): Content {
  const next = walk(content, renaming) as Content;
  return JSON.stringify(next) === JSON.stringify(content) ? content : next;
}

function walk(value: unknown, renaming: Renaming): unknown {
  if (Array.isArray(value)) return value.map((each) => walk(each, renaming));
  if (typeof value !== 'object' || value === null) return value;
  const made = value as MaterialFields;
  // Brackets count letters, and a name that the opinion itself prints is the opinion's.
  const isFixed = 'brackets' in made || quotesName(made, renaming);
  const fields = Object.entries(made).map(([key, field]) => {
    if (untouched.has(key)) return [key, field];
    if (key === 'generated') return [key, everyWord(field, renaming)];
    if (key === 'followUps') return [key, isHers(made, key) ? field : everyWord(field, renaming)];
    if (typeof field === 'string')
      return [key, worded.has(key) && !isFixed && !isHers(made, key) ? inWords(field, renaming) : field];
    return [key, walk(field, renaming)];
  });
  return Object.fromEntries(fields);
}

function isHers({ generated, isOwn, marks }: MaterialFields, key: string): boolean {
  if (typeof generated === 'object' && generated !== null) return key in generated;
  if (generated !== undefined) return true;
  return isOwn === true || (Array.isArray(marks) && marks.includes('own'));
}

const quotesName = ({ pinpoints }: MaterialFields, renaming: Renaming): boolean =>
  Array.isArray(pinpoints) &&
  renaming.some(({ from }) => pinpoints.some(({ quote }: { quote?: string }) => quote?.includes(from)));

function everyWord(value: unknown, renaming: Renaming): unknown {
  if (typeof value === 'string') return inWords(value, renaming);
  if (Array.isArray(value)) return value.map((each) => everyWord(each, renaming));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, everyWord(each, renaming)]));
}

/** Each place once: what was put there is not looked at again. */
function inWords(words: string, [first, ...others]: Renaming): string {
  if (!first) return words;
  return words
    .split(first.from)
    .map((part) => inWords(part, others))
    .join(first.to);
}
