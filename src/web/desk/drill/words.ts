/** What the drill calls its parts. */
import type { Deck } from '../../../shared/drill.ts';
import type { Rating } from '../../../study/material/points.ts';
import type { Sureness } from './sitting.ts';

export const ratingWords: Record<Rating, { name: string; meaning: string }> = {
  again: { name: 'Again', meaning: 'missed it' },
  hard: { name: 'Hard', meaning: 'under 60% of the points' },
  good: { name: 'Good', meaning: 'had it' },
  easy: { name: 'Easy', meaning: 'no effort' },
};

export const surenessWords: Record<Sureness, string> = { 1: 'Not sure', 2: 'Fairly sure', 3: 'Sure' };

export const deckWords: Record<Deck, string> = { tonight: 'Tonight', long_term: 'Long term' };
