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
      return `${tokens(quantity)} of a paid month`;
    case 'spend':
      return note ? `Spent on “${note}”` : 'Spent on an analysis';
    case 'return':
      return note ? `Given back: “${note}” was not analyzed` : 'Given back: an analysis did not come about';
    case 'remake':
      return note ? `Spent on a premium ${note}` : 'Spent on making one material again';
    case 'remake_return':
      return note
        ? `Given back: the ${note} was not made again`
        : 'Given back: a material was not made again';
    case 'refund':
      return `${tokens(quantity)} taken back with a refund`;
    case 'operator':
      return `${quantity > 0 ? 'Given' : 'Taken'} by us: ${note ?? 'no reason was noted'}`;
  }
}
