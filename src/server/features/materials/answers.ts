/** A student's materials as the API answers them. */
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type Brief,
  briefSchema,
  type MaterialReport,
  type Outline,
  outlineSchema,
  type QuestionSet,
  questionSetSchema,
} from '../../../shared/materials.ts';
import { limits } from '../../../shared/prices.ts';
import { linesOfReplacement, type Replacement } from '../../../study/material/report.ts';
import { briefContentSchema, type MaterialKind } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { cases, classSessions, materials, reports } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { captionConfidenceOf, ownWordsIn } from './caption.ts';
import { isSameAgain } from './same-again.ts';

type ById = { id: number };
export type MaterialRow = typeof materials.$inferSelect;

export async function getBrief(app: App, user: SignedIn, { id }: ById): Promise<Brief> {
  const told = await listReports(app, user, id);
  const { material, own } = await findMaterial(app, user, id, 'brief');
  const { caption, ...content } = briefContentSchema.parse(material.content);
  return briefSchema.parse({
    ...toAnswer(app, material, own, told),
    ...content,
    caption: ownWordsIn(caption, own),
    captionConfidence: captionConfidenceOf(own),
    pageGaps: own.pageGaps,
    isExcerpt: own.isExcerpt,
  });
}

export async function getOutline(app: App, user: SignedIn, { id }: ById): Promise<Outline> {
  return getMaterial(app, user, id, 'outline', outlineSchema);
}

export async function getQuestionSet(app: App, user: SignedIn, { id }: ById): Promise<QuestionSet> {
  return getMaterial(app, user, id, 'questions', questionSetSchema);
}

async function getMaterial<Schema extends z.ZodType>(
  app: App,
  user: SignedIn,
  id: number,
  kind: MaterialKind,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const told = await listReports(app, user, id);
  const { material, own } = await findMaterial(app, user, id, kind);
  const answer = toAnswer(app, material, own, told);
  return schema.parse({ ...answer, ...(material.content as object) });
}

/** A material with the case that it belongs to; throws not found unless it is this user's and its case was not deleted. */
export async function findMaterial({ db }: App, { userId }: SignedIn, id: number, kind: MaterialKind) {
  const mine = and(eq(materials.id, id), eq(materials.userId, userId), eq(materials.kind, kind));
  return oneRow(
    await db
      .select({ material: materials, own: { ...getTableColumns(cases), classId: classSessions.classId } })
      .from(materials)
      .innerJoin(cases, eq(cases.id, materials.caseId))
      .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
      .where(and(mine, isNull(cases.deletedAt))),
  );
}

/** The row of a question set; throws as `findMaterial` does. */
export async function findQuestionSet(app: App, user: SignedIn, id: number): Promise<MaterialRow> {
  return (await findMaterial(app, user, id, 'questions')).material;
}

/** Read before the material: a report that has ended never stands beside the words from before its end. */
async function listReports({ db }: App, { userId }: SignedIn, id: number): Promise<MaterialReport[]> {
  const { itemId, words, outcome, madeId, proposal } = reports;
  const rows = await db
    .select({ itemId, words, outcome, madeId, proposal })
    .from(reports)
    .innerJoin(materials, eq(materials.id, reports.materialId))
    .where(and(eq(reports.materialId, id), eq(materials.userId, userId)))
    .orderBy(asc(reports.id));
  return rows.map(({ proposal: proposed, ...told }) => {
    // It fitted its schema when it was made.
    const piece = proposed?.piece as Replacement | null | undefined;
    const isOpen = told.outcome === 'proposed';
    return { ...told, proposal: isOpen ? (piece ? linesOfReplacement(piece) : []) : null };
  });
}

type MaterialOfCase = Awaited<ReturnType<typeof findMaterial>>;

function toAnswer(
  app: App,
  material: MaterialOfCase['material'],
  { title, classId }: MaterialOfCase['own'],
  told: MaterialReport[],
) {
  const { content: _, createdAt, ...rest } = material;
  return {
    ...rest,
    freeRemakesLeft: Math.max(0, limits.freeRemakes - rest.freeRemakes),
    isSameAgain: isSameAgain(app, material, told.length > 0),
    reports: told,
    caseTitle: title,
    classId,
    createdAt: createdAt.toISOString(),
  };
}
