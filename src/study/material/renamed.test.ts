import { expect, it } from 'vitest';
import { renamed } from './renamed.ts';

const renaming = [
  { from: 'Marlow v. Harbour Freight Company', to: 'Marlow v. Harbor Freight Company' },
  { from: 'Marlow v. Harbour', to: 'Marlow v. Harbor' },
];
const statement = (text: string, over: object = {}) => ({
  ...{ id: 'a', text, pinpoints: [{ page: 1, paragraphId: 'p1', quote: 'The tenant saw it.' }] },
  ...{ verified: true, marks: [], ...over },
});

it('puts the name right in what was made, once in each place', () => {
  expect(renamed(statement('State the rule of Marlow v. Harbour Freight Company.'), renaming).text).toBe(
    'State the rule of Marlow v. Harbor Freight Company.',
  );
  const question = {
    question: 'Who sued in Marlow v. Harbour?',
    followUps: ['Does Marlow v. Harbour bind?'],
    answer: [statement('In Marlow v. Harbour the tenant.')],
  };
  expect(JSON.stringify(renamed(question, renaming))).not.toContain('Harbour');
});

it('leaves her words, and those of the opinion', () => {
  const hers = statement('My Marlow v. Harbour', { generated: 'Marlow v. Harbour says so.' });
  expect(renamed(hers, renaming)).toMatchObject({
    text: 'My Marlow v. Harbour',
    generated: 'Marlow v. Harbor says so.',
  });
  const own = statement('Marlow v. Harbour', { marks: ['own'] });
  expect(renamed(own, renaming)).toBe(own);
  const quoted = statement('As in Marlow v. Harbour, it fell.', {
    pinpoints: [{ page: 1, paragraphId: 'p1', quote: 'As in Marlow v. Harbour, it fell.' }],
  });
  expect(renamed(quoted, renaming)).toBe(quoted);
  const asked = {
    question: 'Why Marlow v. Harbour?',
    generated: { question: 'What of Marlow v. Harbour?' },
    trap: 'Marlow v. Harbour',
  };
  expect(renamed(asked, renaming)).toEqual({
    question: 'Why Marlow v. Harbour?',
    generated: { question: 'What of Marlow v. Harbor?' },
    trap: 'Marlow v. Harbor',
  });
});
