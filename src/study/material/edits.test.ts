import { expect, test } from 'vitest';
import { remarksOn } from '../words/statements.ts';
import { rewordedItem } from './edits.ts';
import type { Item } from './schema.ts';

const chosen: Item = {
  id: 'holding',
  text: 'The landlord owed a duty.',
  pinpoints: [{ page: 2, paragraphId: 'p4', quote: 'The landlord owed a duty.' }],
  verified: true,
  marks: ['own'],
};

test('a sentence that she chose is her choice until she writes other words in its place', () => {
  expect(remarksOn(chosen)).toEqual(['your choice']);
  expect(remarksOn(rewordedItem(chosen, 'A landlord must warn.'))).toEqual(['your words']);
});
