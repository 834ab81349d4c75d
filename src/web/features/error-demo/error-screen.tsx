import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../../browser/title.ts';
import { sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import { pathTo } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import { failingQuery } from './queries.ts';

/** What a student sees when something fails, to look at before it does. */
export function ErrorScreen() {
  useTitle('Errors');
  return (
    <div className="mx-auto w-full max-w-2xl px-5 pt-8 pb-20 sm:px-8 sm:pt-12">
      <h1 className="font-semibold font-serif text-2xl text-ink">When something fails</h1>
      <p className="mt-2 text-ink-soft">
        Each of these fails on purpose and shows what you’d see. Your data isn’t touched.
      </p>
      <div className="mt-8 divide-y divide-line border-line border-y">
        <RenderError />
        <FailedCall />
        <MissingPage />
      </div>
    </div>
  );
}

function Kind({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <h2 className="font-semibold text-ink">{title}</h2>
        <p className="mt-0.5 text-ink-soft">{text}</p>
      </div>
      {children}
    </section>
  );
}

function RenderError() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('Broken on purpose by the error demo');
  return (
    <Kind title="A screen that breaks" text="A message takes its place.">
      <Button variant="secondary" onClick={() => setIsBroken(true)}>
        Break the Screen
      </Button>
    </Kind>
  );
}

function FailedCall() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Kind
        title="A call that fails"
        text="A message appears where the content would be, with a way to try again."
      >
        <Button variant="secondary" onClick={() => setTimes(times + 1)}>
          Make a Failing Call
        </Button>
      </Kind>
      {times > 0 && <Asked key={times} />}
    </>
  );
}

function Asked() {
  const { error, isFetching, refetch } = useQuery(failingQuery);
  if (!error || isFetching) {
    return (
      <div className="py-8">
        <Loading label="Loading">
          <SkeletonLines count={3} />
        </Loading>
      </div>
    );
  }
  const sentence = sentenceFor(error, error.message);
  return (
    <div className="grid justify-items-center pb-8">
      <ErrorState sentence={sentence} onRetry={() => void refetch()} className="pb-2" />
      <p className="text-balance text-center text-ink-faint text-sm">{error.message}</p>
      <Button variant="quiet" className="mt-3" onClick={() => failed(error, sentence)}>
        Show It as a Toast
      </Button>
    </div>
  );
}

function MissingPage() {
  return (
    <Kind title="A page that doesn’t exist" text="The not-found page, with a way home.">
      <Link href={pathTo.nowhere()} className={buttonClass('secondary')}>
        Go to a Missing Page
      </Link>
    </Kind>
  );
}
