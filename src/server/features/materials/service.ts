import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type Brief,
  briefSchema,
  type Outline,
  outlineSchema,
  type QuestionSet,
  questionSetSchema,
} from '../../../shared/materials.ts';
import type { MaterialKind } from '../../../study/material.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { cases, classSessions, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { indexMaterial } from '../search/service.ts';
import type { MaterialDraft } from './making.ts';

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
  return getMaterial(app, user, id, 'brief', briefSchema);
}

export async function getOutline(app: App, user: SignedIn, { id }: ById): Promise<Outline> {
  return getMaterial(app, user, id, 'outline', outlineSchema);
}

export async function getQuestionSet(app: App, user: SignedIn, { id }: ById): Promise<QuestionSet> {
  return getMaterial(app, user, id, 'questions', questionSetSchema);
}

async function getMaterial<Schema extends z.ZodType>(
  { db }: App,
  { userId }: SignedIn,
  id: number,
  kind: MaterialKind,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { material, caseTitle, classId } = oneRow(
    await db
      .select({ material: materials, caseTitle: cases.title, classId: classSessions.classId })
      .from(materials)
      .innerJoin(cases, eq(cases.id, materials.caseId))
      .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
      .where(
        and(
          eq(materials.id, id),
          eq(materials.userId, userId),
          eq(materials.kind, kind),
          isNull(cases.deletedAt),
        ),
      ),
  );
  const { content, createdAt, ...rest } = material;
  return schema.parse({
    ...rest,
    ...(content as object),
    caseTitle,
    classId,
    createdAt: createdAt.toISOString(),
  });
}
