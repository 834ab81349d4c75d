/** Whether she is asking the text, and of which words. */
import type { Ask } from '../../../../shared/asking.ts';
import { createStore } from '../../../store.ts';

export type Asking = {
  selection?: NonNullable<Ask['selection']>;
  /** Asked at once, without a further press. */
  question?: string;
};

export const askDialog = createStore<Asking | undefined>(undefined);
