import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { count } from '../../../format/count.ts';
import { dayText, today } from '../../../format/dates.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { missingCasesQuery, useDropMissing } from '../queries/syllabus.ts';

type MissingCasesProps = { classId: number; sessions: readonly ClassSessionWithCases[] };

/** What the syllabus names for the next class and is not uploaded yet. */
export function MissingCases({ classId, sessions }: MissingCasesProps) {
  const titles = sessions.flatMap(({ cases }) => cases).length;
  const missing = useQuery(missingCasesQuery(classId, titles)).data ?? [];
  const drop = useDropMissing(classId);
  const day = today();
  const next = sessions
    .filter(({ id, heldOn }) => missing.some(({ sessionId }) => sessionId === id) && (heldOn ?? day) >= day)
    .toSorted((a, b) => (a.heldOn ?? '9').localeCompare(b.heldOn ?? '9'))[0];
  if (!next) return null;
  const before = missing.filter(({ sessionId }) => sessionId === next.id);
  return (
    <section aria-labelledby="missing-cases" className="mt-4 rounded-lg border border-line px-4 py-3 sm:px-6">
      <h2 id="missing-cases" className="font-medium text-ink">
        {count(before.length, 'case')} to upload for {next.title}
        {next.heldOn && <span className="font-normal text-ink-soft"> · {dayText(next.heldOn)}</span>}
      </h2>
      <ul className="mt-1 grid grid-cols-1">
        {before.map(({ id, name, citation }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 font-serif text-ink break-words">
              {name}
              {citation && <span className="text-ink-faint">, {citation}</span>}
            </span>
            <Tooltip text="Don’t ask for it">
              <IconButton
                label={`Don’t ask for ${name}`}
                size="small"
                disabled={drop.isPending}
                onClick={() => drop.mutate(id)}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </Tooltip>
          </li>
        ))}
      </ul>
    </section>
  );
}
