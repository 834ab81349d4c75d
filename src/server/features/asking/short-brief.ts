import type { ShortBrief } from '../../../shared/asking.ts';
import { type ShortLength, shortBrief } from '../../../study/asking/short-brief.ts';
import { countWords } from '../../../study/language/words.ts';
import type { App } from '../../app.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { findOpinion } from '../cases/service.ts';
import { getBrief } from '../materials/service.ts';

type ShortBriefRequest = { id: number; length: ShortLength };

/** Chosen by code from the brief as it stands, so that it counts against nothing. */
export async function getShortBrief(
  app: App,
  user: SignedIn,
  { id, length }: ShortBriefRequest,
): Promise<ShortBrief> {
  const brief = await getBrief(app, user, { id });
  const opinion = length === 'five_minutes' ? await findOpinion(app, brief.caseId) : undefined;
  const items = opinion
    ? await app.composer.compose('short', await app.encoder.read(opinion), { brief, length })
    : shortBrief(brief, length);
  return { length, words: items.reduce((sum, { text }) => sum + countWords(text), 0), items };
}
