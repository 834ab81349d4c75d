import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { usePolicyQuestion } from '../../../frame/policy-question.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { subscriptionStatusQuery } from '../../subscription/queries.ts';
import { PolicyNotice } from '../preferences/policy-notice.tsx';
import { PreferenceLine } from '../preferences/preference-line.tsx';
import { classQuery } from '../queries/classes.ts';
import { EngineNote } from './engine-note.tsx';
import { FileNote } from './file-note.tsx';
import { leftOf, limitWords, Payment } from './payment.tsx';
import { useUploads } from './queue.ts';
import { problemOf, type TargetChoice } from './target.ts';
import { TargetFields } from './target-fields.tsx';
import { useAnalyze } from './use-analyze.ts';

type DecisionProps = {
  classId: number;
  sessions: readonly ClassSessionWithCases[];
  choice: TargetChoice;
  onChoice: (choice: TargetChoice) => void;
};

/** Where the chosen files go, what that costs, and the button. */
export function Decision({ classId, sessions, choice, onChoice }: DecisionProps) {
  const items = useUploads(classId);
  const status = useQuery(subscriptionStatusQuery);
  const one = useQuery(classQuery(classId)).data;
  const policy = one?.aiPolicy ?? null;
  const { analyze, isPreparing } = useAnalyze(classId, onChoice);
  const chosen = items.filter(({ state }) => state === 'chosen').length;
  const [wantsTokens, setWantsTokens] = useState(false);
  const { begin, question } = usePolicyQuestion(policy);
  // The last one may have gone while the choice stood.
  const usesTokens = wantsTokens && (status.data?.premiumTokens ?? 0) > 0;
  if (chosen === 0) return null;

  const left = status.data ? leftOf(status.data, usesTokens) : undefined;
  const press = () => {
    if (left === 0 && status.data)
      return toast({ title: 'Limit Reached', description: limitWords(status.data) });
    const problem = problemOf(choice);
    if (problem) return toast({ title: 'Missing fields', description: problem, tone: 'destructive' });
    begin(() => void analyze(choice, left ?? chosen, usesTokens));
  };

  return (
    <div className="mt-2 border-line border-t pt-5">
      <TargetFields choice={choice} onChange={onChoice} sessions={sessions} disabled={isPreparing} />
      <div className="mt-3 grid justify-items-start gap-2">
        {one && <PreferenceLine one={one} />}
        <PolicyNotice policy={policy} />
      </div>
      <div className="mt-4 flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center">
        <div className="min-w-0 flex-1">
          <Payment
            status={status.data}
            files={chosen}
            usesTokens={usesTokens}
            onUsesTokens={setWantsTokens}
            disabled={isPreparing}
          />
          <EngineNote usesTokens={usesTokens} isPremium={status.data?.isPremium ?? false} />
          <FileNote />
        </div>
        <Button
          size="large"
          className="shrink-0"
          onClick={press}
          disabled={isPreparing}
          aria-disabled={left === 0 || undefined}
        >
          Analyze Documents
        </Button>
      </div>
      {question}
    </div>
  );
}
