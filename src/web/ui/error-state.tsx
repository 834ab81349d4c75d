import { Button } from './button.tsx';
import { cx } from './cx.ts';

type ErrorStateProps = {
  title?: string;
  /** What happened and what to do, in a sentence. */
  sentence: string;
  onRetry?: (() => void) | undefined;
  className?: string;
};

export function ErrorState({
  title = 'This could not be loaded',
  sentence,
  onRetry,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={cx('flex flex-col items-center px-4 py-12 text-center', className)}>
      <h2 className="font-semibold font-serif text-ink text-lg">{title}</h2>
      <p className="mt-1.5 max-w-md text-balance text-base text-ink-soft">{sentence}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-5" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </div>
  );
}
