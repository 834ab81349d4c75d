import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type DottedProps = { parts: readonly ReactNode[]; className?: string };

/** "A · B · C", of the parts that are there; where the line is broken there is no dot. */
export function Dotted({ parts, className }: DottedProps) {
  return (
    // A dot at the beginning of a line stands left of what is seen.
    <p className={cx('overflow-x-clip', className)}>
      <span className="-ml-4 flex flex-wrap">
        {parts.filter(Boolean).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their order
          <span key={index} className="relative min-w-0 pl-4">
            {index > 0 && <span className="absolute left-0 w-4 whitespace-pre text-center"> · </span>}
            {part}
          </span>
        ))}
      </span>
    </p>
  );
}
