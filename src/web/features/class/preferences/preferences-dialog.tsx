import { type FormEvent, useState } from 'react';
import { type AiPolicy, aiPolicySchema, type Class } from '../../../../shared/classes.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed, succeeded } from '../../../client/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useUpdateClassPreferences } from '../queries/classes.ts';
import { policyHints, policyNames, type Style, styleHints, styleNames } from './preference-words.ts';

const notNoted = { value: 'none', label: 'Not set' } as const;
const styles: Style[] = ['facts', 'policy', 'hypotheticals'];

const styleOptions = [
  ...styles.map((value) => ({ value, label: styleNames[value], hint: styleHints[value] })),
  notNoted,
];
const policyOptions = [
  ...aiPolicySchema.options.map((value) => ({ value, label: policyNames[value], hint: policyHints[value] })),
  notNoted,
];

/** What the student knows of the class: how the professor asks, and what the school says about AI tools. */
export function PreferencesDialog({ one, onClose }: { one: Class; onClose: () => void }) {
  const update = useUpdateClassPreferences();
  const [style, setStyle] = useState<Style | 'none'>(one.professorStyle ?? 'none');
  const [policy, setPolicy] = useState<AiPolicy | 'none'>(one.aiPolicy ?? 'none');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const professorStyle = style === 'none' ? null : style;
    const aiPolicy = policy === 'none' ? null : policy;
    update.mutate(
      { id: one.id, professorStyle, aiPolicy },
      {
        onSuccess: () => {
          succeeded('Class preferences saved');
          onClose();
        },
        onError: (error) => failed(error, sentenceFor(error, 'Failed to save class preferences')),
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Class Preferences"
      description="The style shapes the questions for anything you analyze from now on. You’ll see the policy before you analyze."
      dismissible={!update.isPending}
    >
      <form onSubmit={submit} className="grid gap-6">
        <RadioGroup
          legend="Professor’s Style"
          value={style}
          onChange={setStyle}
          options={styleOptions}
          disabled={update.isPending}
        />
        <RadioGroup
          legend="The School’s AI Policy"
          value={policy}
          onChange={setPolicy}
          options={policyOptions}
          disabled={update.isPending}
        />
        <FormActions
          action="Save Preferences"
          pendingAction="Saving..."
          isPending={update.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
