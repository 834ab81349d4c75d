import { useState } from 'react';
import { Link } from 'wouter';
import type { SheetCase, SheetLine } from '../../../shared/sheets.ts';
import { shorten } from '../../../study/words/shorten.ts';
import { Remarks } from '../../desk/statements/remark.tsx';
import { pathTo } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Sources } from './sources.tsx';

/** What a phone shows of it. */
const onPhone = ({ name, text }: SheetLine) => (name === 'Holding' ? text : shorten(text, longestOnPhone));
const isCut = (line: SheetLine) => line.whole !== undefined || onPhone(line) !== line.text;

type CaseCardProps = { one: SheetCase; number: number | undefined };

/** In letters, for three lines of a phone. */
const longestOnPhone = 115;

/** Fits a phone's screen: the holding is cut no shorter than elsewhere, each cut line opens with a press. Where there is room, only very long lines are cut. */
export function CaseCard({ one: { caseId, title, reference, briefId, lines }, number }: CaseCardProps) {
  const [isWhole, setWhole] = useState(false);
  const isCutOnWide = lines.some(({ whole }) => whole !== undefined);
  return (
    <article
      id={`case-${caseId}`}
      className="mt-5 scroll-mt-(--header-height) border-line border-t pt-4 max-sm:min-h-[calc(100dvh-var(--header-height))] sm:mt-8 sm:pt-6 print:mt-2 print:min-h-0 print:break-inside-avoid print:pt-1.5"
    >
      <h2 className="font-semibold font-serif text-ink text-lg leading-snug break-words sm:text-xl print:text-sm">
        {number !== undefined && <span className="font-normal text-ink-faint">{number} </span>}
        {briefId === null ? (
          title
        ) : (
          <Link href={pathTo.brief(briefId)} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        )}
      </h2>
      {reference && <p className="truncate text-ink-faint text-sm print:text-xs">{reference}</p>}
      {lines.length === 0 ? (
        <p className="mt-3 text-ink-soft">This case has no brief yet.</p>
      ) : (
        <dl className="mt-1.5 grid gap-1 sm:mt-4 sm:gap-3.5 print:mt-0.5 print:gap-0.5">
          {lines.map((line) => (
            <Line
              key={line.name}
              line={line}
              title={title}
              isWhole={isWhole || !isCut(line)}
              onOpen={() => setWhole(true)}
            />
          ))}
        </dl>
      )}
      {lines.some(isCut) && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Show less' : 'Show all'} of ${title}`}
          onClick={() => setWhole(!isWhole)}
          className={cx('-ml-3 mt-1 print:hidden', !isCutOnWide && 'sm:hidden')}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </article>
  );
}

type LineProps = { line: SheetLine; title: string; isWhole: boolean; onOpen: () => void };

function Line({ line, title, isWhole, onOpen }: LineProps) {
  const { name, text, whole, sources, remarks } = line;
  return (
    <div className="print:flex print:items-baseline print:gap-1.5 print:text-[8.6pt]">
      <dt className="flex items-baseline justify-between gap-3 text-accent-ink text-sm leading-tight print:shrink-0 print:text-[8.6pt]">
        <span className="shrink-0 font-medium">{name}</span>
        <Sources sources={sources} of={`${name}, ${title}`} className="print:hidden" />
      </dt>
      <dd className="relative font-serif text-ink leading-snug sm:text-reading print:text-[8.6pt] print:leading-snug">
        {!isWhole && <span className="sm:hidden print:hidden">{onPhone(line)}</span>}
        <span className={isWhole ? undefined : 'max-sm:hidden print:inline'}>
          {isWhole ? (whole ?? text) : text}
          <Remarks words={remarks} />
        </span>
        {!isWhole && (
          <button
            type="button"
            aria-label={`Read on: ${name}, ${title}`}
            onClick={onOpen}
            // On a phone a press anywhere on the line opens it.
            className={cx(
              'ml-1.5 font-sans text-accent-ink text-sm underline underline-offset-3 max-sm:before:absolute max-sm:before:inset-0 print:hidden',
              whole === undefined ? 'sm:hidden' : 'sm:inline-flex sm:min-h-6 sm:items-center',
            )}
          >
            Read on
          </button>
        )}
        <span className="hidden text-ink-faint print:inline">
          {sources.length > 0 && ` (${sources.map((source) => source.name).join('; ')})`}
        </span>
      </dd>
    </div>
  );
}
