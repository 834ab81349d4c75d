import { Check } from 'lucide-react';
import type { Difficulty, Question } from '../../../../study/material/schema.ts';
import { cx } from '../../../ui/cx.ts';

const inks: Record<Difficulty, string> = { Easy: 'bg-easy', Medium: 'bg-medium', Hard: 'bg-hard' };

type QuestionStepsProps = {
  questions: readonly Question[];
  current: number;
  revealed: ReadonlySet<string>;
  onTurnTo: (index: number) => void;
};

/** The set at a glance: how many, how hard, which are answered. */
export function QuestionSteps({ questions, current, revealed, onTurnTo }: QuestionStepsProps) {
  return (
    <nav aria-label="Questions" className="mt-5 font-sans print:hidden">
      <ol className="flex flex-wrap gap-1.5">
        {questions.map(({ id, difficulty }, index) => {
          const isOpen = revealed.has(id);
          return (
            <li key={id} className="min-w-11 max-w-20 flex-1">
              <button
                type="button"
                aria-label={`Question ${index + 1}, ${difficulty}${isOpen ? ', answer open' : ''}`}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onTurnTo(index)}
                className={cx(
                  'flex min-h-11 w-full flex-col justify-end gap-1.5 rounded-sm pt-1 text-sm tabular-nums hover:text-ink',
                  index === current ? 'font-semibold text-ink' : 'text-ink-faint',
                )}
              >
                <span className="flex items-center justify-center gap-1">
                  {index + 1}
                  {isOpen && <Check size={14} aria-hidden />}
                </span>
                <span
                  aria-hidden
                  className={cx(
                    'h-1 w-full rounded-full forced-colors:bg-[CanvasText]',
                    inks[difficulty],
                    index !== current && 'opacity-35',
                  )}
                />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
