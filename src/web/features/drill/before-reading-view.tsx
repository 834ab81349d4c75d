/** `/drill/run?before=…`: two questions to guess at before she reads a case. Nothing is graded, nothing comes back. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { QuestionSet } from '../../../shared/materials.ts';
import type { Question } from '../../../study/material/schema.ts';
import { useTitle } from '../../browser/title.ts';
import { useAttempts } from '../../desk/attempts.ts';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { pathTo } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import { caseQuery } from '../class/queries/cases.ts';
import { questionSetQuery } from '../materials/queries.ts';
import { questionsBeforeReading } from './before-reading.ts';

export function BeforeReadingView({ questionSetId }: { questionSetId: number }) {
  useTitle('Before You Read');
  const set = useQuery(questionSetQuery(questionSetId));
  return (
    <>
      <h1 className="font-semibold font-serif text-2xl text-ink">Before You Read</h1>
      {set.isPending && (
        <Loading label="Loading questions">
          <SkeletonLines count={4} className="mt-6" />
        </Loading>
      )}
      {set.isLoadingError && <LoadFailure of={set} title="We couldn’t load the questions" className="mt-6" />}
      {set.data && <Guessing key={`${set.data.id} ${set.data.createdAt}`} set={set.data} />}
    </>
  );
}

function Guessing({ set }: { set: QuestionSet }) {
  const questions = questionsBeforeReading(set.questions);
  const { attempts, write } = useAttempts(set);
  const [at, setAt] = useState(0);
  const question = questions[at];
  return (
    <>
      <p className="mt-1 text-ink-soft text-sm [overflow-wrap:anywhere]">{set.caseTitle}</p>
      {question ? (
        <Guess
          key={question.id}
          question={question}
          place={`Question ${at + 1} of ${questions.length}`}
          guess={attempts.written[question.id] ?? ''}
          onWrite={(words) => write(question.id, words)}
          onNext={() => setAt(at + 1)}
        />
      ) : (
        <ReadNow set={set} questions={questions} guesses={attempts.written} />
      )}
    </>
  );
}

type GuessProps = {
  question: Question;
  place: string;
  guess: string;
  onWrite: (words: string) => void;
  onNext: () => void;
};

function Guess({ question, place, guess, onWrite, onNext }: GuessProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6">
      <p className="text-ink-faint text-sm tabular-nums">{place}</p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 font-serif text-ink text-xl leading-normal break-words">
        {question.question}
      </h2>
      <div className="mt-5 grid gap-1.5">
        <label htmlFor={id} className="font-medium text-ink text-sm">
          Your guess
        </label>
        <textarea
          id={id}
          value={guess}
          maxLength={5000}
          onChange={(event) => onWrite(event.target.value)}
          aria-describedby={`${id}-hint`}
          className="field-sizing-content max-h-[50dvh] min-h-20 w-full resize-y rounded-md border border-line-strong bg-raised px-3 py-2.5 font-serif text-ink text-reading hover:border-ink-faint"
        />
        <p id={`${id}-hint`} className="text-ink-faint text-sm">
          A wrong guess helps too: you’ll notice the answer when you read it. Nothing is graded.
        </p>
      </div>
      <Button className="mt-4 w-full sm:w-auto" onClick={onNext}>
        {guess.trim() === '' ? 'Skip' : 'Next'}
      </Button>
    </div>
  );
}

type ReadNowProps = { set: QuestionSet; questions: readonly Question[]; guesses: Record<string, string> };

function ReadNow({ set, questions, guesses }: ReadNowProps) {
  const briefId = useQuery(caseQuery(set.caseId)).data?.briefId;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6">
      <h2 ref={heading} tabIndex={-1} className="font-semibold font-serif text-ink text-xl">
        {questions.length > 0 ? 'Read with these in mind' : 'Nothing to guess at here'}
      </h2>
      {questions.length > 0 ? (
        <ul className="mt-3 grid gap-4">
          {questions.map(({ id, question }) => (
            <li key={id}>
              <p className="font-serif text-ink text-reading break-words">{question}</p>
              {guesses[id]?.trim() && (
                <p className="mt-1 whitespace-pre-wrap text-ink-soft text-sm [overflow-wrap:anywhere]">
                  Your guess: {guesses[id]}
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-ink-soft">These questions are for after you’ve read the case.</p>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        {typeof briefId === 'number' && (
          <Link href={pathTo.brief(briefId)} className={buttonClass('primary')}>
            Read the Case
          </Link>
        )}
        <Link href={pathTo.questions(set.id)} className={buttonClass('secondary')}>
          Go to the Questions
        </Link>
      </div>
    </div>
  );
}
