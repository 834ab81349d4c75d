import { LoaderCircle } from 'lucide-react';

/** Shown once, while it is not yet known who is asking or while the first screen comes. */
export function LoadingGate() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <LoaderCircle aria-hidden size={28} className="animate-spin text-ink-faint" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
