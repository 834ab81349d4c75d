import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type Brief,
  briefSchema,
  type Outline,
  outlineSchema,
  type QuestionSet,
  questionSetSchema,
} from '../../../shared/materials.ts';
import { briefContentSchema, type MaterialKind } from '../../../study/material.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { cases, classSessions, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { indexMaterial } from '../search/service.ts';
import { captionConfidenceOf, ownWordsIn } from './caption.ts';
import type { MaterialDraft } from './making.ts';

export { captionConfidenceOf, captionOf } from './caption.ts';
export { openMaker, type WrittenSoFar } from './making.ts';

export async function listMadeKinds({ db }: App, caseId: number): Promise<MaterialKind[]> {
  const rows = await db.select({ kind: materials.kind }).from(materials).where(eq(materials.caseId, caseId));
  return rows.map(({ kind }) => kind);
}

export async function findMaterialId(
  { db }: App,
  caseId: number,
  kind: MaterialKind,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: materials.id })
    .from(materials)
    .where(and(eq(materials.caseId, caseId), eq(materials.kind, kind)));
  return row?.id;
}

/** Answers the id of the case's material of this kind; one that another worker stored first stays. */
export async function storeMaterial(
  app: App,
  { id: caseId, userId }: { id: number; userId: number },
  draft: MaterialDraft,
): Promise<number> {
  const [stored] = await app.db
    .insert(materials)
    .values({ ...draft, caseId, userId, createdAt: app.now() })
    .onConflictDoNothing()
    .returning({ id: materials.id });
  if (stored) await indexMaterial(app, { ...draft, materialId: stored.id, caseId, userId });
  const id = stored?.id ?? (await findMaterialId(app, caseId, draft.kind));
  if (id === undefined) throw new Error('A material vanished between two statements');
  return id;
}

type ById = { id: number };

export async function getBrief(app: App, user: SignedIn, { id }: ById): Promise<Brief> {
  const { material, own } = await findMaterial(app, user, id, 'brief');
  const { caption, ...content } = briefContentSchema.parse(material.content);
  return briefSchema.parse({
    ...toAnswer(material, own),
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
  const { material, own } = await findMaterial(app, user, id, kind);
  return schema.parse({ ...toAnswer(material, own), ...(material.content as object) });
}

/** A material with the case that it belongs to. */
async function findMaterial({ db }: App, { userId }: SignedIn, id: number, kind: MaterialKind) {
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

type Found = Awaited<ReturnType<typeof findMaterial>>;

function toAnswer({ content: _, createdAt, ...rest }: Found['material'], { title, classId }: Found['own']) {
  return { ...rest, caseTitle: title, classId, createdAt: createdAt.toISOString() };
}
