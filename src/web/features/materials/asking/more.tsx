/** One more question: another, a harder one, another hypothetical. */
import { useRef } from 'react';
import type { askForMore } from '../../../../shared/asking.ts';
import type { Question } from '../../../../study/material/schema.ts';
import type { RequestOf } from '../../../client/api.ts';
import { hasCode, sentenceFor } from '../../../client/errors.ts';
import { failed, succeeded } from '../../../client/notify.ts';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAskForMore } from './queries.ts';

type Wanted = Pick<RequestOf<typeof askForMore>, 'kind' | 'difficulty'>;

const harder = { Easy: 'Medium', Medium: 'Hard', Hard: 'Hard' } as const;

type MoreProps = { setId: number; question: Question; onMade: (made: Question) => void };

export function More({ setId, question, onMade }: MoreProps) {
  const more = useAskForMore(setId);
  const asking = useRef<AbortController>(undefined);
  if (useIsReadOnly()) return null;
  const ask = (wanted: Wanted) => {
    asking.current = new AbortController();
    more.mutate(
      { ...wanted, signal: asking.current.signal },
      {
        onSuccess: (made) => {
          succeeded('One more question is in your set.');
          onMade(made);
        },
        onError: (error) => {
          if (!hasCode(error, 'cancelled'))
            failed(error, sentenceFor(error, 'No further question was made.'));
        },
      },
    );
  };
  const choices: [name: string, wanted: Wanted][] = [
    ['One More Like This', { difficulty: question.difficulty }],
    ...(question.difficulty === 'Hard'
      ? []
      : [['A Harder One', { difficulty: harder[question.difficulty] }] satisfies [string, Wanted]]),
    ['Another Hypothetical', { kind: 'hypothetical' }],
  ];
  return (
    <section aria-label="More questions" className="mt-8 border-line border-t pt-5 font-sans print:hidden">
      <div className="flex flex-wrap gap-2">
        {choices.map(([name, wanted]) => (
          <Button
            key={name}
            variant="soft"
            size="small"
            disabled={more.isPending}
            onClick={() => ask(wanted)}
          >
            {name}
          </Button>
        ))}
        {more.isPending && (
          <Button variant="quiet" size="small" onClick={() => asking.current?.abort()}>
            Stop
          </Button>
        )}
      </div>
      <p aria-live="polite" className="mt-2 min-h-5 text-ink-faint text-sm">
        {more.isPending && 'Looking for one more question…'}
      </p>
    </section>
  );
}
