import { loadEnvironmentFile, readStripeKey } from '../server/base/config.ts';
import type { Catalogue, Payments } from '../server/outside/payments.ts';
import { openStripe } from '../server/outside/stripe.ts';
import { UsageError } from './usage-error.ts';
import { readWords, writeOut } from './words.ts';

/** Prints the variables that name the prices, as `.env` takes them. */
export async function makeStripePrices(words: string[]): Promise<void> {
  readWords(words, {});
  loadEnvironmentFile();
  const secretKey = readStripeKey();
  if (secretKey === undefined) throw new UsageError('Set STRIPE_SECRET_KEY first: creating prices needs it.');
  // The webhook is no part of this: its secret may come later.
  await writeOut(inVariables(await catalogueOf(openStripe({ secretKey, webhookSecret: '' }))), undefined);
}

async function catalogueOf(payments: Payments): Promise<Catalogue> {
  try {
    return await payments.makeCatalogue();
  } catch (error) {
    throw new UsageError(`Stripe refused: ${error instanceof Error ? error.message : error}`);
  }
}

const inVariables = ({ paid, token, bundle }: Catalogue) =>
  `STRIPE_PRICE_PAID=${paid}\nSTRIPE_PRICE_TOKEN=${token}\nSTRIPE_PRICE_BUNDLE=${bundle}\n`;
