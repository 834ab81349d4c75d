import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '../ui/cx.ts';
import type { Side } from './desk-place.ts';
import { type Sides, tabId, useSides } from './sides.ts';

export type CaseTab = {
  name: string;
  /** Undefined as long as nothing of it can be read. */
  href: string | undefined;
  /** True as long as it is not finished. */
  isWritten: boolean;
};

type CaseTabsProps = { tabs: readonly CaseTab[]; current: string };

/** The materials of the case; where there is room for one side alone, the opinion with them in the same row. */
export function CaseTabs(props: CaseTabsProps) {
  const sides = useSides();
  return sides ? <TabRow {...props} {...sides} /> : <Links {...props} />;
}

const linkClass = 'inline-flex min-h-11 items-center rounded-md px-2.5 font-medium text-sm sm:min-h-9';

function Links({ tabs, current }: CaseTabsProps) {
  return (
    <nav aria-label="Materials of this case" className="flex shrink-0 items-center">
      {tabs.map((tab) => {
        const isHere = tab.name === current;
        const inner = <Name {...tab} />;
        if (!tab.href)
          return (
            <span key={tab.name} className={cx(linkClass, 'text-ink-faint')}>
              {inner}
            </span>
          );
        return (
          <Link
            key={tab.name}
            href={tab.href}
            aria-current={isHere ? 'page' : undefined}
            className={cx(linkClass, isHere ? 'text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink')}
          >
            <span className={cx('border-b-2 py-0.5', isHere ? 'border-accent-ink' : 'border-transparent')}>
              {inner}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

function Name({ name, isWritten }: CaseTab) {
  return (
    <>
      {name}
      {isWritten && ' …'}
      {isWritten && <span className="sr-only">: being written</span>}
    </>
  );
}

function TabRow({ tabs, current, id, side, turnTo }: CaseTabsProps & Sides) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const row = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = row.indexOf(event.target as HTMLElement);
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    }
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = row[(at + step + row.length) % row.length];
    next?.focus();
    // A side shows as soon as it has the focus; another screen waits for a press.
    if (next instanceof HTMLButtonElement) next.click();
  };
  const sideTab = (own: Side, inner: ReactNode) => (
    <button
      key={own}
      id={tabId(id, own)}
      type="button"
      role="tab"
      aria-selected={side === own}
      aria-controls={`${id}-${own}`}
      tabIndex={side === own ? 0 : -1}
      onClick={() => turnTo(own)}
      className={tabClass(side === own)}
    >
      {inner}
    </button>
  );
  return (
    <div
      role="tablist"
      aria-label="Brief, outline, questions, and opinion"
      className="flex min-w-0 flex-1 items-stretch self-stretch max-tight:flex-wrap sm:flex-none"
      onKeyDown={press}
    >
      {tabs.map((tab) => {
        if (tab.name === current) return sideTab('material', <Name {...tab} />);
        if (!tab.href)
          return (
            <span
              key={tab.name}
              role="tab"
              aria-selected={false}
              aria-disabled
              tabIndex={-1}
              className={tabClass(false)}
            >
              <Name {...tab} />
            </span>
          );
        return (
          <Link
            key={tab.name}
            href={tab.href}
            role="tab"
            aria-selected={false}
            tabIndex={-1}
            className={tabClass(false)}
          >
            <Name {...tab} />
          </Link>
        );
      })}
      {sideTab('opinion', 'Opinion')}
    </div>
  );
}

const tabClass = (isHere: boolean) =>
  cx(
    '-mb-px inline-flex min-h-11 flex-auto items-center justify-center border-b-2 px-1 font-medium text-sm sm:px-3',
    isHere ? 'border-accent-ink text-ink' : 'border-transparent text-ink-soft hover:text-ink',
  );
