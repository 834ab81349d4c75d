import type { Opinion } from '../../../opinion/opinion.ts';
import type { Locator } from './locate.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What an answer is held against. */
export type Ground = { opinion: Opinion; locator: Locator; vocabulary: Vocabulary };
