/** What a sitting came to. */
import { type ReactNode, useEffect, useRef } from 'react';
import { count } from '../../format/count.ts';
import type { AnsweredQuestion, Sureness } from './sitting.ts';
import { surenessWords } from './words.ts';

const isRight = ({ rating }: AnsweredQuestion) => rating === 'good' || rating === 'easy';

/** The first answer to each question: what came back was seen before. */
function firstAnswers(answered: readonly AnsweredQuestion[]): AnsweredQuestion[] {
  const known = new Set<string>();
  return answered.filter(({ item }) => {
    const name = `${item.questionSetId} ${item.itemId}`;
    return !known.has(name) && known.add(name);
  });
}

/** "Right 2 of the 3 times you were fairly sure." */
function rightWords(word: string, right: number, times: number): string {
  const said = `you were ${word.toLowerCase()}`;
  if (times > 1) return `Right ${right} of the ${times} times ${said}.`;
  return `${right === 1 ? 'Right' : 'Wrong'} the one time ${said}.`;
}

type SummaryProps = { answered: readonly AnsweredQuestion[]; children: ReactNode };

export function SittingSummary({ answered, children }: SummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const first = firstAnswers(answered);
  const right = first.filter(isRight).length;
  const bySureness = ([3, 2, 1] as Sureness[]).flatMap((sureness) => {
    const own = first.filter((each) => each.sureness === sureness);
    return own.length > 0 ? [{ sureness, times: own.length, right: own.filter(isRight).length }] : [];
  });
  return (
    <section className="font-sans">
      <h2 ref={heading} tabIndex={-1} className="font-semibold font-serif text-2xl text-ink">
        Done
      </h2>
      <p className="mt-2 text-ink-soft text-lg">
        {count(first.length, 'question')}, {right} right the first time.
      </p>
      {bySureness.length > 0 && (
        <ul className="mt-4 grid gap-1 text-ink-soft tabular-nums">
          {bySureness.map(({ sureness, times, right }) => (
            <li key={sureness}>{rightWords(surenessWords[sureness], right, times)}</li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
