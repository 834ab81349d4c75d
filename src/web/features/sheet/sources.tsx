import { Link } from 'wouter';
import type { SheetSource } from '../../../shared/sheets.ts';
import { cx } from '../../ui/cx.ts';

/** Of a rule with its elements there may be many. */
const most = 3;

type SourcesProps = {
  sources: readonly SheetSource[];
  /** The line, for those who do not see it beside its pages: "Rule, Marlow v. Tidewater Ferry Co." */
  of: string;
  className?: string;
};

/** The pages that a line rests on; each leads to its passage. */
export function Sources({ sources, of, className }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <span className={cx('flex flex-wrap justify-end gap-x-2 gap-y-1 text-ink-faint tabular-nums', className)}>
      {sources.slice(0, most).map(({ name, href }) =>
        href === null ? (
          <span key={name}>{name}</span>
        ) : (
          <Link
            key={name}
            href={href}
            aria-label={`${name}: ${of}`}
            className="-my-3 inline-flex min-h-11 min-w-6 items-center underline decoration-line-strong underline-offset-4 hover:text-ink sm:min-h-9"
          >
            {name}
          </Link>
        ),
      )}
    </span>
  );
}
