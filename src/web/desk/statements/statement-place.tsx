import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { useIsPlace } from '../beside-context.tsx';

export const statementElementId = (id: string) => `statement-${id}`;

/** The place that the text leads back to. Takes the focus when it does. */
export function StatementPlace({
  id,
  children,
  className,
}: {
  id: string;
  children: ReactNode;
  className?: string;
}) {
  const isHere = useIsPlace(({ from }) => from === id);
  return (
    <div
      id={statementElementId(id)}
      tabIndex={-1}
      className={cx(
        'rounded-xs transition-[background-color,box-shadow] print:bg-transparent print:shadow-none',
        isHere && 'bg-accent-wash shadow-[0_0_0_0.375rem_var(--accent-wash)]',
        className,
      )}
    >
      {children}
    </div>
  );
}
