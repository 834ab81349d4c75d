import { eq, sql } from 'drizzle-orm';
import type { User } from '../../../shared/auth.ts';
import { legalVersions } from '../../../shared/legal/versions.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { statement } from '../../db/statement.ts';
import { users } from '../../db/tables.ts';

type UserRow = typeof users.$inferSelect;

const userById = statement((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('user_by_id'),
);

export async function getCurrentUser({ db }: App, { userId }: { userId: number }): Promise<User> {
  const [user] = await userById(db).execute({ userId });
  if (!user) throw new AppError('unauthenticated');
  return presentUser(user);
}

export function presentUser(user: UserRow): User {
  const { termsVersion, privacyVersion } = user;
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerified,
    role: user.role,
    profileImageUrl: user.image,
    onboardingCompleted: user.onboardingCompleted,
    termsAccepted: termsVersion === legalVersions.terms && privacyVersion === legalVersions.privacy,
    academicInstitution: user.academicInstitution,
    graduationYear: user.graduationYear,
    countryRegion: user.countryRegion,
  };
}

export async function isTwoFactorOn({ db }: App, userId: number): Promise<boolean> {
  const [user] = await db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  return user?.isOn ?? false;
}
