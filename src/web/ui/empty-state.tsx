import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The heading's level on its page. */
  level?: 2 | 3;
  className?: string;
};

/** What this place is for, and the one next step. */
export function EmptyState({ icon, title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('flex flex-col items-center px-4 py-12 text-center', className)}>
      {icon && (
        <span aria-hidden className="mb-4 text-ink-faint [&>svg]:size-7 [&>svg]:stroke-[1.5]">
          {icon}
        </span>
      )}
      <Heading className="font-semibold font-serif text-ink text-lg">{title}</Heading>
      {children && <p className="mt-1.5 max-w-md text-balance text-base text-ink-soft">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
