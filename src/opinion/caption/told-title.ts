import type { Caption, CaptionField } from '../opinion.ts';
import { isoDay } from './dates.ts';
import { officialReporters } from './places.ts';
import { courtInShort } from './short-court.ts';

const reporter =
  /(?:^|[,\s])(?<cite>\d{1,4} [A-Z][^()]{0,60}? \d{1,5}(?:, [^()]*?\d)?) \((?<inside>[^()]*\d{4})\)\W*$/;
const numbered = /(?<docket>\bNos?\. [^()]{2,60}?),? \((?<inside>[^()]*\d{4})\)\W*$/;
const withoutDay = /,? ?(?:[A-Z][a-z]{2,8}\.? \d{1,2}, )?\d{4}$/;
/** Whoever made the book wrote it. */
const confidence = 0.85;

/** What a case's title in a book tells beside its name: "…, 891 So. 2d 1239 (La. 2005)", "…, No. COA18-866 (N.C. Ct. App. June 4, 2019)". */
export function toldByTitle(title: string): Caption {
  const { cite, inside: year } = reporter.exec(title)?.groups ?? {};
  const { docket, inside: day } = cite ? {} : (numbered.exec(title)?.groups ?? {});
  const inside = year ?? day ?? '';
  const court = courtOf(cite ?? '', inside);
  const decidedOn = isoDay(inside);
  const told: Omit<Caption, 'confidence'> = {
    ...(cite ? { citation: `${cite} (${inside.replace(/^.*?(?=\d{4}$)/, '')})` } : {}),
    ...(docket ? { docket } : {}),
    ...(court ? { court } : {}),
    ...(decidedOn ? { decidedOn } : {}),
  };
  const fields = Object.keys(told) as CaptionField[];
  return { ...told, confidence: Object.fromEntries(fields.map((field) => [field, confidence])) };
}

function courtOf(cite: string, inside: string): string | undefined {
  const named = inside.replace(withoutDay, '').replace(/,$/, '');
  return courtInShort(named) ?? officialReporters.find(([pattern]) => pattern.test(cite))?.[1];
}
