import { describe, expect, it } from 'vitest';
import { type CaseRetention, gapWords, referenceLine, sessionReceipt } from './case-words.ts';
import { progressShare, progressWords } from './progress-words.ts';

describe('a case', () => {
  it('is referred to by what is known of it', () => {
    const known = { citation: '12 Ex. 34', court: 'Court of Examples', decidedOn: '1928-05-29' };
    expect(referenceLine(known)).toBe('12 Ex. 34 ·\u00A0Court of Examples ·\u00A01928');
    expect(referenceLine({ ...known, citation: null })).toBe('Court of Examples ·\u00A01928');
    expect(referenceLine({ citation: null, court: null, decidedOn: null })).toBe('');
  });

  it('names the year once where the citation holds it', () => {
    expect(referenceLine({ citation: '5 U.S. ___ (2020)', court: 'A Court', decidedOn: '2020-01-14' })).toBe(
      '5 U.S. ___ (2020) ·\u00A0A Court',
    );
  });

  it('has one receipt with the others of its class session, once their files are deleted', () => {
    const at = '2026-09-16T14:02:00.000Z';
    const one = { pdfDeletedAt: at, textDeletedAt: null, pageCount: 16, missingPages: [] };
    const receipt = (...cases: Partial<CaseRetention>[]) =>
      sessionReceipt(cases.map((each) => ({ ...one, ...each })));
    expect(receipt({})).toBe('File deleted; the text of 16 pages is kept.');
    expect(receipt({}, { pageCount: 1 })).toBe('Both files deleted; the text of 17 pages is kept.');
    expect(receipt({}, { pdfDeletedAt: null })).toBe('1 of 2 files deleted; the text of 16 pages is kept.');
    expect(receipt({ pdfDeletedAt: null })).toBeUndefined();
    expect(receipt()).toBeUndefined();
  });

  it('does not count to the text that is kept what was not read or was deleted', () => {
    const at = '2026-09-16T14:02:00.000Z';
    const one = { pdfDeletedAt: at, textDeletedAt: null, pageCount: 16, missingPages: [15, 16] };
    expect(sessionReceipt([one])).toBe('File deleted; the text of 14 pages is kept.');
    expect(sessionReceipt([{ ...one, textDeletedAt: at }])).toBe('File deleted, and the text too.');
  });

  it('names what its text lacks', () => {
    const whole = { missingPages: [], pageGaps: [], isExcerpt: false };
    expect(gapWords(whole)).toEqual([]);
    expect(gapWords({ ...whole, missingPages: [3] })).toEqual(['Page 3 couldn’t be read.']);
    expect(gapWords({ missingPages: [3, 7, 9], pageGaps: ['558', '560–563'], isExcerpt: true })).toEqual([
      'Pages 3, 7, and 9 couldn’t be read.',
      'The file skips pages 558 and 560–563.',
      'This is an edited excerpt. Parts of the opinion have been left out.',
    ]);
    expect(gapWords({ ...whole, pageGaps: ['558'] })).toEqual(['The file skips page 558.']);
  });
});

describe('the progress of a case', () => {
  it('is told step by step', () => {
    const reading = (done: number, total: number) =>
      progressWords({ status: 'extracting', progress: { step: 'reading', done, total } });
    expect(progressWords({ status: 'queued', progress: null })).toBe('Waiting to be read');
    expect(reading(0, 0)).toBe('Opening the file');
    expect(reading(11, 40)).toBe('Reading page 12 of 40');
    expect(reading(40, 40)).toBe('Reading page 40 of 40');
    expect(progressWords({ status: 'analyzing', progress: { step: 'brief', done: 0, total: 3 } })).toBe(
      'Writing the brief',
    );
  });

  it('never goes back', () => {
    const shares = [
      progressShare({ status: 'extracting', progress: { step: 'reading', done: 0, total: 40 } }),
      progressShare({ status: 'extracting', progress: { step: 'reading', done: 40, total: 40 } }),
      progressShare({ status: 'analyzing', progress: { step: 'brief', done: 0, total: 3 } }),
      progressShare({ status: 'analyzing', progress: { step: 'outline', done: 1, total: 3 } }),
      progressShare({ status: 'analyzing', progress: { step: 'questions', done: 2, total: 3 } }),
    ];
    expect(shares).toEqual([...shares].sort((one, other) => (one ?? 0) - (other ?? 0)));
  });
});
