/** A drill on the screen: one question at a time, and nothing of the opinion until she has answered. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { CaseText } from '../../../shared/cases.ts';
import type { DrillItem } from '../../../shared/drill.ts';
import { type Rating, ratings, statedPoints } from '../../../study/material/points.ts';
import { count } from '../../format/count.ts';
import { Button } from '../../ui/button.tsx';
import type { Temperament } from './cold-call.ts';
import { useDrillKeys } from './keys.ts';
import { Passages } from './passages.tsx';
import { AfterAnswer, PointsToTick } from './points-to-tick.tsx';
import { QuestionToAnswer } from './question-to-answer.tsx';
import { nameOf, progressOf, proposedRating, type Sitting, wordsOf } from './sitting.ts';
import type { Ways } from './use-sitting.ts';
import { deckWords, ratingWords } from './words.ts';

type SittingViewProps = {
  sitting: Sitting;
  change: Ways;
  /** Of the question's case, once it is known. */
  text: CaseText | undefined;
  /** Beside the points: what a language model makes of her answer. */
  grading?: ReactNode;
  /** Beside how far she is, such as a clock. */
  beside?: ReactNode;
  /** Where the question stands beside the whole opinion. */
  openIn?: ReactNode;
  temperament?: Temperament;
  /** What else can be done with the question. */
  actions?: ReactNode;
};

export function SittingView(props: SittingViewProps) {
  const { sitting, change, text, grading, beside, openIn, temperament = 'off', actions } = props;
  useDrillKeys(sitting, change, temperament);
  const [item] = sitting.queue;
  if (!item) return null;
  const isOpen = sitting.step === 'points' || sitting.step === 'miss';
  return (
    <div className="font-sans">
      <Progress sitting={sitting} item={item} beside={beside} />
      <Asked key={`${item.questionSetId} ${item.itemId} ${sitting.askedAt}`} item={item} />
      {!isOpen && <QuestionToAnswer sitting={sitting} change={change} temperament={temperament} />}
      <p className="-ml-3 mt-5 flex flex-wrap empty:hidden">
        {!isOpen && sitting.queue.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => change({ type: 'aside', now: Date.now() })}>
            Leave for Later
          </Button>
        )}
        {!isOpen && sitting.before && (
          <Button variant="quiet" size="small" aria-keyshortcuts="u" onClick={() => change({ type: 'undo' })}>
            Undo Last Grade
          </Button>
        )}
        {!isOpen && actions}
      </p>
      {sitting.step === 'points' && (
        <Revealed
          sitting={sitting}
          item={item}
          change={change}
          text={text}
          grading={grading}
          openIn={openIn}
        />
      )}
      {sitting.step === 'miss' && <Miss item={item} text={text} change={change} />}
    </div>
  );
}

type ProgressProps = { sitting: Sitting; item: DrillItem; beside: ReactNode };

function Progress({ sitting, item, beside }: ProgressProps) {
  const { done, of } = progressOf(sitting);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-faint text-sm tabular-nums">
        <span className="font-medium text-ink-soft">{deckWords[item.deck]}</span>
        <span>
          {done} of {of} done
        </span>
        {item.isSureMiss && <span className="text-caution-ink">You were sure of this one and missed it</span>}
        <span className="ml-auto">{beside}</span>
      </div>
      <progress
        value={done}
        max={of}
        aria-label="Questions done"
        className="mt-2 block h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent-ink [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent-ink"
      />
    </>
  );
}

function Asked({ item }: { item: DrillItem }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <p className="mt-6 text-ink-faint text-sm">
        {item.caseTitle} · {item.question.difficulty}
      </p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 font-serif text-ink text-xl leading-normal break-words">
        {item.question.question}
      </h2>
    </>
  );
}

type RevealedProps = {
  sitting: Sitting;
  item: DrillItem;
  change: Ways;
  text: CaseText | undefined;
  grading: ReactNode;
  openIn: ReactNode;
};

