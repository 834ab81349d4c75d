import { describe, expect, it } from 'vitest';
import { endOfStatement } from './citing.ts';

describe('the statement of a sentence', () => {
  it('ends where its citations begin', () => {
    const text = 'The rule is old. See Orr v. Lane, 12 Ill. 2d 3, 4.';
    expect(text.slice(0, endOfStatement(text))).toBe('The rule is old.');
  });

  it('ends where a case is cited by its year and number, or a rule by its title', () => {
    for (const cited of [
      'Padgett, 1997- NMCA-104, 17.',
      'Fed. Rules Crim. Proc., 26.',
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
