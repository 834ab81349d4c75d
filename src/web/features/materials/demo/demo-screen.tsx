import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useTitle } from '../../../browser/title.ts';
import { ExhibitProvider } from '../../../desk/exhibit.tsx';
import { ReadingFrame } from '../../../desk/reading-frame.tsx';
import { pathTo } from '../../../paths.ts';
import { BriefBesideText } from '../brief/brief-screen.tsx';
import { OutlineBesideText } from '../outline/outline-screen.tsx';
import { QuestionsBesideText } from '../questions/questions-screen.tsx';
import { DemoBar } from './demo-bar.tsx';
import { openTeachingCase } from './queries.ts';
import { readShown } from './showing.ts';

/** The teaching opinion, worked: the screens of a case, without an account and without a server. */
export function DemoScreen({ isVisitor }: { isVisitor: boolean }) {
  useTitle('Demo');
  const [{ queryClient, brief, outline, questionSet }] = useState(openTeachingCase);
  const shown = readShown(useSearch());
  const exhibit = useMemo(
    () => ({
      bar: ({ withContents }: { withContents: boolean }) => (
        <DemoBar shown={shown} withContents={withContents} />
      ),
    }),
    [shown],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ExhibitProvider value={exhibit}>
        <ReadingFrame>
          <Notice isVisitor={isVisitor} />
          {shown === 'Brief' && <BriefBesideText brief={brief} />}
          {shown === 'Outline' && <OutlineBesideText outline={outline} />}
          {shown === 'Questions' && <QuestionsBesideText set={questionSet} />}
        </ReadingFrame>
      </ExhibitProvider>
    </QueryClientProvider>
  );
}

function Notice({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div className="flex items-center justify-between gap-x-4 border-line max-tight:flex-wrap border-y bg-sunken px-4 py-1.5 text-ink-soft text-sm sm:px-6 print:hidden">
      <p className="py-0.5">
        <strong className="font-semibold text-ink">An invented opinion.</strong> Its court, parties and events
        do not exist.
      </p>
      {isVisitor && (
        <Link
          href={pathTo.signUp()}
          className="inline-flex min-h-11 shrink-0 items-center font-medium text-accent-ink underline underline-offset-3 sm:min-h-7"
        >
          Get Started Free
        </Link>
      )}
    </div>
  );
}
