/** The caption as a form: what it holds, what of it is doubtful, and what a student's edit changes. */
import type { CaptionField, updateCase } from '../../../../shared/cases.ts';
import type { Brief } from '../../../../shared/materials.ts';
import type { RequestOf } from '../../../client/api.ts';

export type CaptionKey = 'title' | CaptionField;

export const captionLabels: Record<CaptionKey, string> = {
  title: 'Case Name',
  citation: 'Citation',
  court: 'Court',
  decidedOn: 'Decided On',
  docket: 'Docket Number',
  author: 'Author of the Opinion',
  disposition: 'Disposition',
};

export const captionKeys = Object.keys(captionLabels) as CaptionKey[]; // Of the literal above.

/** What the reader finds by a weaker sign than a field's usual place and form carries less. */
const sure = 0.8;

const doubts = {
  littleCertain: 'We’re not certain about this. Check it against the opinion and edit the caption.',
  noName:
    'We found no case name in the text, so this title comes from the file. Check it and edit the caption.',
};

/** Why a field is to be checked; undefined for one that is sure, or not there. A title always is: without a name in the text it is the file's. */
export function doubtOf({ captionConfidence }: Brief, key: CaptionKey): string | undefined {
  const confidence = captionConfidence[key];
  if (confidence === undefined) return key === 'title' ? doubts.noName : undefined;
  return confidence < sure ? doubts.littleCertain : undefined;
}

export const isDoubtful = (brief: Brief, key: CaptionKey): boolean => doubtOf(brief, key) !== undefined;

export type CaptionEntries = Record<CaptionKey, string>;

export function entriesOfCaption({ caseTitle, caption }: Brief): CaptionEntries {
  const { citation = '', court = '', decidedOn = '', docket = '', author = '', disposition = '' } = caption;
  return { title: caseTitle, citation, court, decidedOn, docket, author, disposition };
}

/** What was changed, and what was doubtful: a student who saves it has looked at it. */
export function changesOfCaption(brief: Brief, entries: CaptionEntries): RequestOf<typeof updateCase> {
  const before = entriesOfCaption(brief);
  const said = captionKeys.filter((key) => entries[key].trim() !== before[key] || isDoubtful(brief, key));
  const values = said.map((key) => {
    const text = entries[key].trim();
    // Only a title cannot be absent: the contract refuses an empty one.
    return [key, text === '' && key !== 'title' ? null : text] as const;
  });
  return { id: brief.caseId, ...Object.fromEntries(values) };
}
