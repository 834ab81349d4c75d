import { sql } from 'drizzle-orm';
import { limits, prices, product } from '../../../shared/prices.ts';
import type { PublicConfig } from '../../../shared/product.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { version } from '../../base/root.ts';
import type { Caller } from '../../outside/sign-in.ts';
import { engineName, premiumOffers } from '../subscription/service.ts';

export async function getConfig(
  { config, mailServer, models, signIn }: App,
  _: object,
  { isHere }: Pick<Caller, 'isHere'>,
): Promise<PublicConfig> {
  return {
    product,
    version,
    googleAvailable: signIn.google !== undefined,
    stripePublicKey: config.stripePublicKey ?? null,
    engines: { standard: engineName(models.standard), premium: engineName(models.premium) },
    premium: premiumOffers(models),
    limits,
    prices,
    usesTestCheckout: config.usesTestCheckout,
    supportEmail: config.supportEmail ?? null,
    outboxAvailable:
      !config.isProduction && mailServer === undefined && (isHere || config.exposesDevelopment),
  };
}

export async function getLiveness({ now }: App) {
  return { status: 'ok' as const, at: now().toISOString() };
}

/** Whatever hangs, a supervisor hears of it before it gives up asking. */
const readyWithinMs = 1_500;

export async function getReadiness({ db, queue, draining }: App) {
  if (draining.aborted) throw new AppError('service_unavailable');
  try {
    await within(readyWithinMs, Promise.all([db.execute(sql`select 1`), queue.check()]));
  } catch (cause) {
    throw new AppError('service_unavailable', { cause });
  }
  return { status: 'ok' as const, database: 'ok' as const, queue: 'ok' as const };
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not answered within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
