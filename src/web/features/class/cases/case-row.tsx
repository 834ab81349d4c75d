import { memo } from 'react';
import type { CourtCase } from '../../../../shared/cases.ts';
import { fragmentOf } from '../../../paths.ts';
import { cx } from '../../../ui/cx.ts';
import { MoveHandle } from '../moving/handle.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseMaterials } from './case-materials.tsx';
import { CaseName } from './case-name.tsx';
import { CaseStanding } from './case-standing.tsx';
import { gapWords, referenceLine } from './case-words.ts';

type CaseRowProps = { one: CourtCase; isCarried: boolean };

/** A case in its class session: what it is, how far it is, and the three ways into it. */
export const CaseRow = memo(function CaseRow({ one, isCarried }: CaseRowProps) {
  // Before the cases of a file are chosen, what is known is the first one's alone.
  const isChosen = one.question?.kind !== 'several_cases';
  const reference = isChosen ? referenceLine(one) : '';
  const notes = gapWords({ ...one, isExcerpt: isChosen && one.isExcerpt }).join(' ');
  return (
    // What is scrolled out of sight is neither laid out nor painted; so nothing of a row may stand outside its box.
    <li
      id={fragmentOf.courtCase(one.id)}
      data-case={one.id}
      className={cx(
        'group/case -mx-4 relative px-4 [contain-intrinsic-height:auto_var(--row)] [content-visibility:auto] sm:-mx-6 sm:px-6',
        isCarried && 'bg-accent-wash',
      )}
    >
      <MoveHandle caseId={one.id} title={one.title} isCarried={isCarried} />
      <div className="border-line border-t py-4 group-first/case:border-t-0">
        <CaseName one={one} />
        {reference && <p className="mt-0.5 pr-9 text-ink-faint text-sm">{reference}</p>}
        {one.holding && (
          <p className="mt-1 line-clamp-1 pr-9 sm:line-clamp-2 font-serif text-ink-soft break-words">
            {one.holding}
          </p>
        )}
        <CaseActions one={one} />
        <CaseStanding one={one} />
        <CaseMaterials one={one} />
        {notes && <p className="mt-2.5 text-ink-faint text-sm">{notes}</p>}
      </div>
    </li>
  );
});
