/** What stands above a brief, and above an opinion that stands beside the court's. */
import type { BriefContent } from '../material/schema.ts';
import { dayName } from './day-name.ts';

type Caption = BriefContent['caption'];

const leadKinds = { majority: 'majority', plurality: 'plurality' } as const;

type Written = Pick<BriefContent, 'caption' | 'separateOpinions'>;

/** "Opinion by Ames (majority)"; a judge alone, or a court of one mind, has no majority. */
export function authorship({ caption: { author, kind }, separateOpinions }: Written): string | undefined {
  if (kind === 'per_curiam') return 'Per curiam';
  const isAlone = kind === 'majority' && separateOpinions.length === 0;
  const written = author ? `Opinion by ${author}` : kind && 'Opinion';
  return kind && !isAlone ? `${written} (${leadKinds[kind]})` : author && written;
}

type Reference = { [Key in 'citation' | 'court' | 'decidedOn' | 'docket']?: string | null | undefined };

/** "210 Frank. 3", "Supreme Court of Franklin", "June 3, 2019", of what is known. */
export const referenceParts = ({ citation, court, decidedOn, docket }: Reference): string[] =>
  [citation, court, decidedOn && dayName(decidedOn), docket].filter((part): part is string => Boolean(part));

/** The caption below the case's name, line by line, for where a line of text is all there is. */
export const captionLines = (brief: Written): string[] =>
  [referenceParts(brief.caption).join(' · '), authorship(brief), brief.caption.disposition].filter(
    (line): line is string => Boolean(line),
  );

type CaptionedCase = {
  caption: Pick<Caption, 'caseName'>;
  captionConfidence?: { title?: number | undefined } | undefined;
};

/** What the text calls the case, where it stands under another title. */
export function otherName(title: string, { caption, captionConfidence }: CaptionedCase): string | undefined {
  // Without a confidence the text names no case, and the caption holds what stands in for it.
  const isNamed = captionConfidence?.title !== undefined && caption.caseName !== title;
  return isNamed ? caption.caseName : undefined;
}

const partNames: Record<string, string> = {
  front: 'Front matter',
  syllabus: 'Syllabus',
  majority: 'Majority',
  plurality: 'Plurality',
  per_curiam: 'Per curiam',
  concurrence: 'Concurrence',
  concurrence_in_part_and_dissent_in_part: 'Concurrence in part, dissent in part',
  dissent: 'Dissent',
  appendix: 'Appendix',
};

type Part = { kind: string; author?: string | null | undefined };

/** Its name among the parts of a text: where nobody wrote beside the court there is no majority. */
export function partNameIn(parts: readonly Part[], part: Part): string {
  const isAlone = part.kind === 'majority' && !parts.some(({ kind }) => /^(?:concur|dissent)/.test(kind));
  return partName(isAlone ? { ...part, kind: 'opinion' } : part);
}

/** "Dissent — Kagan": the author stands as the court prints the name. */
export function partName({ kind, author }: Part): string {
  if (kind === 'publisher') return author ? `${author}’s words` : 'The publisher’s words';
  const name = partNames[kind] ?? 'Opinion';
  return author ? `${name} — ${author}` : name;
}
