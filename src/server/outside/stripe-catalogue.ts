/** What is sold, as Stripe's catalogue has it. */
import type Stripe from 'stripe';
import { currency, prices, product } from '../../shared/prices.ts';
import type { Catalogue, Purchase } from './payments.ts';

type Article = { name: string; cents: number; recurring?: { interval: 'month' } };

const { quantity, cents } = prices.tokenBundle;

const articles: Record<keyof Catalogue, Article> = {
  paid: {
    name: `${product} paid plan`,
    cents: prices.paidPlanMonthlyCents,
    recurring: { interval: 'month' },
  },
  token: { name: 'Premium token', cents: prices.tokenCents },
  bundle: { name: `${quantity} premium tokens`, cents },
};

function articleOf(purchase: Purchase): keyof Catalogue {
  if (purchase.kind === 'paid_plan') return 'paid';
  return purchase.quantity === quantity ? 'bundle' : 'token';
}

/** By the price of the catalogue, or else by name and amount. */
export function lineOf(
  purchase: Purchase,
  ids: Partial<Catalogue>,
): Stripe.Checkout.SessionCreateParams.LineItem {
  const article = articleOf(purchase);
  const price = ids[article];
  if (price !== undefined) return { price, quantity: 1 };
  const { name, cents: unit_amount, recurring } = articles[article];
  const data = { currency, unit_amount, product_data: { name }, ...(recurring ? { recurring } : {}) };
  return { price_data: data, quantity: 1 };
}

/** Makes what is missing and leaves what is there: the same prices again, until an amount of the price list changes. */
export async function makeCatalogue(stripe: Stripe): Promise<Catalogue> {
  return {
    paid: await makePrice(stripe, 'paid'),
    token: await makePrice(stripe, 'token'),
    bundle: await makePrice(stripe, 'bundle'),
  };
}

async function makePrice(stripe: Stripe, key: keyof Catalogue): Promise<string> {
  const { name, cents: unit_amount, recurring } = articles[key];
  const id = `${product.toLowerCase()}_${key}`;
  const { data } = await stripe.prices.list({ lookup_keys: [id], active: true, limit: 1 });
  const [found] = data;
  if (found?.unit_amount === unit_amount && found.currency === currency) return found.id;
  await stripe.products.create({ id, name }).catch(isThereAlready);
  const made = await stripe.prices.create({
    product: id,
    currency,
    unit_amount,
    lookup_key: id,
    // A changed amount takes the name over from the price before.
    transfer_lookup_key: true,
    ...(recurring ? { recurring } : {}),
  });
  return made.id;
}

function isThereAlready(error: { code?: string }): void {
  if (error.code !== 'resource_already_exists') throw error;
}
