/** Three questions of an exhibited case, drilled: nothing is kept, and nothing is sent. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { DrillItem } from '../../../../shared/drill.ts';
import type { QuestionSet } from '../../../../shared/materials.ts';
import { difficultySchema } from '../../../../study/material/schema.ts';
import { SittingSummary } from '../../../desk/drill/sitting-summary.tsx';
import { SittingView } from '../../../desk/drill/sitting-view.tsx';
import { useSitting } from '../../../desk/drill/use-sitting.ts';
import { pathTo } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { caseTextQuery } from '../queries.ts';

export function DemoDrill({ set, bar }: { set: QuestionSet; bar: ReactNode }) {
  const [round, setRound] = useState(0);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="border-line border-b">{bar}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label="Drill" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-3xl px-4 pt-6 sm:px-8">
          <h1 className="sr-only">Drill: {set.caseTitle}</h1>
          <ThreeQuestions key={round} set={set} onAgain={() => setRound(round + 1)} />
        </div>
      </section>
    </div>
  );
}

/** One of each difficulty, the easy one first. */
function toItems(set: QuestionSet): DrillItem[] {
  const chosen = difficultySchema.options.flatMap(
    (difficulty) => set.questions.find((each) => each.difficulty === difficulty) ?? [],
  );
  return chosen.map((question) => ({
    questionSetId: set.id,
    itemId: question.id,
    caseId: set.caseId,
    caseTitle: set.caseTitle,
    classId: set.classId,
    sessionId: 0,
    sessionTitle: '',
    categoryId: null,
    deck: 'tonight',
    due: null,
    isSureMiss: false,
    question,
    pageLabels: set.pageLabels,
  }));
}

function ThreeQuestions({ set, onAgain }: { set: QuestionSet; onAgain: () => void }) {
  const items = useMemo(() => toItems(set), [set]);
  const { sitting, change } = useSitting(items, { onAnswered: () => undefined });
  const text = useQuery(caseTextQuery(set.caseId));
  if (sitting.queue.length > 0) return <SittingView sitting={sitting} change={change} text={text.data} />;
  return (
    <SittingSummary answered={sitting.answered}>
      <Link href={pathTo.signUp()} className={buttonClass('primary')}>
        Drill Your Own Cases
      </Link>
      <Button variant="secondary" onClick={onAgain}>
        Drill Again
      </Button>
    </SittingSummary>
  );
}
