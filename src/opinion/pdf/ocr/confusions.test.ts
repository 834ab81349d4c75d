import { expect, test } from 'vitest';
import { withoutConfusions } from './confusions.ts';

test.each([
  ['347 U. 8. 483', '347 U. S. 483'],
  ['75 8. Ct. 753', '75 S. Ct. 753'],
  ['239 $.W.3d 151', '239 S.W.3d 151'],
  ['904 F. 8d 1294', '904 F. 3d 1294'],
  ['L.R.C. sec. 704(d)', 'I.R.C. sec. 704(d)'],
  ['[.R.C. sec. 465', 'I.R.C. sec. 465'],
  ['Part I11, infra', 'Part III, infra'],
  ['Davidson, Il, delivered', 'Davidson, II, delivered'],
])('%s is read as %s', (recognised, meant) => {
  expect(withoutConfusions(recognised)).toBe(meant);
});

test.each(['11 U. S. C. § 111', 'I am 11', 'at 8. The court', 'Ill. App. 2d', 'I', 'Reach II'])(
  '%s stays as it is',
  (text) => {
    expect(withoutConfusions(text)).toBe(text);
  },
);

test('a nine behind a neutral citation is the sign of a paragraph', () => {
  expect(withoutConfusions('2004 WI 12, 9 45, and 2015-Ohio-1234, 9 12.')).toBe(
    '2004 WI 12, ¶ 45, and 2015-Ohio-1234, ¶ 12.',
  );
  expect(withoutConfusions('May 2004, 9 men')).toBe('May 2004, 9 men');
});
