import { unnamedContact } from '../../../shared/legal/contact.ts';
import { useTitle } from '../../browser/title.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { PageLink } from '../../frame/page-link.tsx';
import { pathTo } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Support } from '../../ui/support-link.tsx';
import { type Topic, topics } from './answers.ts';

/** Questions of somebody who wonders whether to use this, with answers that hold. */
export function FaqScreen() {
  useTitle('FAQ');
  return (
    <PageFrame>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-6 pb-20 sm:pt-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <header className="lg:col-start-2">
          <h1 className="font-semibold font-serif text-3xl text-ink">Frequently asked questions</h1>
        </header>
        <Contents />
        <div className="max-w-(--measure) font-serif text-reading lg:col-start-2 lg:row-start-2">
          {topics.map((topic) => (
            <TopicAnswers key={topic.id} topic={topic} />
          ))}
          <NextStep />
        </div>
      </div>
    </PageFrame>
  );
}

function Contents() {
  return (
    <nav aria-label="Topics" className="mt-6 lg:row-start-2 lg:mt-12 print:hidden">
      <ul className="flex flex-wrap gap-x-5 lg:sticky lg:top-8 lg:grid lg:gap-1">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-3 hover:text-ink hover:underline lg:min-h-8"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopicAnswers({ topic: { id, title, answers } }: { topic: Topic }) {
  return (
    <section aria-labelledby={id} className="mt-10 border-line border-t pt-6 lg:mt-12">
      <h2 id={id} className="scroll-mt-6 font-medium font-sans text-accent-ink text-base">
        {title}
      </h2>
      {answers.map(({ question, answer }) => (
        <div key={question} className="mt-6">
          <h3 className="mb-1.5 font-semibold text-ink text-lg">{question}</h3>
          <Markdown topLevel={3}>{answer}</Markdown>
        </div>
      ))}
    </section>
  );
}

function NextStep() {
  return (
    <section aria-labelledby="another" className="mt-12 border-line border-t pt-8 font-sans">
      <h2 id="another" className="font-semibold font-serif text-ink text-lg">
        Another question?
      </h2>
      <p className="mt-1.5 text-ink-soft">
        Write to <Support unnamed={unnamedContact} />, from the email address of your account if you have one.
        Or look at what it does.
      </p>
      <PageLink href={pathTo.demo()} className={buttonClass('primary', 'large', 'mt-6 w-full sm:w-auto')}>
        Try Interactive Demo
      </PageLink>
    </section>
  );
}
