/** How a student drills, and the exam days of her classes. */
import { and, eq } from 'drizzle-orm';
import { type DrillSettings, retentionRange } from '../../../shared/drill.ts';
import { examRetention } from '../../../study/drill/exam.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { classes, drillSettings } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';

const defaults: DrillSettings = { retention: retentionRange.default, easyDays: [], dailyLimit: null };

export async function getDrillSettings({ db }: App, { userId }: SignedIn): Promise<DrillSettings> {
  const [row] = await db.select().from(drillSettings).where(eq(drillSettings.userId, userId));
  return row ?? defaults;
}

export async function putDrillSettings(
  app: App,
  user: SignedIn,
  { retention, easyDays, dailyLimit }: DrillSettings,
): Promise<DrillSettings> {
  const set = { retention, easyDays: [...new Set(easyDays)].toSorted(), dailyLimit };
  await app.db
    .insert(drillSettings)
    .values({ userId: user.userId, ...set })
    .onConflictDoUpdate({ target: drillSettings.userId, set });
  return getDrillSettings(app, user);
}

type ById = { id: number };

const owned = ({ userId }: SignedIn, id: number) => and(eq(classes.id, id), eq(classes.userId, userId));

export async function getExam({ db }: App, user: SignedIn, { id }: ById) {
  return oneRow(await db.select({ examOn: classes.examOn }).from(classes).where(owned(user, id)));
}

export async function putExam({ db }: App, user: SignedIn, { id, examOn }: ById & { examOn: string | null }) {
  return oneRow(
    await db.update(classes).set({ examOn }).where(owned(user, id)).returning({ examOn: classes.examOn }),
  );
}

/** With an exam day less is asked in term; who chose still less keeps it. */
export const retentionFor = ({ retention }: DrillSettings, examOn: string | null): number =>
  examOn === null ? retention : Math.min(retention, examRetention);
