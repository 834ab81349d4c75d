/** The cases of a class by what a citation can name them by: asked for each citation of each of them. */
import { findCitations } from '../../opinion/citations.ts';
import type { Opinion, OpinionCitation } from '../../opinion/opinion.ts';
import { citationsOfCourt } from './resting.ts';
import { partiesKey, placeOf, titleKey } from './same-case.ts';

export type NamedCase = { caseId: number; title: string; citation: string | null };

export type KnownCases = { byPlace: ReadonlyMap<string, number[]>; byParties: ReadonlyMap<string, number[]> };

export function knownCases(listed: readonly NamedCase[]): KnownCases {
  const byPlace = new Map<string, number[]>();
  const byParties = new Map<string, number[]>();
  const add = (to: Map<string, number[]>, key: string | undefined, caseId: number) => {
    if (key === undefined) return;
    const ids = to.get(key);
    if (ids) ids.push(caseId);
    else to.set(key, [caseId]);
  };
  for (const { caseId, title, citation } of listed) {
    const [own] = citation ? findCitations(citation) : [];
    add(byPlace, own && placeOf(own), caseId);
    add(byParties, titleKey(title), caseId);
  }
  return { byPlace, byParties };
}

/** The other cases that the court cites in full, each with the first citation of it. */
export function casesCited(
  opinion: Opinion,
  caseId: number,
  { byPlace, byParties }: KnownCases,
): Map<number, OpinionCitation> {
  const found = new Map<number, OpinionCitation>();
  for (const citation of citationsOfCourt(opinion)) {
    const place = placeOf(citation);
    const parties = partiesKey([citation.plaintiff, citation.defendant]);
    const meant = [
      ...((place !== undefined && byPlace.get(place)) || []),
      ...((parties !== undefined && byParties.get(parties)) || []),
    ];
    for (const cited of meant) if (cited !== caseId && !found.has(cited)) found.set(cited, citation);
  }
  return found;
}
