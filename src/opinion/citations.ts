import type { CitationMatch } from './citations/citation-match.ts';
import { type CleanText, cleanText } from './citations/clean-text.ts';
import { readCitations } from './citations/read-citations.ts';
import { resolveAll } from './citations/resolve.ts';

export type Citation = {
  kind: 'full' | 'short' | 'id' | 'supra' | 'statute';
  /** What is no case or code: a journal article, a case recalled by name and page alone, a bare section sign. */
  form?: 'journal' | 'reference' | 'section';
  /** The core alone ("410 U. S. 113", "Id.,"); offsets count in the text that was given, mark-up included. */
  text: string;
  start: number;
  end: number;
  /** The whole: case name, core, pinpoint, court and year, parenthetical. */
  fullStart: number;
  fullEnd: number;
  /** Of a code: its title or chapter. */
  volume?: string;
  /** The edition in reporters-db's spelling ("U.S."); as printed where several may be meant. */
  reporter?: string;
  isAmbiguous?: true;
  /** First page; of a code: its section. Absent for a page not yet known ("___"). */
  page?: string;
  pin?: string;
  /** The court's id in courts-db ("scotus", "ca9"). */
  court?: string;
  year?: number;
  plaintiff?: string;
  /** The other party, or the one name of "In re". */
  defendant?: string;
  /** The name by which a short form or supra recalls its case. */
  antecedent?: string;
  parenthetical?: string;
  /** Index in the same list of the full citation or statute that is meant. */
  resolvesTo?: number;
};

const kinds: Record<CitationMatch['form'], Citation['kind']> = {
  case: 'full',
  journal: 'full',
  law: 'statute',
  section: 'statute',
  short: 'short',
  reference: 'short',
  id: 'id',
  supra: 'supra',
};

/** Codes of many subjects are one edition ("N.Y."): the printed subject tells which is meant. */
function reporterOf({ groups: { reporter, subject }, edition }: CitationMatch): string | undefined {
  if (subject === undefined || reporter === undefined) return edition?.name ?? reporter;
  return reporter.includes(subject) ? reporter : `${reporter} ${subject}`;
}

function placeOf(match: CitationMatch): Partial<Citation> {
  const { groups } = match;
  const reporter = reporterOf(match);
  const volume = groups.volume ?? groups.title ?? groups.chapter;
  const page = groups.page ?? groups.section ?? groups.rule ?? groups.article;
  return {
    ...(volume === undefined ? {} : { volume }),
    ...(reporter === undefined ? {} : { reporter }),
    ...(page === undefined ? {} : { page }),
  };
}

function namesOf({ plaintiff, defendant, antecedent }: CitationMatch): Partial<Citation> {
  return {
    ...(plaintiff ? { plaintiff } : {}),
    ...(defendant ? { defendant } : {}),
    ...(antecedent ? { antecedent } : {}),
  };
}

function toCitation(match: CitationMatch, clean: CleanText, source: string): Citation {
  const { form, pin, court, year, parenthetical } = match;
  const core = clean.original(match.start, match.end);
  const full = clean.original(match.fullStart, match.fullEnd);
  const isAmbiguous =
    match.form !== 'law' && match.edition === undefined && match.exact.length + match.variation.length > 1;
  return {
    kind: kinds[form],
    ...(form === 'journal' || form === 'reference' || form === 'section' ? { form } : {}),
    text: source.slice(core.start, core.end),
    ...core,
    fullStart: full.start,
    fullEnd: full.end,
    ...placeOf(match),
    ...(isAmbiguous ? { isAmbiguous } : {}),
    ...(pin === undefined ? {} : { pin: pin.replace(/^at /, '') }),
    ...(court === undefined ? {} : { court }),
    ...(year === undefined ? {} : { year }),
    ...namesOf(match),
    ...(parenthetical === undefined ? {} : { parenthetical }),
  };
}

/** Citations in plain or marked-up text, in order. */
export function findCitations(text: string): Citation[] {
  const clean = cleanText(text);
  return readCitations(clean).map((match) => toCitation(match, clean, text));
}

/** Fills `resolvesTo` for id., supra and short forms; the list must be in the order of the text. */
export function resolveCitations(citations: Citation[]): Citation[] {
  return resolveAll(citations);
}
