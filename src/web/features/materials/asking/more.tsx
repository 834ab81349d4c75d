/** One more question: another, a harder one, another hypothetical. It is being written on while she is away. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { More as Asked, askForMore } from '../../../../shared/asking.ts';
import type { Question } from '../../../../study/material/schema.ts';
import type { RequestOf } from '../../../client/api.ts';
import { hasCode, sentenceFor } from '../../../client/errors.ts';
import { failed, succeeded } from '../../../client/notify.ts';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { Button } from '../../../ui/button.tsx';
import { moreQuery, useAskForMore, useCancelMore, useRefreshSet } from './queries.ts';

type QuestionCriteria = Pick<RequestOf<typeof askForMore>, 'kind' | 'difficulty'>;

const harder = { Easy: 'Medium', Medium: 'Hard', Hard: 'Hard' } as const;

type MoreProps = { setId: number; question: Question; onMade: (made: Question) => void };

export function More(props: MoreProps) {
  return useIsReadOnly() ? null : <OwnMore {...props} />;
}

function OwnMore({ setId, question, onMade }: MoreProps) {
  const { ask, stop, text, isRunning } = useMore(setId, onMade);
  const choices: [name: string, wanted: QuestionCriteria][] = [
    ['One More Like This', { difficulty: question.difficulty }],
    ...(question.difficulty === 'Hard'
      ? []
      : [['A Harder One', { difficulty: harder[question.difficulty] }] satisfies [string, QuestionCriteria]]),
    ['Another Hypothetical', { kind: 'hypothetical' }],
  ];
  return (
    <section aria-label="More questions" className="mt-8 border-line border-t pt-5 font-sans print:hidden">
      <div className="flex flex-wrap gap-2">
        {choices.map(([name, wanted]) => (
          <Button key={name} variant="soft" size="small" disabled={isRunning} onClick={() => ask(wanted)}>
            {name}
          </Button>
        ))}
        {isRunning && (
          <Button variant="quiet" size="small" onClick={stop}>
            Stop
          </Button>
        )}
      </div>
      <p aria-live="polite" className="mt-2 min-h-5 text-ink-faint text-sm">
        {isRunning && 'Looking for one more question…'}
      </p>
      {isRunning && text !== '' && <p className="mt-2 font-serif text-ink-soft text-reading">{text}</p>}
    </section>
  );
}

/** What is asked for here, or was before the page was loaded and is still being written. */
function useMore(setId: number, onMade: (made: Question) => void) {
  const kept = useQuery(moreQuery(setId));
  const refresh = useRefreshSet(setId);
  const { mutate, isPending } = useAskForMore(setId);
  const { mutate: cancel } = useCancelMore(setId);
  const [text, setText] = useState('');
  const [writtenId, setWrittenId] = useState<number>();
  const asking = useRef<AbortController>(undefined);
  const running = kept.data?.items.find(({ state }) => state === 'running');
  useEndElsewhere(isPending ? undefined : kept.data?.items, (its) => void refresh().then(() => tellEnd(its)));

  const tellEnd = ({ question, failure }: Asked) => {
    if (failure) failed(failure, failure.message);
    if (!question) return;
    succeeded('One more question is in your set.');
    onMade(question);
  };

  const ask = (wanted: QuestionCriteria) => {
    let made: Asked | undefined;
    asking.current = new AbortController();
    setText('');
    setWrittenId(undefined);
    mutate(
      {
        ...wanted,
        signal: asking.current.signal,
        onEvent: (event) => {
          if (event.type === 'more') setWrittenId(event.id);
          else if (event.type === 'text') setText(event.text);
          else made = event.more;
        },
      },
      {
        onSuccess: () => made && tellEnd(made),
        onError: (error) => {
          if (!hasCode(error, 'cancelled')) failed(error, sentenceFor(error, 'No new question was written.'));
        },
      },
    );
  };
  const stop = () => {
    const its = isPending ? writtenId : running?.id;
    if (its === undefined) asking.current?.abort();
    else cancel(its);
  };
  return { ask, stop, text: isPending ? text : '', isRunning: isPending || running !== undefined };
}

/** Tells once when what was begun before this page was loaded has ended. */
function useEndElsewhere(items: readonly Asked[] | undefined, onEnd: (its: Asked) => void) {
  const waitedFor = useRef<number>(undefined);
  const tell = useRef(onEnd);
  tell.current = onEnd;
  useEffect(() => {
    const running = items?.find(({ state }) => state === 'running');
    if (running) waitedFor.current = running.id;
    const its = items?.find(({ id }) => id === waitedFor.current);
    if (!its || its.state === 'running') return;
    waitedFor.current = undefined;
    tell.current(its);
  }, [items]);
}
