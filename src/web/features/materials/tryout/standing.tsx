import { type ReactNode, useEffect, useRef } from 'react';
import type { CaseQuestion } from '../../../../shared/cases.ts';
import type { Tryout } from '../../../../shared/tryouts.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { mayBeOne, pagesWords } from '../../../format/found-in-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { isWorkedOn, useAnswerTryout } from './queries.ts';
import { askedWords, progressWords } from './words.ts';

type StandingProps = { tryout: Tryout; onAnother: () => void };

/** A file that is not ready yet, or will not be. */
export function TryoutStanding({ tryout, onAnother }: StandingProps) {
  if (isWorkedOn(tryout)) return <Working tryout={tryout} />;
  const { question, failure } = tryout;
  if (question) return <Asked question={question} onAnother={onAnother} />;
  return (
    <Middle
      title="This file didn’t work"
      text={failure?.message ?? 'Something went wrong. Please try again.'}
    >
      <Button size="large" onClick={onAnother}>
        Choose Another PDF
      </Button>
    </Middle>
  );
}

function Working({ tryout }: { tryout: Tryout }) {
  const { progress, fileName } = tryout;
  const share = progress && progress.total > 0 ? progress.done / progress.total : null;
  return (
    <Middle title="Reading your case" text={fileName}>
      <Progress label={`Progress of ${fileName}`} share={share} />
      <p role="status" className="mt-3 text-ink-soft text-sm tabular-nums">
        {progressWords(tryout)}
      </p>
    </Middle>
  );
}

function Asked({ question, onAnother }: { question: CaseQuestion; onAnother: () => void }) {
  const answer = useAnswerTryout();
  const { title, text } = askedWords(question);
  const send = (request: { pick?: number }) =>
    answer.mutate(request, {
      onError: (error) => failed(error, sentenceFor(error, 'Your answer couldn’t be sent.')),
    });
  return (
    <Middle title={title} text={text}>
      {question.kind === 'several_cases' && (
        <ul className="divide-y divide-line rounded-md border border-line text-left">
          {question.found.map((found, pick) => (
            <li key={`${found.firstPage} ${found.title}`}>
              <button
                type="button"
                disabled={answer.isPending}
                onClick={() => send({ pick })}
                className="flex min-h-12 w-full items-baseline justify-between gap-4 px-4 py-3 text-left hover:bg-hover"
              >
                <span className="font-medium text-ink">{found.title}</span>
                <span className="shrink-0 text-ink-faint text-sm">{pagesWords(found)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {(question.kind !== 'several_cases' || mayBeOne(question.found)) && (
        <Button
          variant="secondary"
          size="large"
          className={question.kind === 'several_cases' ? 'mt-4' : ''}
          disabled={answer.isPending}
          onClick={() => send({})}
        >
          {question.kind === 'several_cases' ? 'Analyze as One Case' : 'Analyze It Anyway'}
        </Button>
      )}
      <Button variant="quiet" className="mt-3 flex w-full" onClick={onAnother}>
        Choose Another PDF
      </Button>
    </Middle>
  );
}

function Middle({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed before is gone with what it stood in.
  useEffect(() => {
    if (title) heading.current?.focus();
  }, [title]);
  return (
    <div className="m-auto w-full max-w-120 px-5 py-12 text-center">
      <h1 ref={heading} tabIndex={-1} className="font-semibold font-serif text-2xl text-ink outline-none">
        {title}
      </h1>
      <p className="mt-2 mb-7 text-balance text-ink-soft [overflow-wrap:anywhere]">{text}</p>
      {children}
    </div>
  );
}
