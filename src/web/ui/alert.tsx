import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A message that stands in the page. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-md border border-danger-ink bg-danger-wash px-4 py-3 text-base text-danger-ink"
    >
      <CircleAlert size={18} aria-hidden className="mt-0.75 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
