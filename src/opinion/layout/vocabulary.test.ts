import { expect, test } from 'vitest';
import { isDivided, vocabularyOf } from './vocabulary.ts';

const known = vocabularyOf([
  { text: 'The court may work and punish every one with a standing ring of wrong doing' },
]);
const joined = (halves: string) => {
  const [before = '', after = ''] = halves.split('-');
  return isDivided(before, after, known);
};

test('an ending divided from its word is no second half of a compound', () => {
  for (const word of ['work-able', 'punish-able', 'bar-ring', 'wrong-doing', 'court-ed', 'eight-eenth'])
    expect(joined(word), word).toBe(true);
});

test('words that are always one stay one, however known their halves are', () => {
  for (const word of ['every-one', 'with-standing', 'some-times']) expect(joined(word), word).toBe(true);
});

test('compounds keep their hyphen though their second half stands nowhere else', () => {
  for (const word of [
    'second-storey',
    'quasi-criminal',
    'ferry-boarding',
    'so-called',
    'well-moored',
    'double-ended',
    'cross-claims',
  ])
    expect(joined(word), word).toBe(false);
});
