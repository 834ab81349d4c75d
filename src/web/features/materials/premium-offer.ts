import type { MaterialRecord } from '../../../shared/materials.ts';
import { isEmbedded } from '../../../study/words/engines.ts';
import type { MaterialName } from '../../desk/material-name.ts';
import type { PremiumTold } from '../../format/premium-words.ts';

const kinds = { Brief: 'brief', Outline: 'outline', Questions: 'questions' } as const;

/** What a token would add; undefined where it would add nothing: the embedded engine says the same of the same text. */
export function premiumOffer(
  name: MaterialName,
  { tier, engine }: Pick<MaterialRecord, 'tier' | 'engine'>,
  { engines, premium }: PremiumTold,
): string | undefined {
  const hasIt = tier === 'premium' && isEmbedded(engine) && isEmbedded(engines.premium);
  return hasIt ? undefined : (premium[kinds[name]].adds ?? undefined);
}
