import { lazy, Suspense } from 'react';
import type { User } from '../../shared/auth.ts';

const TermsDialog = lazy(() =>
  import('../features/legal/terms-dialog.tsx').then((m) => ({ default: m.TermsDialog })),
);
const OnboardingDialog = lazy(() =>
  import('../features/account/onboarding/onboarding-dialog.tsx').then((m) => ({
    default: m.OnboardingDialog,
  })),
);

/** What a student passes before she works: the terms in force first, then, once, the onboarding. */
export function Gates({ user }: { user: User }) {
  if (user.termsAccepted && user.onboardingCompleted) return null;
  return <Suspense>{user.termsAccepted ? <OnboardingDialog user={user} /> : <TermsDialog />}</Suspense>;
}
