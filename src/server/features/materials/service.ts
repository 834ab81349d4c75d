import { and, eq } from 'drizzle-orm';
import type { MaterialKind } from '../../../study/material/schema.ts';
import type { Entry } from '../../../study/search-entries.ts';
import type { App } from '../../app.ts';
import { materials } from '../../db/tables.ts';
import { indexMaterial } from '../search/service.ts';
import type { MaterialDraft } from './draft.ts';

export {
  findMaterial,
  findQuestionSet,
  getBrief,
  getOutline,
  getQuestionSet,
  type MaterialRow,
} from './answers.ts';
export { captionConfidenceOf, captionOf } from './caption.ts';
export { changeOfEachKind } from './changing.ts';
export type { MaterialDraft, WrittenSoFar } from './draft.ts';
export { chooseForBrief, chooseItemForBrief } from './editing.ts';
export { passageLinks } from './passage-links.ts';
export { placesOfMaterial } from './places.ts';
export { isSameAgain } from './same-again.ts';
export { keepVersion, lockMaterial, replaceContent } from './versions.ts';

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
  entries?: Entry[],
): Promise<number> {
  const [stored] = await app.db
    .insert(materials)
    .values({ ...draft, caseId, userId, createdAt: app.now() })
    .onConflictDoNothing()
    .returning({ id: materials.id });
  if (stored) {
    const indexed = { ...draft, ...(entries ? { entries } : {}) };
    await indexMaterial(app, { ...indexed, materialId: stored.id, caseId, userId });
  }
  const id = stored?.id ?? (await findMaterialId(app, caseId, draft.kind));
  if (id === undefined) throw new Error('A material vanished between two statements');
  return id;
}
