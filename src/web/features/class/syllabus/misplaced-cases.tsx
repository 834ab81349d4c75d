import { useQuery } from '@tanstack/react-query';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { count } from '../../../format/count.ts';
import { dayText } from '../../../format/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { findCase } from '../moving/arrangement.ts';
import { useMove } from '../moving/use-move.ts';
import { misplacedCasesQuery, useDropMissing } from '../queries/syllabus.ts';

type MisplacedCasesProps = { classId: number; sessions: readonly ClassSessionWithCases[] };

/** Cases that went to another class session than the one for which the syllabus names them: one press moves them there. */
export function MisplacedCases({ classId, sessions }: MisplacedCasesProps) {
  const named = useQuery(misplacedCasesQuery(classId, sessions)).data ?? [];
  const move = useMove(classId);
  const drop = useDropMissing(classId);
  const misplaced = named.flatMap((each) => {
    const one = findCase(sessions, each.caseId);
    const session = sessions.find(({ id }) => id === each.sessionId);
    return one && session && one.sessionId !== session.id ? [{ ...each, one, session }] : [];
  });
  if (misplaced.length === 0) return null;
  return (
    <section
      aria-labelledby="misplaced-cases"
      className="mt-4 rounded-lg border border-line px-4 py-3 sm:px-6"
    >
      <h2 id="misplaced-cases" className="font-medium text-ink">
        Your syllabus has {count(misplaced.length, 'case')} on another day
      </h2>
      <ul className="mt-1 grid grid-cols-1 gap-1">
        {misplaced.map(({ caseId, one, session }) => (
          <li key={caseId} className="text-ink-soft break-words">
            <span className="font-serif text-ink">{one.title}</span>: {session.title}
            {session.heldOn && <span className="text-ink-faint"> · {dayText(session.heldOn)}</span>}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            for (const { caseId, sessionId } of misplaced)
              void move(caseId, { sessionId, categoryId: null, beforeId: null });
          }}
        >
          {misplaced.length === 1 ? 'Move It There' : 'Move Them There'}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={drop.isPending}
          onClick={() => {
            for (const { assignedId } of misplaced) drop.mutate(assignedId);
          }}
        >
          {misplaced.length === 1 ? 'Leave It Here' : 'Leave Them Here'}
        </Button>
      </div>
    </section>
  );
}
