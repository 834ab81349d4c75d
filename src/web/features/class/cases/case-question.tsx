import { useQuery } from '@tanstack/react-query';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import type { CaseQuestion, CourtCase, FileQuestion } from '../../../../shared/cases.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { mayBeOne } from '../../../format/found-in-file.ts';
import { Button } from '../../../ui/button.tsx';
import { subscriptionStatusQuery } from '../../subscription/queries.ts';
import { useAnswerCase } from '../queries/cases.ts';
import { CaseChoices, choiceKey, fewCases } from '../shelf/case-choices.tsx';
import { focusRow } from './focus-row.ts';
import { type Cost, costOf, deadlineWords, questionWords } from './question-words.ts';
import { useClassPolicyQuestion } from './use-retry.ts';

/** What must be answered before the case is analyzed, and charged. */
export function CaseQuestionPanel({ one, question }: { one: CourtCase; question: CaseQuestion }) {
  const [offer, keep] =
    question.kind === 'little_found'
      ? ['Keep it anyway?', 'Keep It']
      : ['Analyze it anyway?', 'Analyze It Anyway'];
  return (
    <section
      aria-label={`Question about ${one.title}`}
      className="mt-3 max-w-2xl rounded-md border border-caution-ink bg-paper px-4 py-3.5"
    >
      <p className="flex items-start gap-2.5 font-medium text-base text-ink">
        <CircleQuestionMark size={18} aria-hidden className="mt-0.75 shrink-0 text-caution-ink" />
        {questionWords(question)}
      </p>
      <div className="sm:pl-7">
        {question.kind === 'several_cases' ? (
          <Picks one={one} found={question.found} />
        ) : (
          <Proceed one={one} offer={offer} label={keep} />
        )}
        <p className="mt-2.5 text-ink-faint text-sm">{deadlineWords(question)}</p>
      </div>
    </section>
  );
}

function useAnswer(one: CourtCase) {
  const answer = useAnswerCase(one.classId);
  const { begin, question } = useClassPolicyQuestion(one);
  const send = async (choice: { proceed: boolean; picks?: number[] }) => {
    try {
      await answer.mutateAsync({ id: one.id, ...choice });
      focusRow(one.id);
    } catch (error) {
      failed(error, sentenceFor(error, 'Your answer couldn’t be sent.'));
    }
  };
  return {
    isPending: answer.isPending,
    proceed: (picks?: number[]) => begin(() => void send({ proceed: true, ...(picks ? { picks } : {}) })),
    decline: () => void send({ proceed: false }),
    question,
  };
}

function useCost(analyses: number, one: CourtCase): Cost {
  const status = useQuery(subscriptionStatusQuery).data;
  return status ? costOf(analyses, one, status) : { words: '', isCovered: true };
}

function Proceed({ one, offer, label }: { one: CourtCase; offer: string; label: string }) {
  const { isPending, proceed, decline, question } = useAnswer(one);
  const { words } = useCost(1, one);
  return (
    <>
      <p className="mt-1 text-base text-ink-soft">
        {offer} {words}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" disabled={isPending} onClick={() => proceed()}>
          {label}
        </Button>
        <Button variant="quiet" size="small" disabled={isPending} onClick={decline}>
          Skip
        </Button>
      </div>
      {question}
    </>
  );
}

function Picks({ one, found }: { one: CourtCase; found: FileQuestion['found'] }) {
  // What a search would hide is hers to choose.
  const [picked, setPicked] = useState<readonly string[]>(
    found.length > fewCases ? [] : found.slice(0, 1).map(choiceKey),
  );
  const picks = found.flatMap((each, index) => (picked.includes(choiceKey(each)) ? [index] : []));
  const { isPending, proceed, decline, question } = useAnswer(one);
  const { words, isCovered } = useCost(Math.max(1, picks.length), one);
  const isReady = picks.length > 0 && isCovered;
  return (
    <>
      <fieldset className="mt-1">
        <legend className="text-base text-ink-soft">
          Choose which ones to analyze. Each becomes its own case and counts separately.
        </legend>
        <div className="mt-2">
          <CaseChoices cases={found} picked={picked} onPick={setPicked} />
        </div>
      </fieldset>
      <p aria-live="polite" className={isReady ? 'mt-2 text-ink-soft' : 'mt-2 text-caution-ink'}>
        {picks.length === 0 ? 'Choose at least one.' : words}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" disabled={isPending || !isReady} onClick={() => proceed(picks)}>
          {picks.length < 2 ? 'Analyze This Case' : `Analyze These ${picks.length} Cases`}
        </Button>
        {mayBeOne(found) && (
          <Button variant="secondary" size="small" disabled={isPending} onClick={() => proceed()}>
            Analyze as One Case
          </Button>
        )}
        <Button variant="quiet" size="small" disabled={isPending} onClick={decline}>
          Skip
        </Button>
      </div>
      {question}
    </>
  );
}
