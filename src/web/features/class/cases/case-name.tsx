import { Link } from 'wouter';
import type { CourtCase } from '../../../../shared/cases.ts';
import { pathTo } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';

/** A case's name in its row leads to its brief. */
export function CaseName({ one }: { one: CourtCase }) {
  const way = wayInto(one);
  return (
    <h4 className="pr-9 font-semibold font-serif text-ink text-lg leading-6 break-words">
      {way ? (
        <Link href={way} className="hover:underline">
          {one.title}
        </Link>
      ) : (
        one.title
      )}
      {(one.tier === 'premium' || one.briefTier === 'premium') && (
        <span className="ml-2.5 font-sans">
          <Badge tone="accent">Premium</Badge>
        </span>
      )}
    </h4>
  );
}

/** The brief, or what else is there to be read; undefined where nothing is yet. */
function wayInto({ briefId, outlineId, questionSetId }: CourtCase): string | undefined {
  if (briefId !== null) return pathTo.brief(briefId);
  if (outlineId !== null) return pathTo.outline(outlineId);
  return questionSetId === null ? undefined : pathTo.questions(questionSetId);
}
