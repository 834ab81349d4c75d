import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { User } from '../../../../shared/auth.ts';
import { useIsOffline } from '../../../browser/connection.ts';
import { useTitle } from '../../../browser/title.ts';
import { pathTo, type SettingsPage } from '../../../paths.ts';
import { cx } from '../../../ui/cx.ts';
import { Section } from './section.tsx';
import { pages } from './sections.tsx';

export function SettingsScreen({ user, page: named }: { user: User; page: SettingsPage }) {
  // Who was led here for one of its pages is shown it.
  const led = useHistoryState<{ page?: SettingsPage } | null>()?.page;
  const page = named === 'general' && pages.some((each) => each.page === led) ? led : named;
  useTitle('Settings');
  const isOffline = useIsOffline();
  const sections = pages.find((each) => each.page === page)?.sections ?? [];
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 pb-20 sm:px-8 sm:pt-12">
      <h1 className="font-semibold font-serif text-3xl text-ink">Settings</h1>
      <div className="mt-8 grid gap-x-14 gap-y-6 md:grid-cols-[10rem_1fr]">
        <nav aria-label="Settings" className="self-start md:sticky md:top-[calc(var(--header-height)+2rem)]">
          <ul className="flex flex-wrap gap-x-5 md:grid md:gap-0.5">
            {pages.map((each) => (
              <li key={each.page}>
                <Link
                  href={pathTo.settings(each.page)}
                  aria-current={each.page === page ? 'page' : undefined}
                  className={cx(
                    'inline-flex min-h-11 items-center underline-offset-3 hover:text-ink hover:underline md:min-h-8',
                    each.page === page ? 'font-medium text-ink' : 'text-ink-soft',
                  )}
                >
                  {each.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {sections.map(({ id, title, text, worksOffline = false, Content }) => (
            <Section key={id} id={id} title={title} text={text}>
              {isOffline && !worksOffline ? <NeedsNetwork /> : <Content user={user} />}
            </Section>
          ))}
        </div>
      </div>
    </div>
  );
}

const NeedsNetwork = () => (
  <p className="text-ink-soft">You’re offline. You can see and change this once you’re connected again.</p>
);
