/** Of a reported part and the words proposed for it, the student keeps either. */
import { and, desc, eq } from 'drizzle-orm';
import {
  type Replacement,
  type Reported,
  replaceReported,
  replaceSection,
} from '../../../study/material/report.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { reports } from '../../db/tables.ts';
import { placeOfCase } from '../cases/service.ts';
import { changeOfEachKind, keepVersion, lockMaterial, replaceContent } from '../materials/service.ts';
import { recordEvent } from '../news/service.ts';
import { findPart, type ReportedMaterial } from './part.ts';

type SettleRequest = { id: number; itemId: string; take: boolean };

export const settleReport = changeOfEachKind(async (app, user, { id, itemId, take }: SettleRequest, kind) => {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const material = await lockMaterial(within, user, id, kind);
    const open = and(eq(reports.materialId, id), eq(reports.itemId, itemId), eq(reports.outcome, 'proposed'));
    const report = oneRow(await db.select().from(reports).where(open).orderBy(desc(reports.id)).limit(1));
    const reported = take ? findPart({ report, material }) : undefined;
    const result = reported ? await takeProposed(within, { report, material }, reported) : declined;
    await db
      .update(reports)
      .set({ ...result, settledAt: app.now() })
      .where(eq(reports.id, report.id));
    const place = await placeOfCase(within, material.caseId);
    if (place) await recordEvent(within, place, { type: 'changed', caseId: material.caseId });
  });
});

/** Also where the part has other words by now, which are hers. */
const declined = { outcome: 'declined' } as const;

/** What was there stays as a version. */
async function takeProposed(app: App, { report, material }: ReportedMaterial, reported: Reported) {
  // It fitted its schema when it was made.
  const piece = inItsRole((report.proposal?.piece ?? undefined) as Replacement | undefined, reported);
  await keepVersion(app, material);
  const content =
    reported.what === 'section'
      ? replaceSection(material.content, reported.section, Array.isArray(piece) ? piece : [])
      : replaceReported(material.content, report.itemId, piece);
  await replaceContent(app, material, { content, edited: material.edited });
  return { outcome: piece ? 'remade' : 'taken_out', madeId: madeIdOf(reported, piece) } as const;
}

function inItsRole(piece: Replacement | undefined, reported: Reported): Replacement | undefined {
  const role = reported.what === 'statement' ? reported.item.role : undefined;
  const isItem = piece && !Array.isArray(piece) && 'verified' in piece;
  return role && isItem ? { ...piece, role } : piece;
}

/** A section that is made again is called by its place, as before. */
function madeIdOf({ id }: Reported, piece: Replacement | undefined): string | null {
  if (Array.isArray(piece)) return id;
  return piece && 'id' in piece ? piece.id : null;
}
