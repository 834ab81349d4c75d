import type { Opinion } from './opinion.ts';

const known = new WeakMap<Opinion, Opinion>();

/** The opinion without what its publisher wrote around it, which no study material may rest on. Paragraphs keep their ids. */
export function ownWords(opinion: Opinion): Opinion {
  if (!opinion.paragraphs.some(({ publisher }) => publisher)) return opinion;
  const own = known.get(opinion) ?? withoutPublisher(opinion);
  known.set(opinion, own);
  known.set(own, own);
  return own;
}

function withoutPublisher(opinion: Opinion): Opinion {
  const paragraphs = opinion.paragraphs.filter(({ publisher }) => !publisher);
  const places = new Map(paragraphs.map(({ id }, index) => [id, index]));
  const kindred = opinion.paragraphs.map(({ id }) => places.get(id));
  // An editor's words may be a part's first or last.
  const firstFrom = (index: number) => kindred.slice(index).find((place) => place !== undefined) ?? 0;
  const lastUpTo = (index: number) =>
    kindred.slice(0, index + 1).findLast((place) => place !== undefined) ?? 0;
  const kept = opinion.citations.map(({ paragraphId }) => places.has(paragraphId));
  let count = 0;
  const renumbered = kept.map((isKept) => (isKept ? count++ : count));
  return {
    ...opinion,
    paragraphs,
    parts: opinion.parts
      .filter(
        ({ kind, firstParagraph, lastParagraph }) =>
          kind !== 'publisher' &&
          kindred.slice(firstParagraph, lastParagraph + 1).some((place) => place !== undefined),
      )
      .map((part) => ({
        ...part,
        firstParagraph: firstFrom(part.firstParagraph),
        lastParagraph: lastUpTo(part.lastParagraph),
      })),
    citations: opinion.citations.flatMap(({ resolvesTo, ...citation }, index) => {
      if (!kept[index]) return [];
      const isKnown = resolvesTo !== undefined && kept[resolvesTo] === true;
      return [{ ...citation, ...(isKnown ? { resolvesTo: renumbered[resolvesTo]! } : {}) }];
    }),
  };
}
