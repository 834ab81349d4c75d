import { findReported, type Reported, wordsOf } from '../../../study/material/report.ts';
import type { reports } from '../../db/tables.ts';
import type { MaterialRow } from '../materials/service.ts';

export type ReportedMaterial = { report: typeof reports.$inferSelect; material: MaterialRow };

/** Undefined where it was changed, or made again as a whole, since it was reported. */
export function findPart({ report, material }: ReportedMaterial): Reported | undefined {
  const found = findReported(material.kind, material.content, report.itemId);
  return found && wordsOf(found) === report.words ? found : undefined;
}
