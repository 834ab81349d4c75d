/** Where a language model is set it ticks the points that it finds in her answer; she may change them. */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DrillItem } from '../../../shared/drill.ts';
import { hasCode, sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import { count } from '../../format/count.ts';
import { Button } from '../../ui/button.tsx';
import { attemptsQuery, useMakeAttempt } from '../materials/asking/queries.ts';

type GradingProps = {
  item: DrillItem;
  sureness: number | undefined;
  answer: string;
  onGraded: (ids: readonly string[]) => void;
};

export function ModelGrading({ item, sureness, answer, onGraded }: GradingProps) {
  const kept = useQuery(attemptsQuery(item.questionSetId));
  const make = useMakeAttempt(item.questionSetId);
  const [found, setFound] = useState<string>();
  const [followUp, setFollowUp] = useState<string>();
  const asking = useRef<AbortController>(undefined);
  const left = kept.data?.modelAsksLeft ?? null;
  if (left === null || answer.trim() === '') return null;
  const grade = () => {
    asking.current = new AbortController();
    make.mutate(
      {
        id: item.questionSetId,
        itemId: item.itemId,
        answer,
        ...(sureness === undefined ? {} : { sureness }),
        signal: asking.current.signal,
        onEvent: (event) => {
          if (event.type !== 'done') return;
          const said = event.attempt.points.filter(({ verdict }) => verdict === 'covered');
          if (event.attempt.state !== 'done') {
            setFound(
              event.attempt.failure?.message ?? 'Your answer wasn’t graded. Check your points yourself.',
            );
            return;
          }
          onGraded(said.map(({ itemId }) => itemId));
          setFollowUp(event.attempt.followUp);
          const wrong = event.attempt.points.filter(({ verdict }) => verdict === 'wrong').length;
          setFound(
            `${count(said.length, 'point')} found in your answer${wrong > 0 ? `, ${wrong} said the other way around` : ''}. Change the ticks where you disagree.`,
          );
        },
      },
      {
        onError: (error) => {
          if (!hasCode(error, 'cancelled')) failed(error, sentenceFor(error, 'Your answer wasn’t graded.'));
        },
      },
    );
  };
  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        size="small"
        disabled={left === 0 && !make.isPending}
        onClick={make.isPending ? () => asking.current?.abort() : grade}
      >
        {make.isPending ? 'Stop Grading' : 'Grade My Answer'}
      </Button>
      <p aria-live="polite" className="mt-1 text-ink-faint text-sm">
        {make.isPending
          ? 'Grading your answer…'
          : (found ??
            (left === 0
              ? 'You’ve reached today’s limit for the language model.'
              : `${count(left, 'model answer')} left today.`))}
      </p>
      {followUp && !make.isPending && (
        <p className="mt-3 font-serif text-ink text-reading">
          <span className="block font-medium font-sans text-ink-faint text-sm">The next question</span>
          {followUp}
        </p>
      )}
    </div>
  );
}
