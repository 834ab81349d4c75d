/** What a hit is called and where it leads. */
import type { SearchHit } from '../../../shared/search.ts';
import { briefShape } from '../../../study/material/shape.ts';
import { sectionName } from '../../../study/words/section-name.ts';
import { fragmentOf, pathTo, placeIn } from '../../paths.ts';

const briefTitles = new Map<string, string>(briefShape.map(({ key, title }) => [key, title]));

/** Where in the student's material the words stand. */
export function placeOf({ source, place, page }: Pick<SearchHit, 'source' | 'place' | 'page'>): string {
  switch (source) {
    case 'case':
      return 'Case';
    case 'text':
      return `Opinion, PDF page ${page}`;
    case 'brief':
      return ['Brief', briefTitles.get(place ?? '')].filter(Boolean).join(' · ');
    case 'outline':
      return ['Outline', place && sectionName(place)].filter(Boolean).join(' · ');
    case 'questions':
      return 'Question';
  }
}

/** The words as they stand where they were found: "ferries" for a search of "ferry". */
function matchedWords({ snippet }: Pick<SearchHit, 'snippet'>): string[] {
  return [...new Set(snippet.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase()))];
}

/** The screen and the place on it; the class where there is nothing to read yet. */
export function pathOfHit(hit: SearchHit): string {
  const { source, classId, briefId, materialId, place, page } = hit;
  const find = matchedWords(hit);
  if (source === 'questions' && materialId !== null && place !== null)
    return placeIn(pathTo.questions(materialId), { query: { question: place } });
  if (source === 'brief' && materialId !== null && place !== null)
    return placeIn(pathTo.brief(materialId), { fragment: place, find });
  if (source === 'outline' && materialId !== null && place !== null)
    return placeIn(pathTo.outline(materialId), { fragment: fragmentOf.section(place), find });
  if (briefId === null) return pathTo.class(classId);
  if (source !== 'text' || page === null) return pathTo.brief(briefId);
  return placeIn(pathTo.brief(briefId), {
    fragment: fragmentOf.page(page),
    find,
    query: { side: 'opinion' },
  });
}

/** Cases in the order of their best hits, and the hits of each in theirs. */
export function hitsByCase(hits: readonly SearchHit[]): [SearchHit, ...SearchHit[]][] {
  // A group begins with a hit.
  return [...Map.groupBy(hits, ({ caseId }) => caseId).values()] as [SearchHit, ...SearchHit[]][];
}
