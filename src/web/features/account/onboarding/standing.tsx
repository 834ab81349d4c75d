import { Progress } from '../../../ui/progress.tsx';

type StandingProps = { step: number; of: number; title: string };

/** Where the student is; read out when the step changes, since the focus stays on the button. */
export function Standing({ step, of, title }: StandingProps) {
  return (
    <div className="mb-6">
      <div className="mb-2 flex justify-between text-ink-faint text-sm tabular-nums">
        <p role="status">
          Step {step} of {of}
          <span className="sr-only">: {title}</span>
        </p>
        <p aria-hidden>{Math.round((step / of) * 100)}%</p>
      </div>
      <Progress label="Onboarding" share={step / of} />
    </div>
  );
}
