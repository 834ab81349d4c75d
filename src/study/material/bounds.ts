/** How large a material may be, whoever changes it: what an engine makes and a student adds stays far below, and can be printed. */

export const materialBounds = {
  statements: 1_000,
  /** Statements below one another. */
  levels: 12,
  quotes: 4_000,
  /** Of one piece of text. */
  letters: 20_000,
  /** Of the name of a statement, a question or a passage: links carry it. */
  nameLetters: 200,
  /** Of all of it, without its quotes: what sets it on paper takes seconds for as much. */
  allLetters: 600_000,
  /** Entries of one list. */
  entries: 1_000,
} as const;

type Size = { statements: number; quotes: number; letters: number };

/** Names the bound that it passes: "more than 1,000 statements". */
export function boundPassed(content: unknown): string | undefined {
  const size: Size = { statements: 0, quotes: 0, letters: 0 };
  const { statements, quotes, allLetters } = materialBounds;
  return (
    passedIn(content, 0, size) ??
    (size.statements > statements ? over(statements, 'statements') : undefined) ??
    (size.quotes > quotes ? over(quotes, 'quotes') : undefined) ??
    (size.letters > allLetters ? over(allLetters, 'letters') : undefined)
  );
}

function passedIn(value: unknown, level: number, size: Size): string | undefined {
  const { letters, nameLetters, levels, entries } = materialBounds;
  if (typeof value === 'string') {
    size.letters += value.length;
    return value.length > letters ? over(letters, 'letters in one piece') : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.length > entries) return over(entries, 'entries in one list');
  const isStatement = 'marks' in value;
  const isQuote = 'quote' in value;
  size.statements += Number(isStatement);
  size.quotes += Number(isQuote);
  if (isStatement && level >= levels) return `statements nested more than ${levels} deep`;
  for (const [name, inside] of Object.entries(value)) {
    const isCounted = !(
      isQuote &&
      name === 'quote' &&
      typeof inside === 'string' &&
      inside.length <= letters
    );
    const isName = (name === 'id' || name === 'paragraphId') && typeof inside === 'string';
    if (isName && inside.length > nameLetters) return over(nameLetters, 'letters in a name');
    const passed = isCounted ? passedIn(inside, level + Number(isStatement), size) : undefined;
    if (passed) return passed;
  }
  return undefined;
}

const over = (most: number, what: string) => `more than ${most.toLocaleString('en-US')} ${what}`;
