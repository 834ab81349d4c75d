import { Link } from 'wouter';
import { Contents } from '../../../desk/contents.tsx';
import { cx } from '../../../ui/cx.ts';
import { pathToShown, type ShownName, shownNames } from './showing.ts';

type DemoBarProps = { shown: ShownName; screen: string; withContents: boolean };

/** The three materials of the case, where a student’s own have their bar. */
export function DemoBar({ shown, screen, withContents }: DemoBarProps) {
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 px-2 max-tight:h-auto max-tight:flex-wrap sm:px-4 print:hidden">
      <nav
        aria-label="Materials of this case"
        className="flex shrink-0 items-center max-tight:shrink max-tight:flex-wrap"
      >
        {shownNames.map((name) => (
          <Link
            key={name}
            href={pathToShown(name, screen)}
            aria-current={name === shown ? 'page' : undefined}
            className={cx(
              'inline-flex min-h-11 items-center rounded-md px-2.5 font-medium text-sm sm:min-h-9',
              name === shown ? 'text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
            )}
          >
            <span
              className={cx('border-b-2 py-0.5', name === shown ? 'border-accent-ink' : 'border-transparent')}
            >
              {name}
            </span>
          </Link>
        ))}
      </nav>
      {withContents && (
        <div className="ml-auto">
          <Contents />
        </div>
      )}
    </div>
  );
}
