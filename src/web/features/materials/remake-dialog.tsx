import { useQuery } from '@tanstack/react-query';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { useDesk } from '../../desk/editing/editing-context.tsx';
import type { MaterialName } from '../../desk/material-name.ts';
import { count } from '../../format/count.ts';
import { usePolicyQuestion } from '../../frame/policy-question.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { classQuery } from '../class/queries/classes.ts';
import { configQuery } from '../product/queries.ts';
import { subscriptionStatusQuery } from '../subscription/queries.ts';
import { premiumOffer } from './premium-offer.ts';
import { useRegenerate } from './queries.ts';
import { tierNames } from './trust.ts';
import { Versions } from './versions.tsx';

type RemakeProps = { name: MaterialName; material: MaterialRecord };
type RemakeDialogProps = RemakeProps & { open: boolean; onOpenChange: (open: boolean) => void };

/** Makes the material again, or brings back what it was. */
export function RemakeDialog({ name, material, open, onOpenChange }: RemakeDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Regenerate the ${name}`}
      description="Your own words stay, and what you have now is kept as a version."
    >
      <Choices name={name} material={material} onDone={close} />
      <Versions name={name} material={material} onRestored={close} />
    </Dialog>
  );
}

function Choices({ name, material, onDone }: RemakeProps & { onDone: () => void }) {
  const desk = useDesk();
  const tokens = useQuery(subscriptionStatusQuery).data?.premiumTokens ?? 0;
  const told = useQuery(configQuery).data;
  const offer = told && premiumOffer(name, material, told);
  const remake = useRegenerate(name, material);
  const ofClass = useQuery(classQuery(material.classId));
  const { begin, question } = usePolicyQuestion(ofClass.data?.aiPolicy ?? null);
  const { freeRemakesLeft, tier } = material;
  const freeNote = whyNotFree(material);
  const start = (usePremiumToken: boolean) =>
    begin(() => remake.mutate({ usePremiumToken }, { onSuccess: onDone }));
  const isBusy = ofClass.isPending || remake.isPending || material.remake === 'running';
  return (
    <div className="grid gap-3">
      {freeNote === undefined ? (
        <Choice
          label={`Regenerate (${tierNames[tier]})`}
          note={`Free. ${count(freeRemakesLeft, 'time', 'times')} left.`}
          disabled={isBusy}
          onPress={() => start(false)}
        />
      ) : (
        <p className="text-ink-soft">{freeNote}</p>
      )}
      {material.isSameAgain && desk && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            desk.handle({ type: 'edit', isEditing: true });
            onDone();
          }}
        >
          Edit the {name}
        </Button>
      )}
      {tokens > 0 && offer && (
        <Choice
          label="Regenerate (Premium)"
          note={`Uses 1 of your ${count(tokens, 'premium token')}. ${offer}`}
          disabled={isBusy}
          onPress={() => start(true)}
        />
      )}
      {question}
    </div>
  );
}

/** Undefined where it can be made again in its tier. */
function whyNotFree({ isSameAgain, freeRemakesLeft }: MaterialRecord): string | undefined {
  if (isSameAgain)
    return 'In this tier it would come out the same, word for word. You can edit a statement, or report it with “This Is Wrong.”';
  if (freeRemakesLeft === 0) return 'You’ve used all three free regenerations.';
}

type ChoiceProps = { label: string; note: string; disabled: boolean; onPress: () => void };

function Choice({ label, note, disabled, onPress }: ChoiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-ink-soft text-sm">{note}</p>
      <Button variant="secondary" disabled={disabled} onClick={onPress} className="w-full sm:w-auto">
        {label}
      </Button>
    </div>
  );
}
