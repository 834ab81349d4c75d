import { expect, it } from 'vitest';
import type { Statement } from '../statements/statements.ts';
import { bySheet, keepSameStatements } from './resting.ts';
import type { Sheet } from './sheets.ts';

// Only what is looked at.
const sheet = (key: string, ids: string[]) =>
  ({ key, passages: ids.map((id) => ({ id })), notes: [] }) as unknown as Sheet;
const statement = (id: string, text = id): Statement => ({ id, place: 'Facts', text, pinpoints: [] });

const sheets = [sheet('1', ['p1', 'p2']), sheet('2', ['p3']), sheet('3', ['p4'])];

it('a sheet keeps what rests on it while another changes', () => {
  const before = bySheet(
    sheets,
    new Map([
      ['p1', [statement('a')]],
      ['p3', [statement('b')]],
    ]),
  );
  expect([...before.keys()]).toEqual(['1', '2']);
  const now = bySheet(
    sheets,
    new Map([
      ['p1', [statement('a')]],
      ['p3', [statement('b', 'changed')]],
    ]),
  );
  const kept = keepSameStatements(before, now);
  expect(kept.get('1')).toBe(before.get('1'));
  expect(kept.get('2')).toBe(now.get('2'));
});
