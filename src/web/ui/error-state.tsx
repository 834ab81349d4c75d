import { WifiOff } from 'lucide-react';
import { useIsOffline } from '../browser/connection.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

type ErrorStateProps = {
  title?: string;
  /** What happened and what to do, in a sentence. */
  sentence: string;
  onRetry?: (() => void) | undefined;
  className?: string;
};

const offline = {
  title: 'You’re offline',
  sentence: 'This isn’t saved on this device yet. It loads as soon as you’re back online.',
};

/** Where a screen could not be loaded: without network that is all there is to say. */
export function ErrorState({
  title = 'This couldn’t be loaded',
  sentence,
  onRetry,
  className,
}: ErrorStateProps) {
  // Not by what the browser believes: a train's network is one without an internet.
  const isOffline = useIsOffline();
  const said = isOffline ? offline : { title, sentence };
  return (
    <div role="alert" className={cx('flex flex-col items-center px-4 py-12 text-center', className)}>
      {isOffline && <WifiOff size={28} strokeWidth={1.5} aria-hidden className="mb-4 text-ink-faint" />}
      <h2 className="font-semibold font-serif text-ink text-lg">{said.title}</h2>
      <p className="mt-1.5 max-w-md text-balance text-base text-ink-soft">{said.sentence}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-5" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </div>
  );
}
