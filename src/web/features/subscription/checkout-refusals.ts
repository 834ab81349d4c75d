/** Why a checkout could not be opened, in the words that each purchase has for it. */
import { hasCode, sentenceFor } from '../../client/errors.ts';

type Refusals = {
  /** The answer lacks what the checkout is opened with. */ unfit: string;
  otherwise: string;
};

export const upgradeRefusals: Refusals = {
  unfit: 'Invalid response from server',
  otherwise: 'Failed to initiate upgrade',
};

export const purchaseRefusals: Refusals = {
  unfit: 'No session ID returned from server',
  otherwise: 'Unable to initiate token purchase',
};

export function refusalOf(error: unknown, { unfit, otherwise }: Refusals): string {
  return hasCode(error, 'unexpected_answer') ? unfit : sentenceFor(error, otherwise);
}
