import type { FrontCell } from './front-rows.ts';
import { untilRole } from './parties.ts';
import { endsAbbreviated, partyName } from './party.ts';
import { titleCase } from './title-case.ts';

/** Rows of a first page in which a title stands that the court, a publisher or a web site set above the caption. */
const reach = 12;
const longest = 130;

const titled =
  /^(?:.*?\bas:?\s|[Cc](?:ITATION|itation):?\s|[Nn]o\. ?[\w-]+, ?|[\dA-Z-]*\d[\w-]*[.,:]?\s+|\[?\*\d+\]?\s*|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2} ?[AP]M\s*)?(?<left>["“]?(?:R \(on the application of .+?\)|[\p{Lu}\d(][^;:|]{0,70}?))\s(?:v|vs)\.?\s(?<right>(?:the )?[\p{Lu}\d][^;|]{1,90}?)(?<rest>\s*(?:::|\||—|,? (?:\[?(?:19|20)\d{2}\]?[ -]|\d+ [A-Z]|No\. |\((?:19|20)?\d))[^\n]*)?(?<end>[\].,]*)$/u;

/** "Vale v. Orr", "S20A1322. VALE v. ORR", "[Cite as Vale v. Orr, 2021-Ohio-8.]", "Vale v. Orr :: 2019": the case's name on a line by itself. */
export function titleLineIn(cells: FrontCell[], court: string | undefined): string | undefined {
  const index = cells.findIndex(
    ({ text, kind, row }) =>
      row < reach &&
      text.length < longest &&
      kind !== 'prose' &&
      kind !== 'below' &&
      kind !== 'notice' &&
      kind !== 'counsel' &&
      titled.test(text) &&
      untilRole(text) === undefined &&
      !/\b(?:distinguished|followed|overruled|reversed|cited|see) by\b/i.test(text) &&
      !/^on appeal/i.test(text),
  );
  if (index === -1) return undefined;
  const cell = cells[index]!;
  const { left = '', right: last = '', rest, end = '' } = titled.exec(cell.text)!.groups!;
  const right = end.startsWith('.') && endsAbbreviated(last) ? `${last}.` : last;
  const next = cells[index + 1];
  const goesOn =
    rest === undefined &&
    next?.kind === 'words' &&
    !next.isApart &&
    !next.isRight &&
    untilRole(next.text) === undefined &&
    cell.text.length > 30 &&
    next.text.length < 60;
  const words = goesOn ? `${right} ${next.text}` : right;
  const plaintiff = named(left, court);
  const defendant = named(words, court);
  return plaintiff && defendant ? `${plaintiff} v. ${defendant}` : undefined;
}

function named(words: string, court: string | undefined): string | undefined {
  return /\bapplication of\b/i.test(words) ? titleCase(words) : partyName(words, court);
}
