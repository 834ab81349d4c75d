/** Whether two statements of law say the same, by the words they share. */
import { weightOf } from '../language/ordinary-words.ts';
import { countTerms } from '../language/words.ts';

/** The share of their weighed words that two rules have in common, where they state one rule. */
export const leastAlike = 0.5;
const fewestSharedTerms = 4;

type Terms = ReadonlySet<string>;
type Stated = { terms: Terms };

type Weighed = { terms: Terms; weight: number };

const weighed = (terms: Terms): Weighed => ({ terms, weight: weigh(terms) });

/** The weighed share of the terms of both that both hold, 0 to 1. */
export const likenessOf = (first: Terms, second: Terms): number => likeness(weighed(first), weighed(second));

function likeness(first: Weighed, second: Weighed): number {
  const [small, large] =
    first.terms.size < second.terms.size ? [first.terms, second.terms] : [second.terms, first.terms];
  let count = 0;
  let shared = 0;
  for (const term of small) {
    if (!large.has(term)) continue;
    count += 1;
    shared += weightOf(term);
  }
  return count < fewestSharedTerms ? 0 : shared / Math.min(first.weight, second.weight);
}

const weigh = (terms: Iterable<string>) => {
  let sum = 0;
  for (const term of terms) sum += weightOf(term);
  return sum;
};

/** Statements among which those are looked up that say what another says: none is compared with every other. */
export type AlikeIndex<Statement extends Stated> = {
  add(statement: Statement): void;
  /** Each that is as alike as `leastAlike`, in the order in which they were added. */
  find(like: Stated): { statement: Statement; alike: number }[];
  /** How many comparisons it has made so far. */
  compared(): number;
};

/** Of one statement with others; reached only where hundreds of statements consist of the same few words. */
const mostCompared = 200;
const mostLookedAt = 2_000;

/**
 * Of two statements that share half of the lighter one's words, at least one of its rarer half stands in the other. So
 * the rarer half of each is looked up among all words of the others, and all its words among the rarer halves of theirs.
 * `all` are those that will be added, and tell which words are rare among them.
 */
export function openAlikeIndex<Statement extends Stated>(all: readonly Stated[]): AlikeIndex<Statement> {
  const counts = countTerms(all.map(({ terms }) => [...terms]));
  const byTerm = new Map<string, number[]>();
  const byRareTerm = new Map<string, number[]>();
  const added: (Weighed & { statement: Statement })[] = [];
  let compared = 0;

  const rarestFirst = (terms: Terms) =>
    [...terms].toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));

  /** As many of the rarest that what is left weighs less than half. */
  function rarerHalf(sorted: readonly string[]): string[] {
    const most = leastAlike * weigh(sorted);
    let left = weigh(sorted);
    const end = sorted.findIndex((term) => {
      left -= weightOf(term);
      return left < most - 1e-9;
    });
    return sorted.slice(0, end + 1);
  }

  function lookUp(terms: Terms): Set<number> {
    const found = new Set<number>();
    const sorted = rarestFirst(terms);
    let lookedAt = 0;
    const look = (term: string, where: ReadonlyMap<string, number[]>) => {
      for (const index of where.get(term) ?? []) {
        if (found.size >= mostCompared || lookedAt >= mostLookedAt) return;
        lookedAt += 1;
        found.add(index);
      }
    };
    for (const term of rarerHalf(sorted)) look(term, byTerm);
    for (const term of sorted) look(term, byRareTerm);
    return found;
  }

  return {
    add(statement) {
      const { terms } = statement;
      if (terms.size < fewestSharedTerms) return;
      const index = added.push({ ...weighed(terms), statement }) - 1;
      const sorted = rarestFirst(terms);
      for (const term of sorted) put(byTerm, term, index);
      for (const term of rarerHalf(sorted)) put(byRareTerm, term, index);
    },
    find({ terms }) {
      if (terms.size < fewestSharedTerms) return [];
      const like = weighed(terms);
      return [...lookUp(terms)]
        .toSorted((a, b) => a - b)
        .flatMap((index) => {
          const each = added[index];
          if (!each) return [];
          compared += 1;
          const alike = likeness(each, like);
          return alike >= leastAlike ? [{ statement: each.statement, alike }] : [];
        });
    },
    compared: () => compared,
  };
}

function put(lists: Map<string, number[]>, term: string, index: number): void {
  const list = lists.get(term);
  if (list) list.push(index);
  else lists.set(term, [index]);
}
