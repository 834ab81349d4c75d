import type { MaterialKind } from '../material/schema.ts';

/** What premium adds where one language model writes both tiers: it is asked for more questions, and for nothing else. */
export const modelAdds: Record<MaterialKind, string | null> = {
  brief: null,
  outline: null,
  questions: 'Up to 10 questions instead of 5, with a pair of hypotheticals.',
};
