import { describe, expect, it } from 'vitest';
import { matching } from './matching.ts';

const all = [
  { name: 'Go to the Dashboard', more: 'home' },
  { name: 'Torts', more: 'Fall 2026' },
  { name: 'Marlow v. Tidewater Ferry Co.', more: 'Brief Torts' },
  { name: 'Marlow v. Tidewater Ferry Co.', more: 'Questions Torts' },
  { name: 'Émile Bürger v. State', more: 'Brief Property' },
];
const named = (typed: string) => matching(all, typed, 10).map(({ name, more }) => `${name} | ${more}`);

describe('the palette', () => {
  it('finds by the beginnings of words, in any order, whatever their case', () => {
    expect(named('TIDE mar')).toHaveLength(2);
    expect(named('tide mar xyz')).toEqual([]);
  });

  it('finds a case’s questions by the word beside its name', () => {
    expect(named('marlow ques')).toEqual(['Marlow v. Tidewater Ferry Co. | Questions Torts']);
  });

  it('puts a name that begins as typed before one that only stands beside it', () => {
    expect(named('tor')[0]).toBe('Torts | Fall 2026');
    expect(named('tor')).toHaveLength(3);
  });

  it('finds letters without their accents, and within words last', () => {
    expect(named('burger')).toEqual(['Émile Bürger v. State | Brief Property']);
    expect(named('shboard')).toEqual(['Go to the Dashboard | home']);
  });

  it('offers no more than are asked for', () => {
    expect(matching(all, 'o', 2)).toHaveLength(2);
  });
});
