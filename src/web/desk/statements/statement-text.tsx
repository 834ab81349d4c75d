import { Fragment } from 'react';
import type { Item } from '../../../study/material/schema.ts';
import { checkRemark, putInBrackets, remarksOfMarks } from '../../../study/words/statements.ts';
import { cx } from '../../ui/cx.ts';
import { useGround } from '../beside-context.tsx';
import { Pinpoints } from './pinpoints.tsx';
import { Remark } from './remark.tsx';
import { outcomeWords, reportOf } from './report-words.ts';

/** What the product put into a sentence stands apart from the sentence's own words. */
function Bracketed({ item: { text, brackets = [], generated } }: { item: Item }) {
  if (brackets.length === 0 || generated !== undefined) return text;
  return brackets.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(brackets[index - 1]?.end ?? 0, start)}
      <span title={putInBrackets} className="text-ink-soft">
        {text.slice(start, end)}
      </span>
      {index === brackets.length - 1 && text.slice(end)}
    </Fragment>
  ));
}

/** A statement's words, how far they can be relied on, and where they stand in the opinion. */
export function StatementText({ item }: { item: Item }) {
  const { isGrowing, material } = useGround();
  const remark = checkRemark(item);
  const report = reportOf(material.reports, { id: item.id, words: item.text });
  if (isGrowing && !item.verified) return <span className="text-ink-soft">{item.text}</span>;
  return (
    <>
      <span
        className={cx(
          !item.verified &&
            'text-ink-soft underline decoration-caution-ink decoration-dotted underline-offset-4',
        )}
      >
        <Bracketed item={item} />
      </span>
      {remark && <Remark {...remark} strong />}
      {remarksOfMarks(item).map(({ mark, ...remark }) => (
        <Remark key={mark} {...remark} />
      ))}
      {report && <Remark {...outcomeWords(report)} strong={report.outcome !== 'remade'} />}
      <Pinpoints of={item.id} pinpoints={item.pinpoints} />
    </>
  );
}
