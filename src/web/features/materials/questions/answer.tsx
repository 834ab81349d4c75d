import { type ReactNode, type Ref, useId } from 'react';
import type { Question } from '../../../../study/material/schema.ts';
import { followUpName } from '../../../../study/words/statements.ts';
import { listNames, placeNames } from '../../../desk/editing/content.ts';
import { Pinpoints } from '../../../desk/statements/pinpoints.tsx';
import { PlainWords } from '../../../desk/statements/plain-words.tsx';
import { StatementList } from '../../../desk/statements/statement-list.tsx';
import { StatementPlace } from '../../../desk/statements/statement-place.tsx';
import { rereadId } from './statements.ts';

type AnswerProps = {
  question: Question;
  /** Where several answers are on the page, so that no two have the same name. */
  number?: number;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** The professor's answer with what may come after it. */
export function Answer({ question, number, headingRef }: AnswerProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-8 border-line border-t pt-5 print:mt-2 print:border-t-0 print:pt-0"
    >
      <h3 id={id} ref={headingRef} tabIndex={-1} className="mb-3 font-semibold text-lg print:sr-only">
        The professor’s answer{number !== undefined && ` to question ${number}`}
      </h3>
      <StatementList items={question.answer} list={listNames.answer(question.id)} place="Answer" needsOne />
      <Beside question={question} />
    </section>
  );
}

function Beside({ question }: { question: Question }) {
  const { followUps, trap, reread, generated = {} } = question;
  return (
    <dl className="mt-6 grid gap-5 print:mt-3 print:gap-2">
      {followUps.length > 0 && (
        <Term name={followUpName(followUps.length)}>
          {followUps.map((followUp, index) => (
            <PlainWords
              // biome-ignore lint/suspicious/noArrayIndexKey: a follow-up has no name but its place
              key={index}
              place={{
                at: placeNames.followUp(question.id, index),
                list: '',
                name: `Likely follow-up ${index + 1}`,
                generated: generated.followUps?.[index],
              }}
              words={followUp}
              isOwn={generated.followUps !== undefined && generated.followUps[index] !== followUp}
              check={question.checks?.followUp}
            />
          ))}
        </Term>
      )}
      {trap && (
        <Term name="Trap">
          <PlainWords
            place={{
              at: placeNames.trap(question.id),
              list: '',
              name: 'Trap',
              generated: generated.trap || undefined,
            }}
            words={trap}
            isOwn={generated.trap !== undefined}
            check={question.checks?.trap}
          />
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
    <div className="break-inside-avoid">
      <dt className="font-medium font-sans text-ink-faint text-sm">{name}</dt>
      <dd className="mt-0.5 grid gap-1.5">{children}</dd>
    </div>
  );
}
