import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../../shared/errors.ts';
import type { SubscriptionStatus } from '../../../../shared/subscription.ts';
import { openUpgradeDialog } from '../../../dialogs/upgrade-dialog-state.ts';
import { count } from '../../../format/count.ts';
import { distinctNames, type PremiumTold, tokenChoice } from '../../../format/premium-words.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { configQuery } from '../../product/queries.ts';
import { analysesLeft, costWords, tokenCostWords } from './cost.ts';

export const leftOf = (status: SubscriptionStatus, usesTokens: boolean) =>
  usesTokens ? status.premiumTokens : analysesLeft(status);

/** Why nothing can be sent as it stands. */
export function limitWords({ isPremium, premiumTokens, limit }: SubscriptionStatus): string {
  if (premiumTokens > 0) return 'You’ve used all your analyses. Use a premium token to continue.';
  if (!isPremium) return sentenceOf('no_allowance');
  return `You’ve used your ${count(limit, 'analysis', 'analyses')} for this week. Wait for the reset, or buy a premium token.`;
}

/** Where premium adds nothing, a token is for what the allowance cannot pay. */
export const isTokenOffered = (status: SubscriptionStatus, told: PremiumTold | undefined): boolean =>
  analysesLeft(status) === 0 || !told || distinctNames(told) !== '';

type PaymentProps = {
  status: SubscriptionStatus | undefined;
  files: number;
  usesTokens: boolean;
  onUsesTokens: (uses: boolean) => void;
  disabled: boolean;
};

/** What pressing the button costs, and the choice to pay with tokens where there are some. */
export function Payment({ status, files, usesTokens, onUsesTokens, disabled }: PaymentProps) {
  const told = useQuery(configQuery).data;
  if (!status) return <p className="text-base text-ink">Uses {count(files, 'analysis', 'analyses')}.</p>;
  const left = leftOf(status, usesTokens);
  const cost = usesTokens ? tokenCostWords(files, left) : costWords(files, status);
  return (
    <>
      <p className={cx('text-base', left === 0 ? 'text-caution-ink' : 'text-ink')}>
        {left === 0 ? limitWords(status) : cost}
      </p>
      {left === 0 && !status.isPremium && status.premiumTokens === 0 && (
        <Button variant="secondary" size="small" className="mt-2" onClick={openUpgradeDialog}>
          Upgrade to Paid Plan
        </Button>
      )}
      {status.premiumTokens > 0 && isTokenOffered(status, told) && (
        <label className="mt-1 flex min-h-11 items-center gap-3 text-base text-ink sm:min-h-9">
          <input
            type="checkbox"
            checked={usesTokens}
            disabled={disabled}
            onChange={({ target }) => onUsesTokens(target.checked)}
            className="size-4.5 accent-accent"
          />
          {tokenChoice(told)}
        </label>
      )}
    </>
  );
}
