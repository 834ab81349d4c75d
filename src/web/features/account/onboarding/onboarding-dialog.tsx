import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { User } from '../../../../shared/auth.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { useFieldErrors } from '../../../client/form.ts';
import { failed } from '../../../client/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, footAttribute } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { nextSessionsQuery } from '../../class/queries/sessions.ts';
import { subscriptionStatusQuery } from '../../subscription/queries.ts';
import { ProfileFields } from '../profile-fields.tsx';
import { entriesOfUser, isSchoolNamed, profileOf, schoolMissing } from '../profile-rules.ts';
import { useCompleteOnboarding, useSaveProfile } from '../queries.ts';
import { FirstFiles, useBeginning } from './first-files.tsx';
import { Standing } from './standing.tsx';
import { steps, welcome } from './steps.tsx';
import { useYear, YearStep } from './year-step.tsx';

const profileStep = 2;
const yearStep = 3;
const uploadStep = 4;
const lastStep = 7;

/** Seven steps round the product, once after the first sign-in. It ends with "Get Started" alone. */
export function OnboardingDialog({ user }: { user: User }) {
  const [step, setStep] = useState(1);
  const [hasSkipped, setSkipped] = useState(false);
  const [entries, setEntries] = useState(() => entriesOfUser(user));
  const { errors, setErrors, onInput } = useFieldErrors();
  const saveProfile = useSaveProfile();
  const complete = useCompleteOnboarding();
  const year = useYear();
  const [files, setFiles] = useState<File[]>([]);
  const begin = useBeginning(year, files);

  const isLast = step === steps.length;
  const isProfileStep = step === profileStep;
  const isHeldBack = isProfileStep && !isSchoolNamed(entries);
  const isPending = saveProfile.isPending || complete.isPending || year.isSaving;

  const skip = () => {
    setSkipped(true);
    if (isProfileStep) saveAndAdvance(lastStep);
    else setStep(lastStep);
  };

  const saveAndAdvance = (next = step + 1) => {
    if (isHeldBack)
      return toast({ title: 'Profile Required', description: `${schoolMissing}.`, tone: 'destructive' });
    const checked = profileOf(entries);
    setErrors('errors' in checked ? checked.errors : {});
    if ('errors' in checked) return;
    saveProfile.mutate(checked.profile, {
      onSuccess: () => {
        toast({ title: 'Profile Saved' });
        setStep(next);
      },
      onError: (error) =>
        failed(error, 'Failed to save your profile. Please try again.', 'Profile Save Error'),
    });
  };

  const createYear = async () => {
    try {
      await year.save();
      setStep(step + 1);
    } catch (error) {
      failed(error, sentenceFor(error, 'Your classes couldn’t be created. Please try again.'));
    }
  };

  const advance = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (isProfileStep) return saveAndAdvance();
    if (step === yearStep) return void createYear();
    if (!isLast) return setStep(step + 1);
    // Goes on when this dialog has gone.
    complete
      .mutateAsync({})
      .then(begin)
      .catch((error: unknown) => failed(error, sentenceFor(error, 'That didn’t work. Please try again.')));
  };

  const { title, text, textWhenSpent, Content } = steps[step - 1] ?? welcome;
  const hasSemester = year.semester !== undefined;
  const sessions = useQuery({ ...nextSessionsQuery, enabled: hasSemester }).data ?? [];
  const hasCase = sessions.some(({ cases }) => cases.length > 0);
  const isSpent = useQuery(subscriptionStatusQuery).data?.canAnalyze === false;
  // Once, where she comes by, unless nothing is left to analyze them with.
  const takesFiles = !isSpent && (step === uploadStep || (isLast && hasSkipped));
  const have = { hasSemester, hasClass: year.made.length > 0, hasCase };
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissible={false}
      size="wide"
      title={title}
      description={isSpent ? (textWhenSpent ?? text) : text}
    >
      <form onSubmit={advance} onInput={onInput} noValidate>
        <Standing step={step} of={steps.length} title={title} />
        <div className="min-h-64">
          {isProfileStep ? (
            <>
              <ProfileFields entries={entries} onChange={setEntries} errors={errors} disabled={isPending} />
              <p role="status" className="mt-3 min-h-5 text-caution-ink text-sm">
                {isHeldBack && schoolMissing}
              </p>
            </>
          ) : step === yearStep ? (
            <YearStep year={year} />
          ) : (
            <>
              <Content {...have} />
              {takesFiles && <FirstFiles files={files} onFiles={setFiles} />}
            </>
          )}
        </div>
        <div {...{ [footAttribute]: '' }} className="mt-5 flex flex-wrap justify-between gap-2">
          <Button variant="secondary" onClick={() => setStep(step - 1)} disabled={step === 1 || isPending}>
            Previous
          </Button>
          {step >= profileStep && !isLast && (
            <Button
              variant="quiet"
              className="max-sm:order-last max-sm:w-full sm:ml-auto"
              onClick={skip}
              aria-disabled={isHeldBack || isPending}
            >
              Skip the Tour
            </Button>
          )}
          <Button type="submit" aria-disabled={isHeldBack || isPending}>
            {isLast ? 'Get Started' : saveProfile.isPending || year.isSaving ? 'Saving...' : 'Next'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
