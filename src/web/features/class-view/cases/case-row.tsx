import type { CourtCase } from '../../../../shared/cases.ts';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseMaterials } from './case-materials.tsx';
import { CaseStanding } from './case-standing.tsx';
import { deletionReceipt, gapWords, referenceLine } from './case-words.ts';

type CaseRowProps = { one: CourtCase; sessions: readonly ClassSessionWithCases[] };

/** A case in its class session: what it is, how far it is, and the three ways into it. */
export function CaseRow({ one, sessions }: CaseRowProps) {
  // Before the cases of a file are chosen, what is known is the first one's alone.
  const reference = one.question?.kind === 'several_cases' ? '' : referenceLine(one);
  const receipt = deletionReceipt(one);
  const notes = [...gapWords(one), receipt].filter(Boolean).join(' ');
  return (
    <li className="border-line border-t py-4 first:border-t-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h4 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold font-serif text-ink text-lg leading-6">
            <span className="min-w-0 [overflow-wrap:anywhere]">{one.title}</span>
            {one.tier === 'premium' && (
              <span className="font-sans">
                <Badge tone="accent">Premium</Badge>
              </span>
            )}
          </h4>
          {reference && <p className="mt-0.5 text-ink-faint text-sm">{reference}</p>}
        </div>
        <CaseActions one={one} sessions={sessions} />
      </div>
      <CaseStanding one={one} />
      <CaseMaterials one={one} />
      {notes && <p className="mt-2.5 text-ink-faint text-sm">{notes}</p>}
    </li>
  );
}
