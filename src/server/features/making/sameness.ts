/** Whether what is made says anything else than what there was: nobody pays for the same words twice. */
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Tier } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { reports } from '../../db/tables.ts';
import { isSameAgain, type MaterialDraft, type MaterialRow } from '../materials/service.ts';
import type { Make } from './order.ts';

/** As it is stored: a field that is undefined is not there. */
const stored = (content: unknown): unknown => JSON.parse(JSON.stringify(content));

export const saysTheSame = (one: unknown, other: unknown) => isDeepStrictEqual(stored(one), stored(other));

/** True where the embedded engine's standard says the same of this opinion; a language model's words cannot be foretold. */
export async function isOfStandard(
  make: Make,
  { kind, tier, engine, content }: Pick<MaterialDraft, 'kind' | 'tier' | 'engine' | 'content'>,
): Promise<boolean> {
  if (tier === 'standard' || engine !== 'extractive') return false;
  const standard = await make({ kind, tier: 'standard', engine: 'extractive', onPart: () => {} });
  return saysTheSame(told(standard.content), told(content));
}

/** What it says of the opinion: that something is not in it is no more than silence. */
function told(content: unknown): unknown {
  const { notInExcerpt: _, ...others } = content as { notInExcerpt?: unknown };
  return others;
}

/**
 * What is certain without making it: the embedded engine says the same of the same text. Questions depend on the
 * class's style besides; of them the making tells.
 */
export async function wouldSayTheSame(app: App, material: MaterialRow, tier: Tier): Promise<boolean> {
  return material.tier === tier && isSameAgain(app, material, await wasMended(app, material));
}

/** A part that was reported may have been made again in its place, or taken out. */
async function wasMended({ db }: App, { id }: MaterialRow): Promise<boolean> {
  const rows = await db
    .select({ materialId: reports.materialId })
    .from(reports)
    .where(eq(reports.materialId, id))
    .limit(1);
  return rows.length > 0;
}
