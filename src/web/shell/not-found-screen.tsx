import { Link } from 'wouter';
import { useTitle } from '../browser/title.ts';
import { pathTo } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';

export function NotFoundScreen() {
  useTitle('Page Not Found');
  return (
    <div className="m-auto px-6 py-24 text-center">
      <p className="font-serif text-accent-ink text-display">404</p>
      <h1 className="mt-3 font-semibold font-serif text-2xl text-ink">Page Not Found</h1>
      <p className="mt-2 text-ink-soft">The page you're looking for doesn't exist or has been moved.</p>
      <Link href={pathTo.home()} className={buttonClass('primary', 'medium', 'mt-7')}>
        Return Home
      </Link>
    </div>
  );
}
