/** A question before its answer is shown: how sure she is, what she says, and why. */
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { probesOf, type Temperament } from './cold-call.ts';
import type { Sitting, Sureness } from './sitting.ts';
import { SpeakButton } from './speak-button.tsx';
import type { Ways } from './use-sitting.ts';
import { surenessWords } from './words.ts';

type AskedProps = { sitting: Sitting; change: Ways; temperament: Temperament };

const surenesses: readonly Sureness[] = [1, 2, 3];

export function QuestionToAnswer({ sitting, change, temperament }: AskedProps) {
  const { step, answer, probes, replies } = sitting;
  const [item] = sitting.queue;
  const left =
    step === 'answer' && item ? probesOf(item, temperament).length : probes.length - replies.length;
  return (
    <>
      <HowSure
        sureness={sitting.sureness}
        isOptional={sitting.hasSaid && sitting.sureness === undefined}
        onChoose={(sureness) => change({ type: 'sure', sureness })}
      />
      {step === 'sureness' && <p className="mt-2 text-ink-faint text-sm">Pick one, then answer.</p>}
      {step !== 'sureness' && (
        <Writing
          key="answer"
          label="Your answer"
          hint="Write it, or say it out loud."
          value={answer}
          onWrite={(words) => change({ type: 'write', answer: words })}
          // Until she says how sure she is, or goes into the field, the keys are the drill's.
          focusAt={step === 'answer' ? sitting.sureness : undefined}
          canSpeak={step === 'answer'}
        />
      )}
      {replies.slice(0, -1).map((reply, index) => (
        <div key={probes[index]} className="mt-5">
          <p className="font-medium text-ink text-sm">{probes[index]}</p>
          <p className="mt-1 whitespace-pre-wrap font-serif text-ink-soft text-reading">{reply || '–'}</p>
        </div>
      ))}
      {step === 'probe' && (
        <Writing
          key={`probe ${replies.length}`}
          label={probes[replies.length - 1] ?? ''}
          hint="The professor may follow up before showing their answer."
          value={replies.at(-1) ?? ''}
          onWrite={(words) => change({ type: 'reply', words })}
          focusAt={replies.length}
          canSpeak
        />
      )}
      {step !== 'sureness' && (
        <Button className="mt-4 w-full sm:w-auto" onClick={() => change({ type: 'reveal', temperament })}>
          {left > 0 ? 'Continue' : 'Show the Professor’s Answer'}
        </Button>
      )}
    </>
  );
}

type HowSureProps = {
  sureness: Sureness | undefined;
  /** Where she may say it and need not. */
  isOptional: boolean;
  onChoose: (sureness: Sureness) => void;
};

function HowSure({ sureness, isOptional, onChoose }: HowSureProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="mt-6">
      <p id={id} className="font-medium text-ink text-sm">
        How sure are you?
        {isOptional && <span className="font-normal text-ink-faint"> Optional</span>}
      </p>
      <div className="mt-2 grid grid-cols-3 gap-2 sm:max-w-md">
        {surenesses.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === sureness}
            aria-keyshortcuts={String(each)}
            onClick={() => onChoose(each)}
            className={cx(
              'min-h-11 rounded-md border px-2 text-sm',
              each === sureness
                ? 'border-accent-ink bg-accent-wash font-medium text-accent-ink'
                : cx(
                    'hover:bg-hover',
                    isOptional ? 'border-line text-ink-soft' : 'border-line-strong text-ink',
                  ),
            )}
          >
            {surenessWords[each]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type WritingProps = {
  label: string;
  hint: string;
  value: string;
  onWrite: (words: string) => void;
  /** It takes the focus whenever this is another number. */
  focusAt: number | undefined;
  /** Of several fields the one that is asked for. */
  canSpeak: boolean;
};

/** A phone's keyboard would cover the question. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

export function Writing({ label, hint, value, onWrite, focusAt, canSpeak }: WritingProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useFocus(field, focusAt);
  return (
    <div className="mt-5 grid gap-1.5">
      <label htmlFor={id} className="font-medium text-ink text-sm">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        value={value}
        maxLength={5000}
        onChange={(event) => onWrite(event.target.value)}
        aria-describedby={`${id}-hint`}
        className="field-sizing-content max-h-[50dvh] min-h-20 w-full resize-y rounded-md border border-line-strong bg-raised px-3 py-2.5 font-serif text-ink text-reading hover:border-ink-faint"
      />
      <p id={`${id}-hint`} className="text-ink-faint text-sm">
        {hint}
        <span className="hidden pointer-fine:inline"> Ctrl+Enter to continue.</span>
      </p>
      {canSpeak && <SpeakButton said={value} onSaid={onWrite} />}
    </div>
  );
}

function useFocus(field: RefObject<HTMLElement | null>, focusAt: number | undefined) {
  useEffect(() => {
    if (focusAt !== undefined && hasKeyboard()) field.current?.focus();
  }, [field, focusAt]);
}
