import { useEffect, useRef } from 'react';
import type { LocalModel, ModelTrial } from '../../../../shared/local-models.ts';
import { hasCode, sentenceFor } from '../../../client/errors.ts';
import { failed, succeeded } from '../../../client/notify.ts';
import { dot } from '../../../format/dot.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { numberText } from '../figures.ts';
import { type ModelRole, useChooseModel, useTryModel } from '../queries.ts';
import { trialVerdict, trialWords } from './trial-words.ts';

type Props = { server: string; model: LocalModel };

const both = ['standard', 'premium'] as const;

/** Test it, then let it write; what it holds is what the server says. */
export function ModelRow({ server, model: { model, contextTokens, isLoaded } }: Props) {
  const { trial, start, stop, isTrying } = useTrial({ server, model });
  const choose = useChooseModel();
  const use = (tiers: readonly [ModelRole, ...ModelRole[]], words: string) =>
    choose.mutate(
      { tiers, server, model },
      {
        onSuccess: () => succeeded(`${model} now ${words}.`),
        onError: (error) => failed(error, sentenceFor(error, 'The model wasn’t changed.')),
      },
    );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="break-words font-medium text-ink">{model}</p>
        <p className="text-ink-faint text-sm tabular-nums">
          {contextTokens === null
            ? 'Context unknown until it’s loaded'
            : `Context of ${numberText(contextTokens)} tokens`}
          {isLoaded === false && `${dot}not loaded`}
        </p>
        <div aria-live="polite">
          {isTrying && (
            <p className="mt-2 text-ink-soft">
              Writing a brief of a known opinion. This can take a few minutes.
            </p>
          )}
          {trial && !isTrying && <Trial trial={trial} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={isTrying ? stop : start}
          aria-label={`${isTrying ? 'Stop testing' : 'Test'} ${model}`}
        >
          {isTrying ? 'Stop' : 'Test'}
        </Button>
        <Button
          size="small"
          disabled={choose.isPending}
          onClick={() => use(both, 'writes all study material')}
          aria-label={`Use ${model}`}
        >
          Use
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={choose.isPending}
          onClick={() => use(['standard'], 'writes standard material')}
          aria-label={`Use ${model} for standard only`}
        >
          Standard Only
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={choose.isPending}
          onClick={() => use(['premium'], 'writes premium material')}
          aria-label={`Use ${model} for premium only`}
        >
          Premium Only
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={choose.isPending}
          onClick={() => use(['verifier'], 'does the second reading')}
          aria-label={`Use ${model} for the second reading`}
        >
          Second Reading
        </Button>
      </div>
    </li>
  );
}

/** Stopped by a press, and when the row goes away. */
function useTrial(placed: { server: string; model: string }) {
  const tryModel = useTryModel();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const start = () => {
    asking.current = new AbortController();
    tryModel.mutate(
      { ...placed, signal: asking.current.signal },
      {
        onError: (error) => {
          if (!hasCode(error, 'cancelled'))
            failed(error, sentenceFor(error, 'The model couldn’t be tested.'));
        },
      },
    );
  };
  return {
    trial: tryModel.data,
    start,
    stop: () => asking.current?.abort(),
    isTrying: tryModel.isPending,
  };
}

function Trial({ trial }: { trial: ModelTrial }) {
  const { tone, word } = trialVerdict(trial);
  return (
    <div className="mt-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{word}</Badge>
        <span className="text-ink-soft text-sm tabular-nums">{trialWords(trial).join(dot)}</span>
      </p>
      {trial.failure && <p className="mt-1 break-words text-ink-soft text-sm">{trial.failure}</p>}
    </div>
  );
}
