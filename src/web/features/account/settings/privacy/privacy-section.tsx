import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportAccount } from '../../../../../shared/account.ts';
import { LegalLinks } from '../../../../frame/legal-links.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { PreferenceCheck } from '../preference-check.tsx';
import { Part } from '../section.tsx';
import { WithAccount } from '../with-account.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function PrivacySection() {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Part
        title="Export My Data"
        text="Everything we have on you, as a zip of JSON, Markdown, and CSV files."
      >
        <a href={exportAccount.path} download className={buttonClass('secondary')}>
          <Download size={18} aria-hidden />
          Export My Data
        </a>
      </Part>
      <Part title="Help Hotseat Improve">
        <PreferenceCheck
          name="sharesChoices"
          label="Share the sentences I choose"
          hint="When we aren’t sure and you pick a sentence, we may use it to improve Hotseat, along with the case’s citation, court, and docket number. Your name, notes, and files never go with it."
        />
      </Part>
      <Part
        title="Delete My Account"
        text="Permanently deletes your semesters, classes, cases, materials, and tokens right away."
      >
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete My Account
        </Button>
      </Part>
      <LegalLinks />
      {isDeleting && (
        <WithAccount>
          {(account) => <DeleteAccountDialog account={account} onClose={() => setDeleting(false)} />}
        </WithAccount>
      )}
    </>
  );
}
