import type { SearchHit } from '../../../shared/search.ts';
import { HitRow } from './hit-row.tsx';

type CaseHitsProps = {
  hits: readonly [SearchHit, ...SearchHit[]];
  /** Where hits come from several classes. */
  withClass: boolean;
  onOpen: (() => void) | undefined;
};

/** What was found in one case, under its name. */
export function CaseHits({ hits, withClass, onOpen }: CaseHitsProps) {
  const [{ caseId, caseTitle, className }] = hits;
  const headingId = `hits-${caseId}`;
  return (
    <li>
      <p id={headingId} className="flex flex-wrap items-baseline gap-x-2.5 px-3 py-1">
        <span className="min-w-0 truncate font-semibold font-serif text-ink text-lg">{caseTitle}</span>
        {withClass && <span className="font-normal text-ink-faint text-sm">{className}</span>}
      </p>
      <ul aria-labelledby={headingId} className="grid grid-cols-1">
        {hits.map((hit) => (
          <HitRow key={`${hit.source} ${hit.place} ${hit.page}`} hit={hit} onOpen={onOpen} />
        ))}
      </ul>
    </li>
  );
}
