/** The sections of the settings, in their order on the screen. */
import type { ComponentType, ReactNode } from 'react';
import type { User } from '../../../../shared/auth.ts';
import { AccountSection } from './account/account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PrivacySection } from './privacy/privacy-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { TokensSection } from './tokens-section.tsx';

type SettingsSection = {
  /** The fragment that leads to it: /settings#privacy */
  id: string;
  title: string;
  text?: ReactNode;
  Content: ComponentType<{ user: User }>;
};

export const sections: readonly SettingsSection[] = [
  { id: 'profile', title: 'Profile', Content: ProfileSection },
  { id: 'account', title: 'Account', Content: AccountSection },
  { id: 'security', title: 'Security', Content: SecuritySection },
  {
    id: 'sign-ins',
    title: 'Active Sign-Ins',
    text: 'Where you’re signed in. Sign out any device you don’t recognize, then change your password.',
    Content: SignInsSection,
  },
  { id: 'subscription', title: 'Subscription', Content: SubscriptionSection },
  { id: 'tokens', title: 'Premium Tokens', Content: TokensSection },
  { id: 'appearance', title: 'Appearance', Content: AppearanceSection },
  { id: 'notifications', title: 'Notifications', Content: NotificationsSection },
  { id: 'privacy', title: 'Privacy', Content: PrivacySection },
];
