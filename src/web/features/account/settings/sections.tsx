/** The settings by page and section, in their order on the screen. Each page has an address of its own. */
import type { ComponentType, ReactNode } from 'react';
import type { User } from '../../../../shared/auth.ts';
import type { SettingsPage } from '../../../paths.ts';
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
  /** The fragment that leads to it: /settings/plan#tokens */
  id: string;
  title: string;
  text?: ReactNode;
  /** True where it is of this browser alone. */
  worksOffline?: true;
  Content: ComponentType<{ user: User }>;
};

type Page = { name: string; page: SettingsPage; sections: readonly SettingsSection[] };

export const pages: readonly Page[] = [
  {
    name: 'General',
    page: 'general',
    sections: [
      { id: 'appearance', title: 'Appearance', worksOffline: true, Content: AppearanceSection },
      { id: 'profile', title: 'Profile', Content: ProfileSection },
      { id: 'notifications', title: 'Notifications', Content: NotificationsSection },
    ],
  },
  {
    name: 'Account & Security',
    page: 'account',
    sections: [
      { id: 'account', title: 'Account', Content: AccountSection },
      { id: 'security', title: 'Security', Content: SecuritySection },
      {
        id: 'sign-ins',
        title: 'Active Sign-Ins',
        text: 'Where you’re signed in. Sign out any device you don’t recognize, then change your password.',
        Content: SignInsSection,
      },
    ],
  },
  {
    name: 'Plan & Tokens',
    page: 'plan',
    sections: [
      { id: 'subscription', title: 'Subscription', Content: SubscriptionSection },
      { id: 'tokens', title: 'Premium Tokens', Content: TokensSection },
    ],
  },
  {
    name: 'Privacy',
    page: 'privacy',
    sections: [{ id: 'privacy', title: 'Privacy', Content: PrivacySection }],
  },
];
