/** What a student tells of herself and agrees to. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  Preferences,
  profileSchema,
  updatePreferences as updateEndpoint,
} from '../../../shared/account.ts';
import type { User } from '../../../shared/auth.ts';
import { withContact } from '../../../shared/legal/contact.ts';
import { privacyText } from '../../../shared/legal/privacy.ts';
import { termsText } from '../../../shared/legal/terms.ts';
import { legalVersions } from '../../../shared/legal/versions.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { users } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { presentUser } from '../auth/service.ts';

export { removeAccount } from './departure.ts';

type Changes = Partial<typeof users.$inferInsert>;

async function updateUser({ db, now }: App, { userId }: SignedIn, changes: Changes) {
  const updated = await db
    .update(users)
    .set({ ...changes, updatedAt: now() })
    .where(eq(users.id, userId))
    .returning();
  return oneRow(updated);
}

export async function saveProfile(
  app: App,
  user: SignedIn,
  { firstName, lastName, ...profile }: z.infer<typeof profileSchema>,
): Promise<User> {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    const known = await updateUser(within, user, profile);
    if (firstName === undefined && lastName === undefined) return presentUser(known);
    const name = { firstName: firstName ?? known.firstName, lastName: lastName ?? known.lastName };
    return presentUser(
      await updateUser(within, user, { ...name, name: `${name.firstName} ${name.lastName}` }),
    );
  });
}

export async function completeOnboarding(app: App, user: SignedIn): Promise<User> {
  return presentUser(await updateUser(app, user, { onboardingCompleted: true }));
}

const { updatedOn } = legalVersions;

export const getTerms = async ({ config: { supportEmail } }: App) => ({
  content: withContact(termsText, supportEmail),
  version: legalVersions.terms,
  updatedOn,
});
export const getPrivacy = async ({ config: { supportEmail } }: App) => ({
  content: withContact(privacyText, supportEmail),
  version: legalVersions.privacy,
  updatedOn,
});

type Acceptance = { termsVersion: string; privacyVersion: string };

export async function acceptTerms(app: App, user: SignedIn, accepted: Acceptance): Promise<User> {
  const { termsVersion, privacyVersion } = accepted;
  if (termsVersion !== legalVersions.terms || privacyVersion !== legalVersions.privacy) {
    throw new AppError('not_possible_now', {
      message: 'There’s a newer version of these documents. Reload to read it.',
    });
  }
  return presentUser(await updateUser(app, user, { termsVersion, privacyVersion }));
}

export async function updatePreferences(
  app: App,
  user: SignedIn,
  changed: z.infer<(typeof updateEndpoint)['request']>,
): Promise<Preferences> {
  return updateUser(app, user, changed);
}
