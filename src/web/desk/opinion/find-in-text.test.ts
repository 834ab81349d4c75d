import { expect, it } from 'vitest';
import { findPage, findWords } from './find-in-text.ts';
import type { PassagePlace } from './sheets.ts';

const place = (id: string, page: number, label: string | null, text: string) =>
  [id, { page, label, ordinal: 1, passage: { id, text, kind: 'text' } } as PassagePlace] as const;

const passages = new Map([
  place('p1', 1, null, 'SUPREME COURT OF JEFFERSON'),
  place(
    'p2',
    2,
    '557',
    'The landlord’s duty to warn ends where the tenant’s own knowledge begins, and so does ours. '.repeat(3),
  ),
  place('p3', 3, '558', 'A duty to warn was owed.'),
]);

it('finds words as they are read, whatever their case and quotation marks, the first of each passage', () => {
  const found = findWords(passages, "  LANDLORD'S duty ");
  expect(found.map(({ passageId }) => passageId)).toEqual(['p2']);
  const [{ text = '', start = 0, end = 0 } = {}] = found;
  expect(text.slice(start, end)).toBe('landlord’s duty');
  expect(text.endsWith(' …')).toBe(true);
  expect(findWords(passages, 'duty to warn').map(({ page }) => page)).toEqual([2, 3]);
  for (const nothing of ['', ' ', 'd', 'dute', 'p(']) expect(findWords(passages, nothing)).toEqual([]);
});

it('finds a page by the number printed on it, else by its place in the file', () => {
  expect(findPage(passages, '557')).toEqual({ passageId: 'p2', page: 2 });
  expect(findPage(passages, 'p. 558')?.page).toBe(3);
  expect(findPage(passages, '1')?.page).toBe(1);
  expect(findPage(passages, 'PDF 3')?.page).toBe(3);
  for (const nothing of ['', '99', 'duty', 'pdf 557', '557 to'])
    expect(findPage(passages, nothing)).toBeUndefined();
});
