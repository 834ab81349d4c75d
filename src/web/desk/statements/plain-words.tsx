import type { ReactNode, Ref } from 'react';
import type { Check } from '../../../study/material/schema.ts';
import { checkRemark, markWords } from '../../../study/words/statements.ts';
import { cx } from '../../ui/cx.ts';
import { useGround } from '../beside-context.tsx';
import { Words } from '../editing/words.tsx';
import type { WordsPlace } from '../editing/words-editor.tsx';
import { WordsMenu } from '../editing/words-menu.tsx';
import { Proposal } from './proposal.tsx';
import { Remark } from './remark.tsx';
import { canReport, outcomeWords, reportOf } from './report-words.ts';
import { ownLook } from './statement-view.tsx';

type PlainWordsProps = {
  place: WordsPlace;
  words: string;
  isOwn: boolean;
  /** How far an engine's words were checked. */
  check?: Check | undefined;
  /** What a report names it by; absent where it cannot be reported. */
  reportId?: string;
  /** Behind the words. */
  children?: ReactNode;
  /** A heading keeps its name to itself: what can be done stands beside it. */
  heading?: { ref: Ref<HTMLHeadingElement>; className: string };
};

/** Words that rest on no passage of their own: a question, a trap, what a term means. */
export function PlainWords({ place, words, isOwn, check, reportId, children, heading }: PlainWordsProps) {
  const { material } = useGround();
  const part = reportId === undefined ? undefined : { id: reportId, words };
  const report = part && reportOf(material.reports, part);
  const mayReport = part !== undefined && !isOwn && canReport(report, part);
  const unsure = isOwn ? undefined : checkRemark({ check });
  const remarks = (
    <>
      {unsure && <Remark {...unsure} strong />}
      {isOwn && <Remark {...markWords.own} />}
      {report && <Remark {...outcomeWords(report)} strong={report.outcome !== 'remade'} />}
    </>
  );
  const menu = <WordsMenu place={place} words={words} reportId={mayReport ? reportId : undefined} />;
  return (
    <>
      <Words {...place} className={cx(isOwn && ownLook)}>
        {heading ? (
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <h2 ref={heading.ref} tabIndex={-1} className={heading.className}>
                {words}
              </h2>
              {remarks}
            </div>
            {menu}
          </div>
        ) : (
          <p>
            {words}
            {remarks}
            {children}
            {menu}
          </p>
        )}
      </Words>
      <Proposal report={report} name={place.name} />
    </>
  );
}
