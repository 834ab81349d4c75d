import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { count } from '../../../format/count.ts';
import { pathTo } from '../../../paths.ts';
import { cx } from '../../../ui/cx.ts';
import { highlightsQuery } from '../highlights/queries.ts';

type BriefToggleProps = { brief: { id: number; caseId: number }; current: 'made' | 'own' };

/** Between the brief that was made and her own. */
export function BriefToggle({ brief, current }: BriefToggleProps) {
  const isReadOnly = useIsReadOnly();
  const { data } = useQuery({ ...highlightsQuery(brief.caseId), enabled: !isReadOnly });
  if (isReadOnly) return null;
  const marks = data?.items.length ?? 0;
  const link = (which: 'made' | 'own', href: string, name: string, detail = '') => (
    <Link
      href={href}
      aria-current={which === current ? 'page' : undefined}
      className={cx(
        'inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3 font-medium sm:min-h-8',
        which === current ? 'bg-hover text-ink' : 'text-ink-soft hover:text-ink',
      )}
    >
      {name}
      {detail && <span className="font-normal text-ink-faint">{detail}</span>}
    </Link>
  );
  return (
    <nav
      aria-label="Which brief"
      className="mb-4 inline-flex rounded-md border border-line p-0.5 font-sans text-sm print:hidden"
    >
      {link('made', pathTo.brief(brief.id), 'Brief')}
      {link(
        'own',
        pathTo.ownBrief(brief.id),
        'My Brief',
        marks > 0 ? count(marks, 'highlight') : 'from your highlights',
      )}
    </nav>
  );
}
