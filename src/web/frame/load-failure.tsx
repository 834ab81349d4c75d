import { sentenceFor } from '../client/errors.ts';
import { ErrorState } from '../ui/error-state.tsx';

type LoadFailureProps = {
  of: { error: unknown; refetch: () => unknown };
  title?: string;
  /** Where the server did not answer at all. */
  otherwise?: string;
  className?: string;
};

/** In the place of what a query could not load. */
export function LoadFailure({
  of: { error, refetch },
  otherwise = 'The server didn’t answer. Try again in a moment.',
  ...rest
}: LoadFailureProps) {
  return <ErrorState sentence={sentenceFor(error, otherwise)} onRetry={() => void refetch()} {...rest} />;
}
