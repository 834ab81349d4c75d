import { describe, expect, it } from 'vitest';
import { endOfStatement, withoutReferences, withoutReporters } from './citing.ts';

describe('the statement of a sentence', () => {
  it('ends where its citations begin', () => {
    const text = 'The rule is old. See Orr v. Lane, 12 Ill. 2d 3, 4.';
    expect(text.slice(0, endOfStatement(text))).toBe('The rule is old.');
  });

  it('ends where a case is cited by its year and number, or a rule by its title', () => {
    for (const cited of [
      'Padgett, 1997- NMCA-104, 17.',
      'Fed. Rules Crim. Proc., 26.',
      '2023 WL 8359833, (DC, Dec. 1, 2023).',
      "C.F.T. Dev. v. Bd. of Comm'rs, 2001-NMCA-069, 8.",
      'Pier v. Oakes, supra, pp. 67, 68.',
    ]) {
      const text = `The rule is old. ${cited}`;
      expect(text.slice(0, endOfStatement(text))).toBe('The rule is old.');
    }
  });

  it('does not end inside a name that begins with initials', () => {
    const text =
      'Such an order is not appealable, see S.F. Real Est. Inv’rs, 692 F.2d at 816, and thus falls outside our power.';
    expect(endOfStatement(text)).toBe(text.length);
  });
});

describe('a sentence without its citations', () => {
  it.each([
    ['The lease is old, Oakes, 457 U. S., at 756, so it binds.', 'The lease is old, so it binds.'],
    ['This “old rule,” Oakes, 457 U. S., at 756, limits it.', 'This “old rule,” limits it.'],
    ['Orr v. Pier, Inc., 2 F.3d 4 (1st Cir. 1990), held so.', 'Orr v. Pier, Inc. (1st Cir. 1990), held so.'],
  ])('keeps no name that only cites: %s', (text, shown) => {
    expect(withoutReporters(text)).toBe(shown);
  });

  it.each([
    [
      'The dissent calls the roof “a mere shelter,” post, at 26, but it fell.',
      'The dissent calls the roof “a mere shelter,” but it fell.',
    ],
    ['As we have explained, supra, at 21–22, the roof fell.', 'As we have explained, the roof fell.'],
    [
      'The duty rests on Oakes v. Stone, supra, and on no lease.',
      'The duty rests on Oakes v. Stone, and on no lease.',
    ],
    ['The keeper knew of the rot, id., at 12, n. 3.', 'The keeper knew of the rot.'],
  ])('points to no other page: %s', (text, shown) => {
    expect(withoutReferences(text)).toBe(shown);
  });
});
