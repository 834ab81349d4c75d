/** Statements that say the same are found by what they share, and as if each were compared with each. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../test/seeded-random.ts';
import { leastAlike, likenessOf, openAlikeIndex } from './alike.ts';

type Stated = { name: number; terms: ReadonlySet<string> };

/** Some words are in most of them, most words in few; some say again what another says. */
function statements(count: number, seed: number): Stated[] {
  const random = seededRandom(seed);
  const word = () => `w${Math.floor(random() ** 3 * 400)}`;
  const all: Stated[] = [];
  for (let name = 0; name < count; name += 1) {
    const like = random() < 0.3 ? all[Math.floor(random() * all.length)] : undefined;
    const kept = [...(like?.terms ?? [])].filter(() => random() < 0.7);
    const more = Array.from({ length: 3 + Math.floor(random() * 14) }, word);
    all.push({ name, terms: new Set(['reason', 'person', ...kept, ...more]) });
  }
  return all;
}

function foundIn(all: readonly Stated[]) {
  const index = openAlikeIndex<Stated>(all);
  const found = all.flatMap((theirs) => {
    const pairs = index.find(theirs).map(({ statement, alike }) => [statement.name, theirs.name, alike]);
    index.add(theirs);
    return pairs;
  });
  return { found, compared: index.compared() };
}

describe('statements that are alike', () => {
  it.each([1, 2, 3])('are those that a comparison of each with each finds (seed %i)', (seed) => {
    const all = statements(200, seed);
    const each = all.flatMap((theirs, place) =>
      all.slice(0, place).flatMap((mine) => {
        const alike = likenessOf(mine.terms, theirs.terms);
        return alike >= leastAlike ? [[mine.name, theirs.name, alike]] : [];
      }),
    );
    expect(each.length).toBeGreaterThan(40);
    expect(foundIn(all).found).toEqual(each);
  });

  it('cost as many comparisons as there are statements, not their square', () => {
    const distinct = Array.from({ length: 4_000 }, (_, name) => ({
      name,
      terms: new Set([
        'owner',
        'duty',
        'care',
        ...Array.from({ length: 9 }, (_, n) => `t${(name * 7 + n * 31) % 3_001}`),
      ]),
    }));
    expect(foundIn(distinct).compared).toBeLessThan(30 * distinct.length);
  });

  it('are compared with some hundred others at most, where all say the same', () => {
    const same = Array.from({ length: 1_500 }, (_, name) => ({
      name,
      terms: new Set(['owner', 'duty', 'care', 'warn', 'roof', `case${name}`]),
    }));
    expect(foundIn(same).compared).toBeLessThanOrEqual(200 * same.length);
  });
});
