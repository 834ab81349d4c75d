import { legalVersions } from '../../../shared/legal/versions.ts';
import { product } from '../../../shared/prices.ts';
import { LegalLinks } from '../../frame/legal-links.tsx';
import { PageLink } from '../../frame/page-link.tsx';
import { ThemeSwitch } from '../../frame/theme-switch.tsx';
import { pathTo } from '../../kit/paths.ts';
import { useTitle } from '../../kit/title.ts';
import { Markdown } from '../../ui/markdown.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

type LegalScreenProps = { title: string; version: string; text: string };

/** A legal text for anybody who asks, in as little code as the landing page. */
export function LegalScreen({ title, version, text }: LegalScreenProps) {
  useTitle(title);
  return (
    <div className="mx-auto max-w-6xl px-5 sm:px-8">
      <header className="flex h-18 items-center print:hidden">
        <PageLink
          href={pathTo.home()}
          aria-label={`${product}, home`}
          className="flex min-h-11 items-center rounded-md"
        >
          <Wordmark name={product} />
        </PageLink>
      </header>
      <main id="main" className="mx-auto max-w-(--measure) pt-6 pb-20 sm:pt-10">
        <h1 className="font-semibold font-serif text-3xl text-ink">{title}</h1>
        <p className="mt-3 mb-10 border-line border-b pb-6 text-ink-faint text-sm tabular-nums">
          Version {version}, updated {legalVersions.updatedOn}
        </p>
        <Markdown topLevel={1}>{text}</Markdown>
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-5 border-line border-t py-6 text-sm print:hidden">
        <LegalLinks />
        <ThemeSwitch />
      </footer>
    </div>
  );
}
