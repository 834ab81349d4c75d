import { type Citation, findCitations, resolveCitations } from './citations.ts';
import type { OpinionCitation, Paragraph, Part } from './opinion.ts';

/** Every citation of an opinion in order; id., supra and short forms resolve within their part. */
export function citationsIn(paragraphs: Paragraph[], parts: Part[]): OpinionCitation[] {
  const all: OpinionCitation[] = [];
  for (const { firstParagraph, lastParagraph } of parts) {
    const own = paragraphs.slice(firstParagraph, lastParagraph + 1).flatMap(citedIn);
    const resolved = resolveCitations(own.map(({ citation }) => citation));
    const offset = all.length;
    resolved.forEach((citation, index) => {
      all.push(opinionCitation(citation, own[index]!.paragraphId, offset));
    });
  }
  return all;
}

function citedIn({ id, text }: Paragraph): { citation: Citation; paragraphId: string }[] {
  return findCitations(text).map((citation) => ({ citation, paragraphId: id }));
}

function opinionCitation(citation: Citation, paragraphId: string, offset: number): OpinionCitation {
  const {
    kind,
    start,
    end,
    text,
    volume,
    reporter,
    page,
    pin,
    court,
    year,
    plaintiff,
    defendant,
    resolvesTo,
  } = citation;
  const own: OpinionCitation = { kind, paragraphId, start, end, text };
  const optional = { volume, reporter, page, pin, court, year, plaintiff, defendant };
  for (const [name, value] of Object.entries(optional))
    if (value !== undefined) Object.assign(own, { [name]: value });
  if (resolvesTo !== undefined) own.resolvesTo = resolvesTo + offset;
  return own;
}
