/** What this server's premium is, for plans, cards and dialogs: never more than it adds here. */
import type { PublicConfig } from '../../shared/product.ts';
import { listed } from '../../study/words/listed.ts';

export type PremiumTold = Pick<PublicConfig, 'engines' | 'premium'>;

const hasOwnEngine = ({ engines }: PremiumTold) => engines.standard !== engines.premium;

/** "brief, outline, and questions": where premium is more; empty where it is nowhere. */
export const distinctNames = ({ premium }: PremiumTold): string =>
  listed(Object.entries(premium).flatMap(([name, { isDistinct }]) => (isDistinct ? [name] : [])));

/** The paid plan's line on its briefs; none where premium briefs are standard ones. Before it is known, the least of it. */
export function paidBriefLines(told: PremiumTold | undefined): string[] {
  if (!told) return ['Premium case briefs'];
  if (!told.premium.brief.isDistinct) return [];
  return [hasOwnEngine(told) ? 'The most advanced AI model for all case briefs' : 'Premium case briefs'];
}

/** After "One makes" or "A token makes". */
export function tokenMakes(told: PremiumTold | undefined): string {
  if (!told) return 'a full analysis';
  if (hasOwnEngine(told))
    return 'a full analysis with the most advanced model: brief, outline, and questions';
  const premium = distinctNames(told);
  return premium ? `a full analysis with premium ${premium}` : 'a full analysis beyond your limit';
}

/** Beside the choice to pay with tokens. */
export function tokenChoice(told: PremiumTold | undefined): string {
  const premium = told ? distinctNames(told) : '';
  return `Use a premium token for each${premium ? `: premium ${premium}` : ''}`;
}
