import { useQuery } from '@tanstack/react-query';
import { Highlighter } from 'lucide-react';
import { Link } from 'wouter';
import type { Brief } from '../../../../shared/materials.ts';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { count } from '../../../format/count.ts';
import { pathTo } from '../../../paths.ts';
import { highlightsQuery } from './queries.ts';

/** From the brief that was made to her own. */
export function OwnBriefLink({ brief }: { brief: Brief }) {
  const isReadOnly = useIsReadOnly();
  const { data } = useQuery({ ...highlightsQuery(brief.caseId), enabled: !isReadOnly });
  if (isReadOnly) return null;
  const marks = data?.items.length ?? 0;
  return (
    <p className="mt-4 font-sans text-sm print:hidden">
      <Link
        href={pathTo.ownBrief(brief.id)}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-medium text-accent-ink hover:bg-hover sm:min-h-9"
      >
        <Highlighter size={16} aria-hidden className="shrink-0" />
        My Brief
        <span className="font-normal text-ink-faint">
          {marks > 0 ? count(marks, 'highlight') : 'made from your highlights'}
        </span>
      </Link>
    </p>
  );
}
