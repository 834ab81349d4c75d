import { limits, prices, product } from '../../../shared/prices.ts';
import type { PublicConfig } from '../../../shared/product.ts';
import type { App } from '../../app.ts';
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
    googleAvailable: signIn.providers.has('google'),
    university: config.university
      ? { name: config.university.name, logo: config.university.logo ?? null }
      : null,
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
