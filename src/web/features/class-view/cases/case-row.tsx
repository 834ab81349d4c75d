import { memo } from 'react';
import type { CourtCase } from '../../../../shared/cases.ts';
import { fragmentOf } from '../../../kit/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { MoveHandle } from '../moving/handle.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseMaterials } from './case-materials.tsx';
import { CaseStanding } from './case-standing.tsx';
import { deletionReceipt, gapWords, referenceLine } from './case-words.ts';

type CaseRowProps = { one: CourtCase; isCarried: boolean };

/** A case in its class session: what it is, how far it is, and the three ways into it. */
export const CaseRow = memo(function CaseRow({ one, isCarried }: CaseRowProps) {
  // Before the cases of a file are chosen, what is known is the first one's alone.
  const reference = one.question?.kind === 'several_cases' ? '' : referenceLine(one);
  const receipt = deletionReceipt(one);
  const notes = [...gapWords(one), receipt].filter(Boolean).join(' ');
  return (
    // What is scrolled out of sight is neither laid out nor painted; so nothing of a row may stand outside its box.
    <li
      id={fragmentOf.courtCase(one.id)}
      data-case={one.id}
      className={cx(
        'group/case -mx-4 relative px-4 [contain-intrinsic-size:auto_12rem] [content-visibility:auto] sm:-mx-6 sm:px-6 sm:[contain-intrinsic-size:auto_9.5rem]',
        isCarried && 'bg-accent-wash',
      )}
    >
      <MoveHandle caseId={one.id} title={one.title} isCarried={isCarried} />
      <div className="border-line border-t py-4 group-first/case:border-t-0">
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
          <CaseActions one={one} />
        </div>
        <CaseStanding one={one} />
        <CaseMaterials one={one} />
        {notes && <p className="mt-2.5 text-ink-faint text-sm">{notes}</p>}
      </div>
    </li>
  );
});
