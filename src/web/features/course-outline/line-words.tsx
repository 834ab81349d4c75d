import { Link } from 'wouter';
import type { CourseEntry } from '../../../shared/course-outlines.ts';
import { courseKindNames, courseRemarks } from '../../../study/words/course.ts';
import { Remarks } from '../../desk/statements/remark.tsx';
import { cx } from '../../ui/cx.ts';

type LineWordsProps = { entry: CourseEntry; number?: string | undefined };

const inks: Partial<Record<CourseEntry['kind'], string>> = {
  conflict: 'text-caution-ink',
  issue: 'text-accent-ink',
  rule: 'text-accent-ink',
  exception: 'text-accent-ink',
  open: 'text-accent-ink',
};

/** A line with its place in the opinions; each place leads there. */
export function LineWords({ entry, number }: LineWordsProps) {
  const { kind, text, sources } = entry;
  const name = courseKindNames[kind];
  const words = courseRemarks(entry);
  return (
    <>
      {number && <span className="text-ink-faint tabular-nums">{number} </span>}
      {name && (
        <span className={cx('font-medium font-sans text-sm', inks[kind] ?? 'text-ink-faint')}>{name} </span>
      )}
      <span
        className={cx(
          kind === 'issue' && 'italic',
          kind === 'rule' && 'font-medium',
          (kind === 'wording' || kind === 'cites' || kind === 'see') && 'text-ink-soft',
        )}
      >
        {text}
      </span>
      <Remarks words={words} />
      {sources.length > 0 && (
        <span className="font-sans text-ink-faint text-sm tabular-nums">
          {' ['}
          {sources.map(({ name: place, href }, index) => (
            <span key={`${place} ${href}`}>
              {index > 0 && '; '}
              {href === null ? (
                place
              ) : (
                <Link
                  href={href}
                  className="underline decoration-line-strong underline-offset-4 hover:text-ink"
                >
                  {place}
                </Link>
              )}
            </span>
          ))}
          ]
        </span>
      )}
    </>
  );
}
