import { useQuery } from '@tanstack/react-query';
import { partOf } from '../../../../study/material/highlights.ts';
import type { Item } from '../../../../study/material/schema.ts';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { highlightsQuery } from '../highlights/queries.ts';

/** What she marked as the part that the brief is not sure of, in the form of what it offers itself. */
export function useOwnCandidates(caseId: number, part: string | undefined): Item[] {
  const isReadOnly = useIsReadOnly();
  const { data } = useQuery({ ...highlightsQuery(caseId), enabled: part !== undefined && !isReadOnly });
  return (data?.items ?? [])
    .filter((highlight) => partOf(highlight) === part && highlight.places.length > 0)
    .toSorted((a, b) => Number(b.use !== null) - Number(a.use !== null))
    .map(({ id, quote, places }) => ({
      ...{ id: `highlight-${id}`, text: quote, verified: true, marks: [] },
      pinpoints: places.map(({ paragraphId, page }) => ({ paragraphId, page, quote })),
    }));
}
