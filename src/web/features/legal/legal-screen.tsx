import { contactPlace, unnamedContact } from '../../../shared/legal/contact.ts';
import { legalVersions } from '../../../shared/legal/versions.ts';
import { useTitle } from '../../browser/title.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Support } from '../../ui/support-link.tsx';

const contact = { place: contactPlace, by: <Support unnamed={unnamedContact} /> };

type LegalScreenProps = { title: string; version: string; text: string };

/** A legal text for anybody who asks, in as little code as the landing page. */
export function LegalScreen({ title, version, text }: LegalScreenProps) {
  useTitle(title);
  return (
    <PageFrame>
      <article className="mx-auto max-w-(--measure) pt-6 pb-20 sm:pt-10">
        <h1 className="font-semibold font-serif text-3xl text-ink">{title}</h1>
        <p className="mt-3 mb-10 border-line border-b pb-6 text-ink-faint text-sm tabular-nums">
          Version {version}, updated {legalVersions.updatedOn}
        </p>
        <Markdown topLevel={1} filled={contact}>
          {text}
        </Markdown>
      </article>
    </PageFrame>
  );
}
