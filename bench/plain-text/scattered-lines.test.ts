import { expect, test } from 'vitest';
import { withScatteredJoined } from './scattered-lines.ts';

const scattered = [
  'Oakes v. Sable',
  'Justice Winter',
  'delivered the opinion of the court.',
  'The owner of the ferry claims that her pilot steered by the rule of In',
  're Lund,',
  '3 Mer. 4, and moved to dis',
  '*605',
  'miss the complaint. She would dismiss it.',
  '7',
  'Lund',
  'has been read to bind pilots.',
  'II',
  'The',
  'Hooper',
  'was moored there.',
  '*606',
  'It sank that night, as every witness who stood on the pier has told the jury.',
  'Orr v. Kell, 5 Mer. 6.',
  '1',
  'Fog came, said the pilot',
  ', and stayed.',
  'See supra, at 4',
  '– 6; infra, at 9.',
];

test('pieces that a copy cut out of their sentences are put back, and lone footnote marks left out', () => {
  expect(withScatteredJoined(scattered)).toEqual([
    'Oakes v. Sable',
    'Justice Winter delivered the opinion of the court.',
    'The owner of the ferry claims that her pilot steered by the rule of In re Lund, 3 Mer. 4, and moved to *605 dismiss the complaint. She would dismiss it.',
    'Lund has been read to bind pilots.',
    'II',
    'The Hooper was moored there.',
    '*606 It sank that night, as every witness who stood on the pier has told the jury. Orr v. Kell, 5 Mer. 6.',
    'Fog came, said the pilot, and stayed.',
    'See supra, at 4–6; infra, at 9.',
  ]);
});

test('paragraphs of a text that is whole stay as they are', () => {
  const whole = ['I', 'The ferry sank.', 'and so we affirm.', '1', 'The pilot slept.'];
  expect(withScatteredJoined(whole)).toEqual(whole);
});

test('a hundred thousand pieces take less than two seconds of work', () => {
  const pieces = Array.from({ length: 100_000 }, () => 'a');
  const before = process.threadCpuUsage();
  withScatteredJoined(pieces);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2000);
});
