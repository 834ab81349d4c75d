import { privacyText } from '../../../shared/legal/privacy.ts';
import { legalVersions } from '../../../shared/legal/versions.ts';
import { LegalScreen } from './legal-screen.tsx';

export function PrivacyScreen() {
  return <LegalScreen title="Privacy Policy" version={legalVersions.privacy} text={privacyText} />;
}
