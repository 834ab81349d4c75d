/** What a material was before: listed, and brought back. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { MaterialVersion } from '../../../shared/materials.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';
import { wordsOfMaterial } from '../../../study/material/words.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { materials, materialVersions } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { matchCards } from '../cards/service.ts';
import { indexMaterial } from '../search/service.ts';
import { findMaterial, type MaterialRow } from './answers.ts';
import { changeOfEachKind } from './changing.ts';

type ById = { id: number };

type VersionRequest = ById & { n: number };

export const listBriefVersions = (app: App, user: SignedIn, { id }: ById) =>
  listVersions(app, user, id, 'brief');
export const listOutlineVersions = (app: App, user: SignedIn, { id }: ById) =>
  listVersions(app, user, id, 'outline');
export const listQuestionSetVersions = (app: App, user: SignedIn, { id }: ById) =>
  listVersions(app, user, id, 'questions');

async function listVersions(
  app: App,
  user: SignedIn,
  id: number,
  kind: MaterialKind,
): Promise<MaterialVersion[]> {
  const { material } = await findMaterial(app, user, id, kind);
  const earlier = await app.db
    .select()
    .from(materialVersions)
    .where(eq(materialVersions.materialId, id))
    .orderBy(desc(materialVersions.version));
  const present = new Set(wordsOfMaterial(kind, material.content));
  return [material, ...earlier].map(({ version, tier, engine, edited, createdAt, content }, index) => ({
    version,
    tier,
    engine,
    edited,
    createdAt: createdAt.toISOString(),
    isCurrent: index === 0,
    firstChange: shortened(wordsOfMaterial(kind, content).find((words) => !present.has(words))),
  }));
}

const mostLetters = 160;

const shortened = (words: string | undefined): string | null =>
  words === undefined || words.length <= mostLetters
    ? (words ?? null)
    : `${words.slice(0, words.lastIndexOf(' ', mostLetters))} …`;

/** Newest first; only of a material that is known to be the student's. */
export async function listContents({ db }: App, materialId: number): Promise<unknown[]> {
  const rows = await db
    .select({ content: materialVersions.content })
    .from(materialVersions)
    .where(eq(materialVersions.materialId, materialId))
    .orderBy(desc(materialVersions.version));
  return rows.map(({ content }) => content);
}

/** The present one becomes a version itself: bringing back loses nothing. */
export const restoreVersion = changeOfEachKind(async (app, user, { id, n }: VersionRequest, kind) => {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const present = await lockMaterial(within, user, id, kind);
    if (present.version === n) return;
    const wanted = and(eq(materialVersions.materialId, id), eq(materialVersions.version, n));
    const { tier, engine, engineVersion, content, itemCount, edited, createdAt } = oneRow(
      await db.select().from(materialVersions).where(wanted),
    );
    await keepVersion(within, present);
    const before = { tier, engine, engineVersion, content, itemCount, edited, createdAt };
    await replaceContent(within, present, before);
  });
});

/** Throws not found unless the material is this user's; nobody else changes it until the transaction ends. */
export async function lockMaterial(
  app: App,
  user: SignedIn,
  id: number,
  kind: MaterialKind,
): Promise<MaterialRow> {
  await app.db.select({ id: materials.id }).from(materials).where(eq(materials.id, id)).for('update');
  return (await findMaterial(app, user, id, kind)).material;
}

const mostVersions = 30;

/** Only while the material is locked. */
export async function keepVersion({ db }: App, present: MaterialRow): Promise<void> {
  const {
    id: materialId,
    userId,
    version,
    tier,
    engine,
    engineVersion,
    content,
    itemCount,
    edited,
    createdAt,
  } = present;
  await db.insert(materialVersions).values({
    materialId,
    userId,
    version,
    tier,
    engine,
    engineVersion,
    content,
    itemCount,
    edited,
    createdAt,
  });
  const surplus = db
    .select({ version: materialVersions.version })
    .from(materialVersions)
    .where(eq(materialVersions.materialId, materialId))
    .orderBy(desc(materialVersions.version))
    .offset(mostVersions);
  await db
    .delete(materialVersions)
    .where(and(eq(materialVersions.materialId, materialId), inArray(materialVersions.version, surplus)));
}

type Replacement = Pick<MaterialRow, 'content' | 'edited'> & Partial<typeof materials.$inferInsert>;

/** Only while the material is locked. */
export async function replaceContent(
  app: App,
  { id, caseId, userId, kind }: MaterialRow,
  changes: Replacement,
): Promise<void> {
  await app.db
    .update(materials)
    .set({ ...changes, version: sql`${materials.version} + 1` })
    .where(eq(materials.id, id));
  await indexMaterial(app, { caseId, userId, materialId: id, kind, content: changes.content });
  if (kind === 'questions') await matchCards(app, id, changes.content);
}
