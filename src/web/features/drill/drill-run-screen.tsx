/** `/drill/run`: the drill itself, one question at a time. */
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useSearch } from 'wouter';
import type { Drill } from '../../../shared/drill.ts';
import { useIsOffline } from '../../browser/connection.ts';
import { useTitle } from '../../browser/title.ts';
import { unsentChanges } from '../../browser/unsent-queue.ts';
import { sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import { wordsOf } from '../../desk/drill/sitting.ts';
import { SittingSummary } from '../../desk/drill/sitting-summary.tsx';
import { SittingView } from '../../desk/drill/sitting-view.tsx';
import { useSitting } from '../../desk/drill/use-sitting.ts';
import { count } from '../../format/count.ts';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { type DrillOf, pathTo, placeIn } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { useStore } from '../../use-store.ts';
import { caseTextQuery } from '../materials/queries.ts';
import { BeforeReadingView } from './before-reading-view.tsx';
import { readBefore, useChoice } from './choice.ts';
import { Clock, ModeForm, useMode } from './mode.tsx';
import { ModelGrading } from './model-grading.tsx';
import { type DrillChoice, drillQuery } from './queries.ts';
import { QuestionActions } from './question-actions.tsx';
import { countUnsentReviews, isRightUnsent, sendReview, takeBackReview } from './unsent-reviews.ts';

export function DrillRunScreen() {
  const choice = useChoice();
  const search = useSearch();
  const before = readBefore(search);
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-4 pb-16 sm:px-8 sm:pt-8">
      <div className="mb-4 flex items-center gap-2">
        <Link
          href={pathTo.drill(choice.classId)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-md text-ink-soft text-sm hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden />
          All drills
        </Link>
      </div>
      {before === undefined ? (
        <DrillRun choice={choice} place={search} />
      ) : (
        <BeforeReadingView key={before} questionSetId={before} />
      )}
    </div>
  );
}

/** `place` is another where another drill begins. */
function DrillRun({ choice, place }: { choice: DrillChoice; place: string }) {
  useTitle('Drill');
  const drill = useQuery(drillQuery(choice));
  return (
    <>
      <h1 className="sr-only">{titleOf(drill.data)}</h1>
      {drill.isPending && (
        <Loading label="Loading questions">
          <Skeleton className="h-1 w-full" />
          <SkeletonLines count={4} className="mt-8" />
        </Loading>
      )}
      {drill.isLoadingError && <LoadFailure of={drill} title="The questions couldn’t be loaded" />}
      {drill.data && <Running key={`${place} ${drill.dataUpdatedAt}`} drill={drill.data} choice={choice} />}
    </>
  );
}

const titleOf = (drill: Drill | undefined) => (drill?.title ? `Drill: ${drill.title}` : 'Drill');

type RunningProps = { drill: Drill; choice: DrillChoice };

function Running({ drill, choice }: RunningProps) {
  const items = useMemo(() => drill.items.filter((item) => !isRightUnsent(item)), [drill]);
  const { sitting, change } = useSitting(items, {
    keptAs: `drill.${JSON.stringify(choice)}`,
    onAnswered: (answered) =>
      void sendReview(answered).catch((error: unknown) =>
        failed(error, sentenceFor(error, 'This answer couldn’t be saved.')),
      ),
    onUndone: (answered) =>
      void takeBackReview(answered).catch((error: unknown) =>
        failed(error, sentenceFor(error, 'The last grade couldn’t be taken back.')),
      ),
  });
  const isOffline = useIsOffline();
  const [mode, setMode] = useMode();
  const [item] = sitting.queue;
  const isOpen = sitting.step === 'points' || sitting.step === 'miss';
  const text = useQuery({ ...caseTextQuery(item?.caseId ?? 0), enabled: item !== undefined && isOpen });
  if (items.length === 0 && sitting.answered.length === 0 && !item)
    return <NothingDue drill={drill} choice={choice} />;
  if (!item)
    return (
      <SittingSummary answered={sitting.answered}>
        <Link href={pathTo.drill(choice.classId)} className={buttonClass('primary')}>
          See Your Progress
        </Link>
        <BackLink drill={drill} choice={choice} />
        {sitting.before && (
          <Button variant="quiet" onClick={() => change({ type: 'undo' })}>
            Undo Last Grade
          </Button>
        )}
      </SittingSummary>
    );
  return (
    <>
      {drill.title !== null && drill.title !== item.caseTitle && (
        <p className="mb-2 font-medium text-ink-soft text-sm">{drill.title}</p>
      )}
      <SittingView
        sitting={sitting}
        change={change}
        text={text.data}
        actions={<QuestionActions key={item.itemId} item={item} change={change} />}
        temperament={mode.temperament}
        beside={
          <>
            {isOffline && <Waiting />}
            {(mode.hasClock || mode.temperament === 'hot') && !isOpen && (
              <Clock key={sitting.askedAt} since={sitting.askedAt} />
            )}
          </>
        }
        grading={
          <ModelGrading
            key={`${item.questionSetId} ${item.itemId} ${sitting.askedAt}`}
            item={item}
            sureness={sitting.sureness}
            answer={wordsOf(sitting)}
            onGraded={(ids) => change({ type: 'tickAll', ids })}
          />
        }
        openIn={
          <Link
            href={placeIn(pathTo.questions(item.questionSetId), { query: { question: item.itemId } })}
            className="text-accent-ink text-sm underline underline-offset-3"
          >
            Open beside the opinion
          </Link>
        }
      />
      <ModeForm mode={mode} onMode={setMode} />
    </>
  );
}

function Waiting() {
  useStore(unsentChanges);
  const waiting = countUnsentReviews();
  return waiting > 0 ? `${count(waiting, 'answer')} kept here until you’re online` : 'You’re offline';
}

function NothingDue({ drill, choice }: RunningProps) {
  const hasAsked = choice.ahead === true;
  return (
    <EmptyState
      title={hasAsked ? 'No questions yet' : 'Nothing is due'}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {!hasAsked && (
            <Link href={pathTo.drillAhead(scopeOf(choice))} className={buttonClass('primary')}>
              Drill Ahead
            </Link>
          )}
          <BackLink drill={drill} choice={choice} />
        </div>
      }
    >
      {hasAsked
        ? 'Questions come with a case: add a PDF to a class session and analyze it.'
        : 'You’re done for today. Drill ahead to go over questions that aren’t due yet.'}
    </EmptyState>
  );
}

function scopeOf({ classId, sessionId, questionSetId }: DrillChoice): DrillOf | undefined {
  if (classId !== undefined) return { by: 'class', id: classId };
  if (sessionId !== undefined) return { by: 'session', id: sessionId };
  return questionSetId === undefined ? undefined : { by: 'set', id: questionSetId };
}

/** To where she came from, as far as the questions say it. */
function BackLink({ drill, choice }: RunningProps) {
  const [item] = drill.items;
  const { questionSetId, classId = item?.classId } = choice;
  if (questionSetId !== undefined)
    return (
      <Link href={pathTo.questions(questionSetId)} className={buttonClass('secondary')}>
        Back to the Questions
      </Link>
    );
  if (classId !== undefined && Object.keys(choice).length > 0)
    return (
      <Link href={pathTo.class(classId)} className={buttonClass('secondary')}>
        Back to the Class
      </Link>
    );
  return (
    <Link href={pathTo.home()} className={buttonClass('secondary')}>
      Dashboard
    </Link>
  );
}
