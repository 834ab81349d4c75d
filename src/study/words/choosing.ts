/** What stands where the student has not chosen yet. */
import { candidatesFor } from '../material/choosing.ts';
import type { BriefContent, Item, UnsurePart } from '../material/schema.ts';
import { nothing, unsure } from './statements.ts';

/** The holding as paper and files show it: while it waits for her choice, that it does. */
export const statedHolding = (brief: Pick<BriefContent, 'candidates' | UnsurePart>): Item =>
  candidatesFor(brief, 'holding').length > 0 ? { ...brief.holding, text: unsure.notChosen } : brief.holding;

/** In the place of a part in which nothing stands: what there is to choose from follows. */
export const nothingIn = (brief: Pick<BriefContent, 'candidates' | UnsurePart>, part: string): string =>
  candidatesFor(brief, part).length > 0 ? unsure.inPrint : nothing.forPart;
