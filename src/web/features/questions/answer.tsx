import { type ReactNode, type Ref, useId } from 'react';
import type { Question } from '../../../study/material.ts';
import { Pinpoints } from '../reading/pinpoints.tsx';
import { StatementList, StatementPlace } from '../reading/statement-list.tsx';
import { rereadId } from './statements.ts';

type AnswerProps = { question: Question; headingRef?: Ref<HTMLHeadingElement> };

/** The professor's answer with what may come after it. */
export function Answer({ question, headingRef }: AnswerProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-8 border-line border-t pt-5 print:mt-2 print:border-t-0 print:pt-0"
    >
      <h3 id={id} ref={headingRef} tabIndex={-1} className="mb-3 font-semibold text-lg print:sr-only">
        The professor’s answer
      </h3>
      <StatementList items={question.answer} />
      <Beside question={question} />
    </section>
  );
}

function Beside({ question }: { question: Question }) {
  const { followUps, trap, reread } = question;
  return (
    <dl className="mt-6 grid gap-5 print:mt-3 print:gap-2">
      {followUps.length > 0 && (
        <Term name={followUps.length === 1 ? 'Likely follow-up' : 'Likely follow-ups'}>
          {followUps.map((followUp) => (
            <p key={followUp}>{followUp}</p>
          ))}
        </Term>
      )}
      {trap && (
        <Term name="Trap">
          <p>{trap}</p>
        </Term>
      )}
      {reread.length > 0 && (
        <Term name="Reread">
          <StatementPlace id={rereadId(question)}>
            <p className="-ml-1">
              <Pinpoints of={rereadId(question)} pinpoints={reread} />
            </p>
          </StatementPlace>
        </Term>
      )}
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium font-sans text-ink-faint text-sm">{name}</dt>
      <dd className="mt-0.5 grid gap-1.5">{children}</dd>
    </div>
  );
}
