import type { User } from '../../../../shared/auth.ts';
import { useTitle } from '../../../browser/title.ts';
import { Section } from './section.tsx';
import { sections } from './sections.tsx';

export function SettingsScreen({ user }: { user: User }) {
  useTitle('Settings');
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 pb-20 sm:px-8 sm:pt-12">
      <h1 className="font-semibold font-serif text-3xl text-ink">Settings</h1>
      <div className="mt-8 grid gap-x-14 gap-y-8 md:grid-cols-[10rem_1fr]">
        <nav aria-label="Settings" className="self-start md:sticky md:top-[calc(var(--header-height)+2rem)]">
          <ul className="flex flex-wrap gap-x-5 md:grid md:gap-0.5">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center text-ink-soft underline-offset-3 hover:text-ink hover:underline md:min-h-8"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {sections.map(({ id, title, text, Content }) => (
            <Section key={id} id={id} title={title} text={text}>
              <Content user={user} />
            </Section>
          ))}
        </div>
      </div>
    </div>
  );
}
