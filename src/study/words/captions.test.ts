import { expect, it } from 'vitest';
import type { BriefContent } from '../material/schema.ts';
import { captionLines, otherName, partName, partNameIn } from './captions.ts';

it('a part is named with its author where one is known', () => {
  expect(partName({ kind: 'dissent', author: 'Kagan' })).toBe('Dissent — Kagan');
  expect(partName({ kind: 'per_curiam', author: null })).toBe('Per curiam');
  expect(partName({ kind: 'something_new', author: null })).toBe('Opinion');
});

it('an opinion is a majority’s only where somebody wrote beside it', () => {
  const [front, lead, dissent] = [
    { kind: 'front' },
    { kind: 'majority', author: 'Sotomayor' },
    { kind: 'dissent', author: 'Kagan' },
  ];
  expect(partNameIn([front, lead], lead)).toBe('Opinion — Sotomayor');
  expect(partNameIn([front, lead, dissent], lead)).toBe('Majority — Sotomayor');
  expect(partNameIn([front, lead, dissent], dissent)).toBe('Dissent — Kagan');
});

it('a case under another title keeps the name that its text gives it, where it gives one', () => {
  const caption = { caseName: 'Alder v. Birch' };
  const captionConfidence = { title: 0.9 };
  expect(otherName('The beehive case', { caption, captionConfidence })).toBe('Alder v. Birch');
  expect(otherName('Alder v. Birch', { caption, captionConfidence })).toBeUndefined();
  expect(otherName('scan', { caption, captionConfidence: {} })).toBeUndefined();
});

it('a caption has a line of references, one of who wrote, and one of what was done, of what is known', () => {
  const caption = { caseName: 'Alder v. Birch', citation: '12 Frank. 3', decidedOn: '2019-06-03' };
  const linesOf = (one: BriefContent['caption'], separateOpinions: BriefContent['separateOpinions'] = []) =>
    captionLines({ caption: one, separateOpinions });
  expect(linesOf(caption)).toEqual(['12 Frank. 3 · June 3, 2019']);
  const known = { ...caption, author: 'Ames', kind: 'plurality', disposition: 'Reversed' } as const;
  expect(linesOf(known)).toEqual(['12 Frank. 3 · June 3, 2019', 'Opinion by Ames (plurality)', 'Reversed']);
  expect(linesOf({ ...known, kind: 'per_curiam' })[1]).toBe('Per curiam');
  const beside = [{ kind: 'dissent' as const, summary: [] }];
  expect(linesOf({ ...known, kind: 'majority' })[1]).toBe('Opinion by Ames');
  expect(linesOf({ ...known, kind: 'majority' }, beside)[1]).toBe('Opinion by Ames (majority)');
  expect(linesOf({ caseName: 'Alder v. Birch', kind: 'majority' })).toEqual([]);
  expect(linesOf({ caseName: 'Alder v. Birch' })).toEqual([]);
});