function Revealed({ sitting, item, change, text, grading, openIn }: RevealedProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { ticked } = sitting;
  const said = wordsOf(sitting);
  const firstRating = sitting.answered.find((each) => nameOf(each.item) === nameOf(item))?.rating;
  return (
    <section aria-labelledby={id} className="mt-6 border-line border-t pt-5">
      {said !== '' && (
        <div className="mb-5">
          <h3 className="font-medium text-ink-faint text-sm">Your answer</h3>
          <p className="mt-1 whitespace-pre-wrap font-serif text-ink-soft text-reading">{said}</p>
        </div>
      )}
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold text-ink text-lg">
        The professor’s answer
      </h3>
      <p className="text-ink-soft text-sm">Check the points you made.</p>
      <PointsToTick
        item={item}
        text={text}
        ticked={ticked}
        onTick={(id, isSaid) => change({ type: 'tick', id, isSaid })}
      />
      {grading}
      <AfterAnswer item={item} />
      {openIn && <p className="mt-4">{openIn}</p>}
      <RatingBar
        proposed={proposedRating(sitting)}
        said={ticked.length}
        points={statedPoints(item.question).length}
        next={(rating) => nextText(rating, item, firstRating)}
        onRate={(rating) => change({ type: 'rate', rating, now: Date.now() })}
      />
    </section>
  );
}

type RatingBarProps = {
  proposed: Rating;
  said: number;
  points: number;
  /** When it comes again after a grade. */
  next: (rating: Rating) => string;
  onRate: (rating: Rating) => void;
};

const monthDays = 30;
const intervalText = (days: number) =>
  days < monthDays ? count(days, 'day') : count(Math.round(days / monthDays), 'month');

/** When it comes again: in this sitting, in so many days after the first grade of a day, or not once it is learned. */
function nextText(rating: Rating, { intervals, deck }: DrillItem, firstRating: Rating = rating): string {
  if (rating === 'again' || (deck === 'tonight' && rating === 'hard')) return 'in this drill';
  const days = intervals?.[firstRating];
  if (days !== undefined) return intervalText(days);
  return deck === 'tonight' ? 'learned' : 'done today';
}

function RatingBar({ proposed, said, points, next, onRate }: RatingBarProps) {
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      className="sticky bottom-0 -mx-4 mt-6 border-line border-t bg-paper px-4 pt-3 pb-4 sm:mx-0 sm:px-0"
    >
      <p id={id} className="text-ink-soft text-sm" aria-live="polite">
        {said} of {count(points, 'point')} · Suggested: {ratingWords[proposed].name}
      </p>
      <div className="mt-2 grid grid-cols-4 gap-2">
        {ratings.map((rating, index) => (
          <Button
            key={rating}
            variant={rating === proposed ? 'primary' : 'secondary'}
            className="px-1"
            aria-keyshortcuts={String(index + 1)}
            title={ratingWords[rating].meaning}
            onClick={() => onRate(rating)}
          >
            <span>
              {ratingWords[rating].name}
              <span className="ml-1.5 font-normal text-xs tabular-nums opacity-75 max-sm:ml-0 max-sm:block">
                {next(rating)}
              </span>
            </span>
            <kbd
              aria-hidden
              className="hidden rounded-sm border border-current px-1 font-sans text-xs opacity-60 sm:pointer-fine:inline"
            >
              {index + 1}
            </kbd>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

type MissProps = { item: DrillItem; text: CaseText | undefined; change: Ways };

/** Sure and wrong: the words of the opinion, at once. */
function Miss({ item, text, change }: MissProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const pinpoints = statedPoints(item.question).flatMap((point) => point.pinpoints);
  const shown = pinpoints.length > 0 ? pinpoints : item.question.reread;
  return (
    <section className="mt-6 border-line border-t pt-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-ink text-lg">
        You were sure, so read this now
      </h3>
      <p className="text-ink-soft text-sm">It comes first next time.</p>
      <Passages pinpoints={shown} text={text} pageLabels={item.pageLabels} />
      <Button className="mt-5 w-full sm:w-auto" onClick={() => change({ type: 'goOn', now: Date.now() })}>
        Continue
      </Button>
    </section>
  );
}
