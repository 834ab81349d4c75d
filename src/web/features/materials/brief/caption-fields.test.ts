import { expect, it } from 'vitest';
import type { Brief } from '../../../../shared/materials.ts';
import { changesOfCaption, doubtOf, entriesOfCaption, isDoubtful } from './caption-fields.ts';

// Only what a caption is made of is looked at.
const brief = {
  caseId: 7,
  caseTitle: 'A v. B',
  caption: { caseName: 'A v. B', court: 'Court of Examples', docket: 'No. 12' },
  captionConfidence: { title: 0.95, court: 0.95, docket: 0.7 },
} as Brief;

it('is doubtful where the reader was not sure', () => {
  expect(isDoubtful(brief, 'docket')).toBe(true);
  expect(isDoubtful(brief, 'court')).toBe(false);
  expect(isDoubtful(brief, 'author')).toBe(false);
});

it('says of a title that the text does not name that it comes from the file', () => {
  expect(doubtOf({ ...brief, captionConfidence: {} }, 'title')).toContain('comes from the file');
  expect(doubtOf({ ...brief, captionConfidence: { title: 0.4 } }, 'title')).toContain('not certain');
  expect(doubtOf(brief, 'title')).toBeUndefined();
});

it('sends what was changed, and what was doubtful as looked at', () => {
  const entries = entriesOfCaption(brief);
  expect(changesOfCaption(brief, entries)).toEqual({ id: 7, docket: 'No. 12' });
  expect(changesOfCaption(brief, { ...entries, court: ' ', author: 'Holt ' })).toEqual({
    id: 7,
    court: null,
    docket: 'No. 12',
    author: 'Holt',
  });
});
