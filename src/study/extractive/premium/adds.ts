import type { MaterialKind } from '../../material/schema.ts';

/** What premium adds where the embedded engine makes both tiers, as far as an opinion holds it. */
export const embeddedAdds: Record<MaterialKind, string | null> = {
  brief:
    'The line of precedents with what the court takes from each, further arguments with their answers, and any further terms that the opinion defines.',
  outline:
    'Precedents followed and distinguished, further rules and exceptions, and separate opinions point by point.',
  questions: 'Up to 10 questions instead of 5, with a pair of hypotheticals.',
};
