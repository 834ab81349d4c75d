/** A case's caption as the student sees it: her own words win over what the reader found. */
import type { CaptionConfidence, CaptionField } from '../../../shared/cases.ts';
import type { BriefContent } from '../../../study/material/schema.ts';
import type { cases } from '../../db/tables.ts';

export type CaptionRow = Pick<
  typeof cases.$inferSelect,
  CaptionField | 'isTitleOwn' | 'ownCaption' | 'captionConfidence'
>;

export function captionOf(row: CaptionRow) {
  const { citation, court, docket, decidedOn, author, disposition, ownCaption } = row;
  // Keys and values were checked by the contract when they were written.
  const own = ownCaption as Partial<Record<CaptionField, string | null>>;
  return { citation, court, docket, decidedOn, author, disposition, ...own };
}

/** A field of which the student says that there is none is left out. */
export function ownWordsIn(
  caption: BriefContent['caption'],
  { isTitleOwn, ownCaption, title }: CaptionRow & { title: string },
) {
  const said = Object.entries({ ...caption, ...ownCaption }).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(said), ...(isTitleOwn ? { caseName: title } : {}) };
}

export function captionConfidenceOf(row: CaptionRow): CaptionConfidence {
  const own = Object.keys(row.ownCaption).map((field) => [field, 1]);
  return { ...row.captionConfidence, ...Object.fromEntries(own), ...(row.isTitleOwn ? { title: 1 } : {}) };
}
