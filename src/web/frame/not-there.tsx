import { Link } from 'wouter';
import { useTitle } from '../browser/title.ts';
import { pathTo } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type NotThereProps = {
  /** What the screen is called. */
  screen: string;
  /** What it would have shown: gone, or somebody else's. */
  subject: string;
};

export function NotThere({ screen, subject }: NotThereProps) {
  useTitle(`${subject.charAt(0).toUpperCase()}${subject.slice(1)} not found`);
  return (
    <>
      <h1 className="sr-only">{screen}</h1>
      <EmptyState
        title={`This ${subject} doesn’t exist`}
        className="py-28"
        action={
          <Link href={pathTo.home()} className={buttonClass('secondary')}>
            Go to the Dashboard
          </Link>
        }
      >
        It may have been deleted, or the address is incomplete.
      </EmptyState>
    </>
  );
}
