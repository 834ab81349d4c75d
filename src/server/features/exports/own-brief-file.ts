/** A student's own brief as a file. Its words are the opinion's and hers: as Markdown and CSV it is free. */
import { isFree } from '../../../shared/downloads.ts';
import { product } from '../../../shared/prices.ts';
import { ownBriefSheet } from '../../../study/print/own-brief-sheet.ts';
import type { Sheet } from '../../../study/print/sheet.ts';
import type { SheetFormat } from '../../../study/print/writers.ts';
import type { App } from '../../app.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { readOwnBrief } from '../highlights/service.ts';
import { passageLinks } from '../materials/service.ts';
import { type Download, named, requirePaidPlan } from './material-file.ts';
import { bytesOfSheet } from './sheet-file.ts';

export async function downloadOwnBrief(
  app: App,
  user: SignedIn,
  { id, format }: { id: number; format: SheetFormat },
): Promise<Download> {
  const sheet = await sheetOfOwnBrief(app, user, id);
  if (!isFree(format)) await requirePaidPlan(app, user);
  return {
    ...named(`${sheet.title} - ${sheet.kind}`, format),
    bytes: await bytesOfSheet(app, sheet, format),
  };
}

export async function sheetOfOwnBrief(app: App, user: SignedIn, caseId: number): Promise<Sheet> {
  const { own, title, places: known } = await readOwnBrief(app, user, { id: caseId });
  const links =
    own.briefId === null ? {} : { hrefOf: passageLinks(app.config.appUrl, known, 'brief', own.briefId) };
  return ownBriefSheet({ title, lines: [`${product} · my highlights and notes`] }, own.sections, {
    ...known,
    ...links,
  });
}
