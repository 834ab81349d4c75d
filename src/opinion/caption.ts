import { authorIn } from './caption/author.ts';
import { caseNameIn } from './caption/case-name.ts';
import { citationIn } from './caption/citation-line.ts';
import { courtIn } from './caption/courts.ts';
import { decisionDay } from './caption/dates.ts';
import { docketIn } from './caption/docket.ts';
import { inOwnSpelling } from './caption/own-spelling.ts';
import { titleCase } from './caption/title-case.ts';
import { toldParties } from './caption/told-parties.ts';
import type { Caption, CaptionField, LeadKind, Part } from './opinion.ts';

/** What a caption is read from: never the opinion's own sentences, but for how they spell a name. */
export type FrontPages = {
  /** Lines before the opinion's first words, top to bottom. */
  lines: string[];
  /** The parties' side of a caption in two columns; empty where there is none. */
  parties: string[];
  /** Running heads, page by page, with the stamps among them. */
  heads: string[][];
  /** What a publisher calls the case. */
  title?: string;
  /** The opinion's last lines, where trial courts date their orders. */
  end: string[];
};

/** "Home › Courts › Opinions": where a reader stands on a web site. */
const breadcrumb = /\S [>›»] \S/;
/** "Vale v. Orr :: 2015": how sites set a title before what it is one of. */
const behindTitle = / :: .*$/;
/** "3.2.1 Vale v. Orr": how a casebook counts its cases. */
const counted = /^\d{1,2}(?:\.\d{1,2})+\.? (?=\p{Lu})/u;

/** `sentences` are the opinion's paragraphs, for the capitals of a name that the caption sets in capitals only. */
export function captionOf(
  { lines: printed, parties, heads, title, end }: FrontPages,
  lead: Part | undefined,
  sentences: string[] = [],
): Caption {
  const lines = printed
    .filter((line) => !breadcrumb.test(line))
    .map((line) => line.replace(behindTitle, '').replace(counted, ''));
  const caption: Caption = { confidence: {} };
  const headLines = heads.flat();
  const found = courtIn(lines, headLines);
  const name = title
    ? { caseName: titleCase(title), confidence: 0.95 }
    : caseNameIn(lines, parties, heads, found?.court);
  const court = found && name && isParty(found.court, name.caseName) ? undefined : found;
  set(caption, 'court', court?.court, court?.confidence);
  set(caption, 'caseName', name && inOwnSpelling(name.caseName, sentences), name?.confidence);
  if (!name) set(caption, 'caseName', toldParties(sentences, court?.court), 0.4);
  const docket = docketIn(lines, headLines);
  set(caption, 'docket', docket?.docket, docket?.confidence);
  const day = decisionDay(lines, headLines, end);
  set(caption, 'decidedOn', day?.decidedOn, day?.confidence);
  const citation = citationIn(lines, headLines);
  set(caption, 'citation', citation?.citation, citation?.confidence);
  if (!court && citation && /\bU\. ?S\. (?:\d|_)|\bS\. ?Ct\. \d/.test(citation.citation))
    set(caption, 'court', 'Supreme Court of the United States', 0.85);
  if (lead) {
    if (lead.author !== undefined) set(caption, 'author', lead.author, 0.9);
    else if (lead.kind !== 'per_curiam') set(caption, 'author', authorIn(lines), 0.8);
    set(caption, 'kind', lead.kind as LeadKind, 0.9);
  }
  return caption;
}

/** Whoever stands on a side of the case did not decide it. */
function isParty(court: string, caseName: string): boolean {
  const own = court.toLowerCase().replace(/,? et al\.?$/, '');
  const sides = caseName.toLowerCase().split(' v. ');
  return sides.length > 1 && sides.some((side) => side.startsWith(own));
}

function set<Field extends CaptionField>(
  caption: Caption,
  field: Field,
  value: Caption[Field],
  confidence = 0,
): void {
  if (value === undefined) return;
  caption[field] = value;
  caption.confidence[field] = confidence;
}
