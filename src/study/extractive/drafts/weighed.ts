/** Sentences as statements of a part, each with how surely it belongs there. */
import { worthTo } from '../choose/value.ts';
import type { ReadSentence } from '../reading.ts';
import { type Draft, draftOf } from '../text/items.ts';
import type { Role } from '../weights/roles.ts';

const weighed = (sentence: ReadSentence, roles: readonly Role[]): Draft => ({
  ...draftOf(sentence),
  worth: Math.round(worthTo(sentence, roles) * 1000) / 1000,
});

export const factDraft = (sentence: ReadSentence) => weighed(sentence, ['fact']);
export const stepDraft = (sentence: ReadSentence) => weighed(sentence, ['proceedings']);
export const reasonDraft = (sentence: ReadSentence) => weighed(sentence, ['reasoning', 'policy']);
