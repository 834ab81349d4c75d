import { describe, expect, it } from 'vitest';
import { emailSchema } from '../../../../shared/auth.ts';
import { seatDomainSchema } from '../../../../shared/seats.ts';
import { linesIn, problemIn } from './lines.ts';

describe('a list of seats', () => {
  it('is read by lines, commas and semicolons', () => {
    expect(linesIn(' law.jefferson.example\n@jefferson.example, a.example;b.example \n\n')).toEqual([
      'law.jefferson.example',
      'jefferson.example',
      'a.example',
      'b.example',
    ]);
  });

  it('says which line is wrong', () => {
    expect(problemIn(['law.jefferson.example'], seatDomainSchema, 2)).toBeUndefined();
    expect(problemIn(['jefferson.example', 'jefferson'], seatDomainSchema, 2)).toBe(
      '“jefferson”: This isn’t a domain.',
    );
    expect(problemIn(['Gmail.com'], seatDomainSchema, 2)).toBe(
      '“Gmail.com”: Anyone can get an address there.',
    );
    expect(problemIn(['ada@jefferson.example', 'ada'], emailSchema, 2)).toMatch(
      /^“ada”: Please enter a valid/,
    );
    expect(problemIn(['a.example', 'b.example', 'c.example'], seatDomainSchema, 2)).toBe('2 at most.');
  });
});
