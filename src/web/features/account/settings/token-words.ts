import type { TokenEntry } from '../../../../shared/tokens.ts';
import { count } from '../../../format/count.ts';

const tokens = (quantity: number) => count(Math.abs(quantity), 'token');

/** One entry of the token history in words. */
export function entryWords({ kind, quantity, note }: TokenEntry): string {
  switch (kind) {
    case 'purchase':
      return `Bought ${tokens(quantity)}`;
    case 'grant_upgrade':
      return `${tokens(quantity)} with your upgrade`;
    case 'grant_monthly':
      return `${tokens(quantity)} for the month`;
    case 'spend':
      return note ? `Spent on “${note}”` : 'Spent on an analysis';
    case 'return':
      // It failed or was skipped, or premium found no more in it than standard and the allowance paid.
      return note ? `Refunded: not used for “${note}”` : 'Refunded: not used for an analysis';
    case 'remake':
      return note ? `Spent on a premium ${note}` : 'Spent on regenerating a material';
    case 'remake_return':
      return note ? `Refunded: the ${note} wasn’t regenerated` : 'Refunded: a material wasn’t regenerated';
    case 'refund':
      return `${tokens(quantity)} removed with a refund`;
    case 'operator':
      return `${quantity > 0 ? 'Added' : 'Removed'} by us: ${note ?? 'no reason given'}`;
  }
}
