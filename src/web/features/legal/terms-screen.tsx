import { termsText } from '../../../shared/legal/terms.ts';
import { legalVersions } from '../../../shared/legal/versions.ts';
import { LegalScreen } from './legal-screen.tsx';

export function TermsScreen() {
  return <LegalScreen title="Terms of Service" version={legalVersions.terms} text={termsText} />;
}
