import type { ReactNode } from 'react';

/** Takes the height below the header; each side scrolls by itself. On paper it flows. */
export function DeskFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-[calc(100dvh-var(--header-height))] min-h-72 flex-col print:block print:h-auto">
      {children}
    </div>
  );
}
