/** Materials as PDF: part of the paid plan. */
import type { MaterialRecord } from '../../../shared/materials.ts';
import { product } from '../../../shared/prices.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';
import {
  briefSheet,
  type Heading,
  outlineSheet,
  questionsSheet,
  type Sheet,
} from '../../../study/print/sheet.ts';
import { referenceParts } from '../../../study/words/captions.ts';
import { dayName } from '../../../study/words/day-name.ts';
import { makerName } from '../../../study/words/engines.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { findPlan } from '../subscription/service.ts';
import { captionOf } from './caption.ts';
import { placesOfMaterial } from './places.ts';
import { findMaterial, getBrief, getOutline, getQuestionSet } from './reading.ts';

type ById = { id: number };
export type Download = { fileName: string; bytes: Buffer };

/** Throws not found before `paid_plan_only`: another student's ids tell nothing. */
export async function printMaterial(
  app: App,
  user: SignedIn,
  kind: MaterialKind,
  request: ById,
): Promise<Download> {
  const { record, sheet } = await sheetOf(app, user, kind, request);
  if (!(await findPlan(app, user.userId))) throw new AppError('paid_plan_only');
  const imprint = { maker: product, trust: trustOf(record), printedAt: app.now().getTime() };
  return {
    fileName: `${record.caseTitle} - ${sheet.kind}.pdf`,
    bytes: await app.printer.print(sheet, imprint),
  };
}

async function sheetOf(
  app: App,
  user: SignedIn,
  kind: MaterialKind,
  request: ById,
): Promise<{ record: MaterialRecord; sheet: Sheet }> {
  if (kind === 'brief') {
    const record = await getBrief(app, user, request);
    return { record, sheet: briefSheet(record.caseTitle, record, await placesOfMaterial(app, record)) };
  }
  const heading = await headingOf(app, user, kind, request);
  if (kind === 'outline') {
    const record = await getOutline(app, user, request);
    return { record, sheet: outlineSheet(heading, record, await placesOfMaterial(app, record)) };
  }
  const record = await getQuestionSet(app, user, request);
  return { record, sheet: questionsSheet(heading, record, await placesOfMaterial(app, record)) };
}

async function headingOf(app: App, user: SignedIn, kind: MaterialKind, { id }: ById): Promise<Heading> {
  const { own } = await findMaterial(app, user, id, kind);
  const { citation, court, decidedOn } = captionOf(own);
  const line = referenceParts({ citation, court, decidedOn }).join(' · ');
  return { title: own.title, lines: line === '' ? [] : [line] };
}

function trustOf({ engine, tier, createdAt }: MaterialRecord): string {
  return `${product} · made by ${makerName(engine)}, ${tier} tier, ${dayName(createdAt.slice(0, 10))}`;
}
