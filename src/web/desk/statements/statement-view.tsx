import type { Item } from '../../../study/material/schema.ts';
import { labelOf } from '../../../study/words/statements.ts';
import { cx } from '../../ui/cx.ts';
import { useGround } from '../beside-context.tsx';
import { Words } from '../editing/words.tsx';
import { WordsMenu } from '../editing/words-menu.tsx';
import { Proposal } from './proposal.tsx';
import { canReport, reportOf } from './report-words.ts';
import { StatementPlace } from './statement-place.tsx';
import { StatementText } from './statement-text.tsx';

export type StatementStanding = {
  /** The list that it stands in, as the desk names it. */
  list: string;
  /** For those who do not see it: "Facts, statement 2". */
  name: string;
  /** False for what stands alone: nothing can stand beside it. */
  isListed?: boolean;
  /** False for the last of a list that needs one. */
  canGo?: boolean;
  /** Of the statement before it. */
  after?: string | null;
  /** True where a point can stand below it. */
  canBranch?: boolean;
};

type StatementViewProps = StatementStanding & {
  item: Item;
  textId?: string;
  className?: string;
  /** True where the arrow keys of a tree come by. */
  isStop?: boolean;
};

/** One statement, with all that can be done with it. */
export function StatementView({
  item,
  textId,
  className,
  isListed = true,
  isStop = false,
  ...standing
}: StatementViewProps) {
  const { material } = useGround();
  const { list, name, after = null, canBranch = false, canGo = true } = standing;
  const part = { id: item.id, words: item.text };
  const report = reportOf(material.reports, part);
  const label = labelOf(item);
  const isOwn = item.marks.includes('own');
  const place = { at: item.id, list, name, generated: item.generated, isListed: isListed && canGo };
  return (
    <StatementPlace id={item.id}>
      {label && <p className="font-medium font-sans text-ink-faint text-xs print:text-[8.5pt]">{label}</p>}
      <Words {...place} isStop={isStop} className={cx(isOwn && ownLook)}>
        <p id={textId} className={className}>
          <StatementText item={item} />
          <WordsMenu
            place={place}
            draft={item}
            after={after}
            canGrow={isListed}
            canBranch={canBranch}
            reportId={!isOwn && canReport(report, part) ? item.id : undefined}
            words={item.text}
          />
        </p>
      </Words>
      <Proposal report={report} name={name} />
    </StatementPlace>
  );
}

/** Her own words carry a rule in the margin. */
export const ownLook =
  'before:absolute before:inset-y-1 before:-left-3 before:w-0.5 before:rounded-full before:bg-accent-ink';
