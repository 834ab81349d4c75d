import { describe, expect, it } from 'vitest';
import { refusalOfFile, sizeText } from '../../../format/pdf-file.ts';
import { analysesLeft, costWords, tokenCostWords } from './cost.ts';
import { engineWords } from './engine-words.ts';
import { namedFor, tonight } from './target.ts';

describe('the cost of an upload', () => {
  it('is said before it is charged, with what is left after it', () => {
    expect(costWords(1, { analysesUsed: 0, limit: 1 })).toBe('This uses your only analysis.');
    expect(costWords(3, { analysesUsed: 2, limit: 10 })).toBe(
      'Uses 3 of your 8 analyses. 5 left after this.',
    );
    expect(costWords(7, { analysesUsed: 2, limit: 10 })).toBe(
      'Uses 7 of your 8 analyses. 1 left after this.',
    );
  });

  it('says how many files it reaches where it does not reach all', () => {
    expect(costWords(2, { analysesUsed: 0, limit: 1 })).toBe(
      'Uses your 1 analysis. Only the first file is analyzed; the others stay here.',
    );
    expect(costWords(4, { analysesUsed: 7, limit: 10 })).toContain('Only the first 3 files are analyzed');
  });

  it('is said in tokens where tokens pay for it', () => {
    expect(tokenCostWords(1, 3)).toBe(
      'Uses 1 of your 3 premium tokens; doesn’t count as an analysis. 2 left after this.',
    );
    expect(tokenCostWords(2, 1)).toContain('Only the first file is analyzed');
  });

  it('never counts below nothing', () => {
    expect(analysesLeft({ analysesUsed: 3, limit: 1 })).toBe(0);
  });
});

describe('the engine that will work the opinion', () => {
  const mixed = { standard: 'extractive-1', premium: 'anthropic:x' };
  const free = { isPremium: false, usesTokens: false };

  it('is named before anything is sent, with where the text goes', () => {
    expect(engineWords(mixed, free)).toBe('Analyzed on this server; nothing is sent elsewhere.');
    expect(engineWords(mixed, { ...free, usesTokens: true })).toBe(
      'The text is sent to the language model x from Anthropic.',
    );
  });

  it('is another for the brief of the paid plan, where the tiers have two', () => {
    const paid = { isPremium: true, usesTokens: false };
    expect(engineWords(mixed, paid)).toBe(
      'For the brief, the text is sent to the language model x from Anthropic. The outline and questions are written on this server.',
    );
    expect(engineWords({ standard: 'openai:y', premium: 'openai:z' }, paid)).toBe(
      'For the brief, the text is sent to the language model z from OpenAI. For the outline and questions, it is sent to the language model y from OpenAI.',
    );
  });
});

describe('a chosen file', () => {
  it('is taken when it begins like a PDF, also after a few other bytes', async () => {
    expect(await refusalOfFile(new Blob(['%PDF-1.7 …']))).toBeUndefined();
    expect(await refusalOfFile(new Blob(['\n\n  %PDF-1.4']))).toBeUndefined();
  });

  it('is refused when it is empty, no PDF or too large', async () => {
    expect(await refusalOfFile(new Blob([]))).toContain('empty');
    expect(await refusalOfFile(new Blob(['PK\u0003\u0004']))).toContain('isn’t a PDF');
    const large = { size: 60 * 1024 * 1024, slice: () => new Blob(['%PDF-']) } as unknown as Blob;
    expect(await refusalOfFile(large)).toContain('larger than 50 MB');
  });

  it('shows its size', () => {
    expect([1, 420, 110_400, 12_345_678].map(sizeText)).toEqual(['1 byte', '420 bytes', '110 kB', '12.3 MB']);
  });
});

describe("tonight's class session", () => {
  const now = new Date(2026, 8, 16, 18, 0);
  const session = {
    id: 5,
    classId: 1,
    title: 'Class 6',
    heldOn: '2026-09-16',
    position: 0,
    categories: [],
    cases: [],
  };

  it('is the one of today where there is one', () => {
    expect(tonight([{ ...session, id: 4, heldOn: '2026-09-14' }, session], now).session).toBe(5);
  });

  it('is else the soonest one that comes', () => {
    const later = ['2026-10-01', '2026-09-18', '2026-09-14', null].map((heldOn, id) => ({
      ...session,
      id,
      heldOn,
    }));
    expect(tonight(later, now).session).toBe(1);
  });

  it('is a new one, called after the day, where there is none', () => {
    expect(tonight([{ ...session, heldOn: '2026-09-14' }], now)).toMatchObject({
      session: 'new',
      newSession: { title: 'Class of September 16', heldOn: '2026-09-16' },
    });
  });
});

it('goes where the syllabus names it, if its name says which case it is', () => {
  const assigned = (sessionId: number, name: string) => ({ id: sessionId, sessionId, name, citation: null });
  const missing = [
    assigned(1, 'Marlow v. Tidewater Ferry Co.'),
    assigned(2, 'State v. Quill'),
    assigned(2, 'In re Pell'),
  ];
  expect(namedFor(['marlow-v-tidewater (2).pdf'], missing)).toBe(1);
  expect(namedFor(['State v Quill.pdf', 'PELL.pdf', 'scan0003.pdf'], missing)).toBe(2);
  for (const unclear of [
    ['State v. Marlow.pdf'],
    ['opinion.pdf'],
    [],
    ['Pell.pdf', 'Marlow v Tidewater.pdf'],
  ])
    expect(namedFor(unclear, missing)).toBeUndefined();
});
