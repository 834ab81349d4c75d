/** Where the brief is not sure, what she marked in the opinion is among what she can choose from. */
import type { Brief } from '../../../shared/materials.ts';
import type { Item, UnsurePart } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { notFound } from '../../base/errors.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { chooseForBrief as chooseCandidate, chooseItemForBrief, getBrief } from '../materials/service.ts';
import { openText, ownedHighlight } from './rows.ts';

type Choice = { id: number; part: UnsurePart; itemId: string };

const named = /^highlight-([1-9]\d{0,9})$/;

/** Throws not found where the sentence is not, or no longer, among those to choose from. */
export async function chooseForBrief(app: App, user: SignedIn, choice: Choice): Promise<Brief> {
  const [, highlightId] = named.exec(choice.itemId) ?? [];
  if (highlightId === undefined) return chooseCandidate(app, user, choice);
  const { caseId } = await getBrief(app, user, choice);
  const item = await itemOf(app, user, caseId, Number(highlightId));
  return chooseItemForBrief(app, user, { ...choice, item });
}

/** It rests on the very words: they stand in the text, or it cannot be chosen. */
async function itemOf(app: App, user: SignedIn, caseId: number, highlightId: number): Promise<Item> {
  const row = await ownedHighlight(app, user, { id: caseId, highlightId });
  const { passages, place } = await openText(app, user, caseId);
  const textOf = new Map(passages.map(({ id, text }) => [id, text]));
  const pinpoints = place(row).map(({ paragraphId, page, start, end }) => ({
    paragraphId,
    page,
    quote: (textOf.get(paragraphId) ?? '').slice(start, end),
  }));
  if (pinpoints.length === 0) throw notFound();
  return { id: `highlight-${highlightId}`, text: row.quote, pinpoints, verified: true, marks: [] };
}
