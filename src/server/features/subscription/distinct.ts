/** Where premium is something else than standard: what is offered and sold as more must be more. */
import type { PremiumOffer } from '../../../shared/product.ts';
import { embeddedAdds } from '../../../study/extractive/premium/adds.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';
import { modelAdds } from '../../../study/model/premium-adds.ts';
import { isEmbedded, modelName } from '../../../study/words/engines.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import type { Engine, Models } from '../../outside/models.ts';
import { readAllowance } from './allowance.ts';
import { materialTiers } from './tiers.ts';

const kinds: MaterialKind[] = ['brief', 'outline', 'questions'];

export const engineName = (engine: Engine) => (engine === 'extractive' ? engine : engine.name);

/** By material: a tier is distinct where another engine makes it, or where the engine says what its premium adds. */
export function premiumOffers({ standard, premium }: Models): Record<MaterialKind, PremiumOffer> {
  const engineAdds = premium === 'extractive' ? embeddedAdds : (premium.premiumAdds ?? modelAdds);
  const [usual, better] = [engineName(standard), engineName(premium)];
  const maker =
    usual === better
      ? null
      : `Written by ${shortName(better, usual)} instead of ${shortName(usual, better)}.`;
  const offerOf = (kind: MaterialKind): PremiumOffer => {
    // Whatever makes it, a premium set is longer; all else that an engine adds is beyond its own standard.
    const more = maker === null || kind === 'questions' ? engineAdds[kind] : null;
    const adds = [maker, more].filter((each) => each !== null).join(' ');
    return { isDistinct: adds !== '', adds: adds || null };
  };
  return { brief: offerOf('brief'), outline: offerOf('outline'), questions: offerOf('questions') };
}

/** A vendor is named only where the models' names are the same. */
function shortName(engine: string, other: string): string {
  if (isEmbedded(engine)) return 'the embedded engine';
  const [name, otherName] = [engine, other].map((each) => each.replace(/^[^:]+:/, ''));
  return name === otherName ? modelName(engine) : `the language model ${name}`;
}

/** For one material made again as premium. */
export function requireDistinct({ models }: App, kind: MaterialKind): void {
  if (!premiumOffers(models)[kind].isDistinct) throw new AppError('premium_adds_nothing');
}

/**
 * For a whole analysis: throws where the allowance could pay for the same. A token for what the allowance cannot pay
 * buys the analysis itself.
 */
export async function requireGain(app: App, userId: number): Promise<void> {
  const { plan, used, limit } = await readAllowance(app, userId);
  if (used >= limit) return;
  const usual = materialTiers({ plan, paidWith: 'allowance' });
  const offers = premiumOffers(app.models);
  if (!kinds.some((kind) => usual[kind] === 'standard' && offers[kind].isDistinct))
    throw new AppError('premium_adds_nothing');
}
