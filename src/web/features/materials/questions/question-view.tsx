import { type RefObject, useId } from 'react';
import type { Question } from '../../../../study/material/schema.ts';
import { listNames, placeNames } from '../../../desk/editing/content.ts';
import { PlainWords } from '../../../desk/statements/plain-words.tsx';
import { SectionMenu } from '../../../desk/statements/section-menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { Grading } from '../asking/grading.tsx';
import { More } from '../asking/more.tsx';
import { Answer } from './answer.tsx';
import { oneQuestionBlocks } from './copying.ts';
import { DifficultyMark } from './difficulty.tsx';

type QuestionViewProps = {
  setId: number;
  question: Question;
  number: number;
  count: number;
  /** Number of the hypothetical that turns the same fact the other way. */
  pair: number | undefined;
  attempt: string;
  onWrite: (text: string) => void;
  isRevealed: boolean;
  onReveal: () => void;
  onTurnTo: (number: number) => void;
  onMade: (made: Question) => void;
  headings: { question: RefObject<HTMLHeadingElement | null>; answer: RefObject<HTMLHeadingElement | null> };
};

/** One question: read it, try it, then see the answer. */
export function QuestionView(props: QuestionViewProps) {
  const { setId, question, number, count, pair, isRevealed, onReveal, onTurnTo, onMade, headings } = props;
  return (
    <div className="mt-6">
      <div className="flex items-center gap-3 font-sans text-ink-faint text-sm tabular-nums">
        <DifficultyMark difficulty={question.difficulty} />
        <span className="flex-1">
          Question {number} of {count}
        </span>
        <SectionMenu
          title={`question ${number} with its answer`}
          {...(isRevealed ? { list: listNames.answer(question.id) } : {})}
          clip={(pagesOf) => oneQuestionBlocks(question, number, { isOpen: isRevealed, pagesOf })}
        />
      </div>
      <div className="mt-2">
        <PlainWords
          key={question.id}
          place={{
            at: placeNames.question(question.id),
            list: '',
            name: `Question ${number}`,
            generated: question.generated?.question,
          }}
          words={question.question}
          isOwn={question.generated?.question !== undefined}
          check={question.checks?.question}
          reportId={question.id}
          heading={{
            ref: headings.question,
            className: 'text-ink text-xl leading-normal',
          }}
        />
      </div>
      {pair !== undefined && (
        <p className="mt-2 font-sans text-ink-soft text-sm">
          One of a pair with{' '}
          <button type="button" className="text-accent-ink underline" onClick={() => onTurnTo(pair)}>
            question {pair}
          </button>
          .
        </p>
      )}
      <Attempt key={question.id} {...props} />
      {isRevealed ? (
        <>
          <Answer question={question} headingRef={headings.answer} />
          <Grading key={`grading ${question.id}`} setId={setId} question={question} answer={props.attempt} />
        </>
      ) : (
        <Button className="mt-4 w-full font-sans sm:w-auto" onClick={onReveal}>
          Show the Professor’s Answer
        </Button>
      )}
      <More setId={setId} question={question} onMade={onMade} />
      <Turning number={number} count={count} onTurnTo={onTurnTo} />
    </div>
  );
}

function Attempt({ attempt, onWrite }: QuestionViewProps) {
  const id = useId();
  return (
    <div className="mt-6 grid gap-1.5 font-sans">
      <label htmlFor={id} className="font-medium text-ink text-sm">
        Your answer
      </label>
      <textarea
        id={id}
        value={attempt}
        onChange={(event) => onWrite(event.target.value)}
        aria-describedby={`${id}-hint`}
        className="field-sizing-content max-h-[50dvh] min-h-20 w-full sm:min-h-24 resize-y rounded-md border border-line-strong bg-raised px-3 py-2.5 font-serif text-ink text-reading hover:border-ink-faint"
      />
      <p id={`${id}-hint`} className="text-ink-faint text-sm">
        Say it aloud or write it here before you look. It stays in this tab until you save it or have it
        graded.
      </p>
    </div>
  );
}

type TurningProps = { number: number; count: number; onTurnTo: (number: number) => void };

function Turning({ number, count, onTurnTo }: TurningProps) {
  return (
    <div className="mt-10 flex items-center justify-between gap-3 font-sans">
      {number > 1 ? (
        <Button variant="secondary" onClick={() => onTurnTo(number - 1)}>
          Previous
        </Button>
      ) : (
        <span />
      )}
      <p className="hidden text-ink-faint text-sm pointer-fine:block">
        <Key>j</Key> and <Key>k</Key> move between questions, <Key>space</Key> shows the answer
      </p>
      {number < count ? (
        <Button variant="secondary" onClick={() => onTurnTo(number + 1)}>
          Next
        </Button>
      ) : (
        <span />
      )}
    </div>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-sm border border-line-strong px-1 font-sans text-ink-soft text-xs">{children}</kbd>
);
