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
  durationMs: null,
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

it.each([
  [{ reading: 'all', lines: 60, read: 60 }, 'Every line was read a second time against its passage.'],
  [
    { reading: 'some', lines: 60, read: 41 },
    'A second reading covered 41 of 60 lines. The rest are marked “not checked.”',
  ],
  [{ reading: 'failed', lines: 60, read: 0 }, 'A second reading didn’t go through, so no one reread it.'],
  [
    { reading: 'failed', lines: 60, read: 20 },
    'A second reading stopped after 20 of 60 lines. No one reread the rest.',
  ],
  [
    { reading: 'capped', lines: 60, read: 0 },
    'This server’s spending limit left no room for a second reading, so no one reread it.',
  ],
  [{ reading: 'off', lines: 0, read: 0 }, 'No one read it a second time.'],
] as const)('what a model wrote says what became of its second reading: %o', (checking, sentence) => {
  const made = { ...material, engine: 'anthropic:x', checking: { ...checking, disagreed: 0 } };
  expect(originSentence(made, now)).toMatch(new RegExp(`passages\\. ${sentence.replace(/[.?]/g, '\\$&')}$`));
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
