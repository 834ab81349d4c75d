import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import type { QuestionSet } from '../../../../shared/materials.ts';
import { itemsBelow } from '../../../../study/material/lists.ts';
import type { Question } from '../../../../study/material/schema.ts';
import { useAttempts } from '../../../desk/attempts.ts';
import { useGround } from '../../../desk/beside-context.tsx';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { pathTo } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BesideOpinion } from '../beside-opinion.tsx';
import { EditableMaterial } from '../editable-material.tsx';
import { CaseHeading, MaterialPage } from '../material-page.tsx';
import { MaterialScreen } from '../material-screen.tsx';
import { questionSetQuery } from '../queries.ts';
import { questionBlocks } from './copying.ts';
import { useQuestionKeys } from './keys.ts';
import { useIsPrinting } from './printing.ts';
import { QuestionSheet } from './question-sheet.tsx';
import { QuestionSteps } from './question-steps.tsx';
import { QuestionView } from './question-view.tsx';
import { statementsOfQuestions } from './statements.ts';
import { useTurning } from './turning.ts';

export function QuestionsScreen({ id }: { id: number }) {
  return (
    <MaterialScreen name="Questions" query={useQuery(questionSetQuery(id))}>
      {(set) => (
        <EditableMaterial key={set.id} name="Questions" material={set}>
          {(edited) => <QuestionsBesideText key={edited.createdAt} set={edited} />}
        </EditableMaterial>
      )}
    </MaterialScreen>
  );
}

export function QuestionsBesideText({ set }: { set: QuestionSet }) {
  const { questions } = set;
  const { attempts, write, reveal } = useAttempts(set);
  const revealed = useMemo(() => new Set(attempts.revealed), [attempts.revealed]);
  const turning = useTurning(questions);
  const isPrinting = useIsPrinting();
  const asked = questions[turning.number - 1];
  const statements = useMemo(
    () => statementsOfQuestions(questions, isPrinting ? new Set() : revealed),
    [questions, revealed, isPrinting],
  );
  return (
    <BesideOpinion
      name="Questions"
      material={set}
      statements={statements}
      isOpinionHidden={asked !== undefined && !revealed.has(asked.id)}
      queryFor={turning.queryFor}
      clip={(pagesOf) => questionBlocks(set, revealed, pagesOf)}
    >
      <MaterialPage material={set}>
        <CaseHeading material={set} of="Cold call questions" />
        {set.questions.length > 0 && <DrillThese id={set.id} />}
        {isPrinting ? (
          <QuestionSheet questions={questions} />
        ) : (
          <OneQuestion
            setId={set.id}
            questions={questions}
            revealed={revealed}
            number={turning.number}
            turnTo={turning.turnTo}
            turnToId={turning.turnToId}
            written={attempts.written}
            write={write}
            reveal={reveal}
          />
        )}
      </MaterialPage>
    </BesideOpinion>
  );
}

/** Not in the demo, whose drill is beside its materials. */
function DrillThese({ id }: { id: number }) {
  if (useIsReadOnly()) return null;
  return (
    <p className="mt-2 font-sans print:hidden">
      <Link href={pathTo.drillRun({ by: 'set', id })} className={buttonClass('soft', 'small')}>
        Drill These Questions
      </Link>
    </p>
  );
}

type OneQuestionProps = {
  setId: number;
  turnToId: (id: string) => void;
  questions: QuestionSet['questions'];
  revealed: ReadonlySet<string>;
  number: number;
  turnTo: (number: number) => void;
  written: Record<string, string>;
  write: (id: string, text: string) => void;
  reveal: (id: string) => void;
};

function OneQuestion({
  setId,
  turnToId,
  questions,
  revealed,
  number,
  turnTo,
  written,
  write,
  reveal,
}: OneQuestionProps) {
  const headings = { question: useRef<HTMLHeadingElement>(null), answer: useRef<HTMLHeadingElement>(null) };
  const question = questions[number - 1];
  const goTo = (next: number) => {
    if (next < 1 || next > questions.length || next === number) return;
    flushSync(() => turnTo(next));
    headings.question.current?.focus();
  };
  const { showPassage } = useGround();
  const open = (own: Question) => {
    flushSync(() => reveal(own.id));
    headings.answer.current?.focus();
    const resting = itemsBelow(own.answer).find(({ pinpoints }) => pinpoints.length > 0);
    const [first] = resting?.pinpoints ?? [];
    if (resting && first) showPassage(first.paragraphId, resting.id);
  };
  const isRevealed = question !== undefined && revealed.has(question.id);
  useQuestionKeys({
    turn: (by) => goTo(number + by),
    reveal: question && !isRevealed ? () => open(question) : undefined,
  });
  if (!question)
    return <EmptyState title="No questions">We found nothing in this text to ask about.</EmptyState>;
  const pair =
    questions.findIndex(
      ({ id, hypotheticalPairOf }) =>
        id === question.hypotheticalPairOf || hypotheticalPairOf === question.id,
    ) + 1;
  return (
    <>
      <QuestionSteps
        questions={questions}
        current={number - 1}
        revealed={revealed}
        onTurnTo={(index) => goTo(index + 1)}
      />
      <QuestionView
        setId={setId}
        question={question}
        number={number}
        count={questions.length}
        pair={pair > 0 ? pair : undefined}
        attempt={written[question.id] ?? ''}
        onWrite={(text) => write(question.id, text)}
        isRevealed={isRevealed}
        onReveal={() => open(question)}
        onTurnTo={goTo}
        onMade={({ id }) => turnToId(id)}
        headings={headings}
      />
    </>
  );
}
