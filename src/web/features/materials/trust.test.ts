import { expect, it } from 'vitest';
import type { CourtCase } from '../../../shared/cases.ts';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { howChecked } from '../../../study/words/statements.ts';
import { originSentence, receiptSentence } from './trust.ts';

const now = new Date('2026-11-12T12:00:00');
const createdAt = new Date('2026-11-12T09:02:00').toISOString();

const material: MaterialRecord = {
  id: 1,
  caseId: 2,
  classId: 3,
  caseTitle: 'Alder v. Birch',
  tier: 'standard',
  engine: 'extractive-1',
  createdAt,
  version: 1,
  edited: false,
  remake: null,
  remakeFailure: null,
  freeRemakesLeft: 3,
  isSameAgain: false,
  pageLabels: null,
  reports: [],
};

const file = (more: Partial<CourtCase>) =>
  receiptSentence({ pdfDeletedAt: createdAt, pageCount: 16, missingPages: [], ...more } as CourtCase, now);

it('a material says which engine and tier made it and when', () => {
  expect(originSentence(material, now)).toBe(
    'Made by the embedded engine from the opinion’s own sentences. Standard tier, 9:02\u00A0AM. Quoted: chosen by the program. Check it.',
  );
  expect(originSentence({ ...material, engine: 'anthropic:x', tier: 'premium' }, now)).toBe(
    `Made by the language model x from Anthropic. Premium tier, 9:02\u00A0AM. ${howChecked}`,
  );
});

it('the receipt says when the file went and how much text is kept', () => {
  expect(file({})).toBe('File deleted 9:02\u00A0AM. The text of 16 pages is kept.');
  expect(file({ pageCount: 2, missingPages: [2] })).toBe(
    'File deleted 9:02\u00A0AM. The text of 1 page is kept.',
  );
  expect(file({ pageCount: null })).toBe('File deleted 9:02\u00A0AM.');
  expect(file({ pdfDeletedAt: null })).toBeUndefined();
  expect(file({ textDeletedAt: createdAt })).toBe(
    'File deleted 9:02\u00A0AM. You deleted the text 9:02\u00A0AM.',
  );
});
