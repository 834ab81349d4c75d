/** Her answer beside the professor's, point by point: graded by a model, by her browser's own, or ticked by herself. */
import { useQuery } from '@tanstack/react-query';
import { Check, Minus, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Attempt } from '../../../../shared/asking.ts';
import { type GradedPoint, pointsOf } from '../../../../study/material/points.ts';
import type { Question } from '../../../../study/material/schema.ts';
import { useOwnModel } from '../../../browser/own-language-model.ts';
import { hasCode, sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { count } from '../../../format/count.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { cx } from '../../../ui/cx.ts';
import { gradeHere } from './grade-here.ts';
import {
  attemptsQuery,
  useCancelAttempt,
  useGradeByPoints,
  useMakeAttempt,
  useTickPoints,
} from './queries.ts';

type GradingProps = { setId: number; question: Question; answer: string };

export function Grading(props: GradingProps) {
  return useIsReadOnly() ? null : <OwnGrading {...props} />;
}

type GradedAnswer = Pick<Attempt, 'points' | 'gradedBy' | 'answer'> & { followUp?: string | undefined };

function OwnGrading({ setId, question, answer }: GradingProps) {
  const id = useId();
  const kept = useQuery(attemptsQuery(setId));
  const its = kept.data?.items.filter(({ itemId }) => itemId === question.id) ?? [];
  const latest = its[0];
  const grader = useGrader({ setId, question, answer });
  const here = useGraderHere({ question, answer });
  const hasModel = kept.data !== undefined && kept.data.modelAsksLeft !== null;
  const isRunning = grader.isGrading || latest?.state === 'running';
  const left = kept.data?.modelAsksLeft ?? null;
  const shown: GradedAnswer | undefined = grader.isGrading
    ? { points: grader.points, gradedBy: 'model', answer }
    : (here.graded ?? (latest?.state === 'done' ? latest : undefined));
  return (
    <section aria-labelledby={id} className="mt-8 border-line border-t pt-5 font-sans text-base print:hidden">
      <h3 id={id} className="font-semibold text-ink text-lg">
        How your answer compares
      </h3>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {hasModel && !isRunning && (
          <Button onClick={grader.grade} disabled={answer.trim() === '' || left === 0}>
            Grade My Answer
          </Button>
        )}
        {isRunning && (
          <Button variant="secondary" onClick={() => grader.cancel(latest)}>
            Stop Grading
          </Button>
        )}
        {here.isOffered && !isRunning && (
          <Button
            variant="secondary"
            onClick={here.isGrading ? here.stop : here.grade}
            disabled={answer.trim() === ''}
          >
            {here.isGrading ? 'Stop' : 'Grade in This Browser'}
          </Button>
        )}
      </div>
      {here.isOffered && (
        <p className="mt-2 text-ink-faint text-sm">
          Your browser has a language model of its own. It grades on this device, and nothing is sent.
          {here.mustDownload && ' The first time, your browser downloads the model.'}
        </p>
      )}
      {hasModel && left !== null && (
        <p className="mt-2 text-ink-faint text-sm">
          {left === 0
            ? 'You’ve reached today’s limit for the language model. Check your points instead.'
            : `${count(left, 'model answer')} left today.`}
        </p>
      )}
      <div aria-live="polite">
        {isRunning && <p className="mt-3 text-ink-soft">Grading your answer…</p>}
        {here.progress && <p className="mt-3 text-ink-soft">{here.progress}</p>}
        {latest?.state === 'failed' && !grader.isGrading && latest.failure && (
          <p className="mt-3 text-danger-ink">{latest.failure.message} Your answer is kept.</p>
        )}
        {shown && shown.gradedBy !== 'self' && <Verdicts question={question} shown={shown} />}
      </div>
      {(!shown || shown.gradedBy === 'self') && !isRunning && (
        <OwnTicks key={latest?.id} setId={setId} question={question} answer={answer} latest={latest} />
      )}
      {shown?.followUp && (
        <p className="mt-4 font-serif text-ink text-reading">
          <span className="block font-medium font-sans text-ink-faint text-sm">The next question</span>
          {shown.followUp}
        </p>
      )}
      {its.length > 1 && (
        <p className="mt-4 text-ink-faint text-sm">{count(its.length, 'attempt')} at this question so far.</p>
      )}
    </section>
  );
}

function useGrader({ setId, question, answer }: GradingProps) {
  const make = useMakeAttempt(setId);
  const cancelKept = useCancelAttempt(setId);
  const [points, setPoints] = useState<GradedPoint[]>([]);
  const [attemptId, setAttemptId] = useState<number>();
  const asking = useRef<AbortController>(undefined);
  const grade = () => {
    asking.current = new AbortController();
    setPoints([]);
    setAttemptId(undefined);
    make.mutate(
      {
        ...{ id: setId, itemId: question.id, answer, signal: asking.current.signal },
        onEvent: (event) => {
          if (event.type === 'attempt') setAttemptId(event.id);
          if (event.type === 'point') setPoints((now) => [...now, event.point]);
        },
      },
      {
        onError: (error) => {
          if (!hasCode(error, 'cancelled')) failed(error, sentenceFor(error, 'Your answer wasn’t graded.'));
        },
      },
    );
  };
  return {
    isGrading: make.isPending,
    points,
    grade,
    cancel: (latest: Attempt | undefined) => {
      const running = attemptId ?? (latest?.state === 'running' ? latest.id : undefined);
      if (running !== undefined) cancelKept.mutate(running);
      asking.current?.abort();
    },
  };
}

function useGraderHere({ question, answer }: Omit<GradingProps, 'setId'>) {
  const own = useOwnModel();
  const [graded, setGraded] = useState<GradedAnswer>();
  const [progress, setProgress] = useState<string>();
  const asking = useRef<AbortController>(undefined);
  const grade = async () => {
    const controller = new AbortController();
    asking.current = controller;
    setGraded(undefined);
    setProgress('Grading in your browser…');
    try {
      const onDownload = (share: number) =>
        setProgress(`Your browser is downloading its model: ${Math.round(share * 100)}%`);
      const { points, followUp } = await gradeHere({
        question,
        answer,
        signal: controller.signal,
        onDownload,
      });
      setGraded({ points, followUp, gradedBy: 'browser', answer });
    } catch (error) {
      if (!controller.signal.aborted)
        failed(error, 'Your browser’s model didn’t return a usable grade. Check your points instead.');
    } finally {
      if (asking.current === controller) asking.current = undefined;
      setProgress(undefined);
    }
  };
  return {
    isOffered: own !== 'unavailable',
    mustDownload: own === 'downloadable' || own === 'downloading',
    isGrading: progress !== undefined,
    progress,
    graded,
    grade: () => void grade(),
    stop: () => asking.current?.abort(),
  };
}

const verdicts: Record<GradedPoint['verdict'], { word: string; icon: ReactNode; ink: string }> = {
  covered: { word: 'Covered', icon: <Check size={16} aria-hidden />, ink: 'text-good-ink' },
  missed: { word: 'Missed', icon: <Minus size={16} aria-hidden />, ink: 'text-ink-soft' },
  wrong: { word: 'Wrong', icon: <X size={16} aria-hidden />, ink: 'text-danger-ink' },
};

function Verdicts({ question, shown }: { question: Question; shown: GradedAnswer }) {
  const points = pointsOf(question);
  const covered = shown.points.filter(({ verdict }) => verdict === 'covered').length;
  return (
    <>
      <p className="mt-4 text-ink-soft">
        {covered} of {count(points.length, 'point')} covered
        {shown.gradedBy === 'browser' && '. Graded in your browser; nothing was sent or kept'}.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {points.map(({ id, text }) => {
          const point = shown.points.find(({ itemId }) => itemId === id);
          if (!point) return null;
          const { word, icon, ink } = verdicts[point.verdict];
          return (
            <li key={id} className="py-3">
              <p className={cx('flex items-center gap-1.5 font-medium text-sm', ink)}>
                {icon}
                {word}
              </p>
              <p className="mt-1 font-serif text-ink text-reading">{text}</p>
              {point.quote && (
                <p className="mt-1 border-line-strong border-l-2 pl-3 font-serif text-ink-soft">
                  <span className="sr-only">Your words: </span>“{point.quote}”
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type TicksProps = GradingProps & { latest: Attempt | undefined };

function OwnTicks({ setId, question, answer, latest }: TicksProps) {
  const own = latest?.gradedBy === 'self' && latest.state === 'done' ? latest : undefined;
  const known = own?.points.filter(({ verdict }) => verdict === 'covered').map(({ itemId }) => itemId) ?? [];
  const [ticked, setTicked] = useState<readonly string[]>(known);
  const make = useMakeAttempt(setId);
  const tick = useTickPoints(setId);
  const grade = useGradeByPoints();
  const isSame = own?.answer === answer.trim();
  const hasChanged = !isSame || ticked.toSorted().join() !== known.toSorted().join();
  const onError = (error: Error) => failed(error, sentenceFor(error, 'Your points weren’t saved.'));
  const save = () => {
    const points = [...ticked];
    if (own && isSame) tick.mutate({ id: setId, attemptId: own.id, points }, { onError });
    else {
      const signal = new AbortController().signal;
      const request = { id: setId, itemId: question.id, answer, points };
      const onSuccess = () => grade.mutate({ questionSetId: setId, itemId: question.id, points, answer });
      make.mutate({ ...request, signal, onEvent: () => undefined }, { onSuccess, onError });
    }
  };
  return (
    <div className="mt-3">
      <p className="text-ink-soft">Check the points you made.</p>
      <div className="mt-1 grid">
        {pointsOf(question).map(({ id, text }) => (
          <CheckField
            key={id}
            label={<span className="py-2 font-serif">{text}</span>}
            checked={ticked.includes(id)}
            onChange={(isOn) => setTicked(isOn ? [...ticked, id] : ticked.filter((each) => each !== id))}
          />
        ))}
      </div>
      <Button
        variant="secondary"
        className="mt-2"
        onClick={save}
        disabled={answer.trim() === '' || !hasChanged || make.isPending || tick.isPending}
      >
        Save My Points
      </Button>
      <p className="mt-2 text-ink-faint text-sm">
        {answer.trim() === ''
          ? 'Write an answer above to save your points with it.'
          : own && !hasChanged
            ? `Saved: ${known.length} of ${count(own.points.length, 'point')}.`
            : 'Saving them grades this question, as in a drill.'}
      </p>
    </div>
  );
}
