import { eq } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { placesIn, placesWithoutText } from '../../../study/places.ts';
import type { Places } from '../../../study/words/pages.ts';
import type { App } from '../../app.ts';
import { caseTexts } from '../../db/tables.ts';

type Resting = Pick<MaterialRecord, 'caseId' | 'pageLabels'>;

/** How the screen names the pages that the material rests on; only of one that is known to be the student's. */
export async function placesOfMaterial({ db }: App, { caseId, pageLabels }: Resting): Promise<Places> {
  const [row] = await db
    .select({ opinion: caseTexts.opinion })
    .from(caseTexts)
    .where(eq(caseTexts.caseId, caseId));
  // Written by the worker alone, from an Opinion.
  return row ? placesIn(row.opinion as Opinion) : placesWithoutText(pageLabels);
}
