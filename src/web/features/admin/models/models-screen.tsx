/** Which model writes, and language models on the operator's own machine: found, tested and taken by a press each. */
import { useQuery } from '@tanstack/react-query';
import { type ChosenModel, type FoundServer, serverNames } from '../../../../shared/local-models.ts';
import { useTitle } from '../../../browser/title.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed, succeeded } from '../../../client/notify.ts';
import { instantText } from '../../../format/dates.ts';
import { dot } from '../../../format/dot.ts';
import { LoadFailure } from '../../../frame/load-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton.tsx';
import { numberText } from '../figures.ts';
import { chosenModelsQuery, type ModelRole, useChooseModel, useFindModels } from '../queries.ts';
import { ScreenHead } from '../screen-head.tsx';
import { ModelRow } from './model-row.tsx';

export function ModelsScreen() {
  useTitle('Models');
  const chosen = useQuery(chosenModelsQuery);
  return (
    <>
      <ScreenHead
        title="Models"
        text="The models that write study material. One on your own machine needs no key, and nothing leaves it."
      />
      {chosen.data ? (
        <ul className="divide-y divide-line border-line border-y">
          {chosen.data.tiers.map((tier) => (
            <TierRow key={tier.tier} chosen={tier} />
          ))}
          <TierRow chosen={{ tier: 'verifier', ...(chosen.data.verifier ?? readsItsOwn) }} />
        </ul>
      ) : chosen.isError ? (
        <LoadFailure of={chosen} otherwise="The models couldn’t be loaded." />
      ) : (
        <Loading label="Loading the models">
          <div className="divide-y divide-line border-line border-y">
            {[1, 2, 3].map((row) => (
              <SkeletonLines key={row} count={3} className="h-25 py-4" />
            ))}
          </div>
        </Loading>
      )}
      <Finder />
    </>
  );
}

const tierNames = { standard: 'Standard', premium: 'Premium', verifier: 'Second reading' };

const readsItsOwn = {
  engine: 'The model that wrote it',
  contextTokens: null,
  server: null,
  chosenAt: null,
};

type ModelOfRole = Omit<ChosenModel, 'tier'> & { tier: ModelRole };

function TierRow({ chosen: { tier, engine, contextTokens, server, chosenAt } }: { chosen: ModelOfRole }) {
  const choose = useChooseModel();
  const giveBack = () =>
    choose.mutate(
      { tiers: [tier] },
      {
        onSuccess: () => succeeded(`${tierNames[tier]} uses the configured model again.`),
        onError: (error) => failed(error, sentenceFor(error, 'The model wasn’t changed.')),
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="text-ink-faint text-sm">{tierNames[tier]}</p>
        <p className="break-words font-medium text-ink">
          {engine === 'extractive' ? 'The embedded engine' : engine}
        </p>
        <p className="break-words text-ink-faint text-sm tabular-nums">
          {contextTokens !== null && `Context of ${numberText(contextTokens)} tokens${dot}`}
          {server === null
            ? 'As configured'
            : `At ${server}${chosenAt ? `${dot}chosen ${instantText(chosenAt)}` : ''}`}
        </p>
      </div>
      {server !== null && (
        <Button
          variant="secondary"
          size="small"
          onClick={giveBack}
          disabled={choose.isPending}
          aria-label={`Use the configured model for ${tierNames[tier]}`}
        >
          Use the Configured Model
        </Button>
      )}
    </li>
  );
}

function Finder() {
  const find = useFindModels();
  const look = () =>
    find.mutate(undefined, {
      onError: (error) => failed(error, sentenceFor(error, 'The search for models failed.')),
    });
  return (
    <section aria-label="Models on this machine" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 max-w-2xl">
          <h2 className="font-semibold font-serif text-ink text-xl">On this machine</h2>
          <p className="mt-1 text-ink-soft">
            Finds Ollama, LM Studio, llama.cpp and vLLM where they usually run. It looks only when you ask.
          </p>
        </div>
        <Button onClick={look} disabled={find.isPending}>
          {find.isPending ? 'Looking…' : 'Find Models'}
        </Button>
      </div>
      <div aria-live="polite">
        {find.data && find.data.servers.length === 0 && (
          <EmptyState level={3} title="No model server found">
            Start one, then look again. We tried {find.data.lookedAt.join(', ')}.
          </EmptyState>
        )}
        {find.data?.servers.map((found) => (
          <Server key={found.server} found={found} />
        ))}
      </div>
    </section>
  );
}

function Server({ found }: { found: FoundServer }) {
  const { server, kind, version, models } = found;
  return (
    <section aria-label={`${serverNames[kind]} at ${server}`} className="mt-6 border-line border-t pt-4">
      <h3 className="font-semibold text-base text-ink">
        {serverNames[kind]} {version}
      </h3>
      <p className="break-words text-ink-faint text-sm tabular-nums">{server}</p>
      {models.length === 0 ? (
        <p className="mt-3 text-ink-soft">No models here yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {models.map((model) => (
            <ModelRow key={model.model} server={server} model={model} />
          ))}
        </ul>
      )}
    </section>
  );
}
