/** The statutes, rules and precedents that a statement names, or that the court cites right behind it. */
import { findCitations } from '../../opinion/citations.ts';
import { type Opinion, type OpinionCitation, passagesOf } from '../../opinion/opinion.ts';
import type { Item } from '../material/schema.ts';
import { placeOf } from '../session/same-case.ts';

/** In letters: what is cited further behind is for another sentence. */
const behind = 120;

/** "Rule 1.6" and "Section 7", which no reporter has. */
const named = /(?:§+|\b(?:sections?|rules?|article|title))\s*(?<number>\d[\w.-]*|[IVX]+\b)/giu;

export function authoritiesOf({ text, pinpoints }: Item, opinion: Opinion | undefined): Set<string> {
  const inText = [...text.matchAll(named)].flatMap(({ 0: words, groups }) =>
    groups?.number
      ? [`${/rule/i.test(words) ? 'rule' : 'section'} ${groups.number.replace(/\W+$/, '')}`]
      : [],
  );
  const cited = opinion ? pinpoints.flatMap((pinpoint) => citedAt(opinion, pinpoint)) : [];
  return new Set(
    [...inText, ...(/\d/.test(text) ? findCitations(text) : []).flatMap(keyOf), ...cited].map((key) =>
      key.toLowerCase(),
    ),
  );
}

function citedAt(
  { paragraphs, citations }: Opinion,
  { paragraphId, quote }: Item['pinpoints'][number],
): string[] {
  const [whole = ''] = paragraphId.split('.');
  const paragraph = paragraphs.find(({ id }) => id === whole);
  const passage = paragraph && passagesOf(paragraph).find(({ id }) => id === paragraphId);
  const start = paragraph && passage ? paragraph.text.indexOf(quote, passage.start) : -1;
  if (start < 0) return [];
  const end = start + quote.length + behind;
  return citations
    .filter((each) => each.paragraphId === whole && each.start >= start && each.start <= end)
    .flatMap((each) => keyOf(resolved(each, citations)));
}

const resolved = (citation: OpinionCitation, all: readonly OpinionCitation[]): OpinionCitation =>
  (citation.resolvesTo === undefined ? undefined : all[citation.resolvesTo]) ?? citation;

function keyOf(citation: Pick<OpinionCitation, 'kind' | 'text' | 'volume' | 'reporter' | 'page'>): string[] {
  if (citation.kind === 'statute') return [citation.text.replaceAll(/[^\p{L}\p{N}.]+/gu, ' ').trim()];
  const place = placeOf(citation);
  return place ? [place] : [];
}
