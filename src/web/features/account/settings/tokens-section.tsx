import { useQuery } from '@tanstack/react-query';
import { prices } from '../../../../shared/prices.ts';
import type { TokenEntry } from '../../../../shared/tokens.ts';
import { count } from '../../../format/count.ts';
import { instantText } from '../../../format/dates.ts';
import { dollars } from '../../../format/money.ts';
import { Button } from '../../../ui/button.tsx';
import { subscriptionStatusQuery, tokensQuery, usePurchaseTokens } from '../../subscription/queries.ts';
import { Part } from './section.tsx';
import { entryWords } from './token-words.ts';
import { SectionFailure, SectionSkeleton } from './with-account.tsx';

export function TokensSection() {
  const tokens = useQuery(tokensQuery);
  if (tokens.isError && !tokens.data)
    return <SectionFailure error={tokens.error} onRetry={() => void tokens.refetch()} />;
  if (!tokens.data) return <SectionSkeleton />;
  const { balance, entries } = tokens.data;
  return (
    <>
      <div>
        <p className="text-ink">
          You have{' '}
          <strong className="font-semibold tabular-nums">
            {count(Math.max(0, balance), 'premium token')}
          </strong>
          .
        </p>
        {balance < 0 && (
          <p className="mt-1 text-caution-ink">
            You were refunded for {count(-balance, 'token')} you had already spent.{' '}
            {balance === -1 ? 'It comes' : 'They come'} out of your next ones.
          </p>
        )}
        <Purchase />
      </div>
      <Part title="History">
        {entries.length === 0 ? (
          <p className="text-ink-faint">No token activity yet.</p>
        ) : (
          <ul className="border-line border-t">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}

function Purchase() {
  const status = useQuery(subscriptionStatusQuery);
  const { start, isPending } = usePurchaseTokens();
  const { quantity, cents, listCents } = prices.tokenBundle;
  const isBundleOpen = status.data?.isPremium === true;
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => start(1)} disabled={isPending}>
          Buy 1 for {dollars(prices.tokenCents)}
        </Button>
        <Button variant="secondary" onClick={() => start(quantity)} disabled={isPending || !isBundleOpen}>
          Buy {quantity} for {dollars(cents)}
        </Button>
      </div>
      <p className="mt-2 text-ink-faint text-sm">
        {isBundleOpen
          ? `${quantity} cost ${dollars(cents)} instead of ${dollars(listCents)}: you save ${dollars(listCents - cents)}.`
          : 'Free trial users can only purchase individual tokens. Upgrade to paid plan for bundle discounts.'}
      </p>
    </>
  );
}

function EntryRow({ entry }: { entry: TokenEntry }) {
  const { quantity, createdAt } = entry;
  return (
    <li className="flex items-baseline gap-4 border-line border-b py-3">
      <div className="min-w-0 flex-1">
        <p className="break-words text-ink">{entryWords(entry)}</p>
        <p className="text-ink-faint text-sm">{instantText(createdAt)}</p>
      </div>
      <p className="shrink-0 text-ink tabular-nums">{quantity > 0 ? `+${quantity}` : `−${-quantity}`}</p>
    </li>
  );
}
