/** The six parts of her own brief: hers, and what the brief made for her says there. */
import { Highlighter, StickyNote } from 'lucide-react';
import { useId } from 'react';
import type { Match, OwnBrief } from '../../../../shared/highlights.ts';
import { findQuote } from '../../../../study/material/find-quote.ts';
import { colourWords, unplacedWords } from '../../../../study/words/highlights.ts';
import { useGround } from '../../../desk/beside-context.tsx';
import { ColourLetter } from '../../../desk/opinion/mark-letter.tsx';
import { Pinpoints } from '../../../desk/statements/pinpoints.tsx';
import { StatementPlace } from '../../../desk/statements/statement-place.tsx';
import { count } from '../../../format/count.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useAddHighlight } from '../highlights/queries.ts';
import { openFrom } from '../open-highlight.ts';

type Section = OwnBrief['sections'][number];
type ComparedHighlight = Section['hers'][number];
type ComparedStatement = Section['made'][number];

export function OwnSections({ own }: { own: OwnBrief }) {
  const hers = own.sections.flatMap((section) => section.hers);
  const made = own.sections.flatMap((section) => section.made);
  const alone = hers.filter(({ match }) => match.state === 'alone').length;
  const lacking = made.filter(({ match }) => match.state === 'alone').length;
  if (hers.length === 0) {
    return (
      <EmptyState icon={<Highlighter />} title="Nothing highlighted yet" className="mt-[18vh]">
        Select words in the opinion and pick a color
        <span className="hidden pointer-fine:inline">, or press H to highlight by keyboard</span>. Your
        highlights make up your own brief, and you can compare it with ours.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mt-3 font-sans text-ink-soft text-sm print:hidden">
        {count(hers.length, 'highlight')}: {hers.length - alone} also in our brief, {alone} only in yours.{' '}
        {count(lacking, 'statement')} only in ours.
      </p>
      {own.sections.map((section) => (
        <Part key={section.part} section={section} caseId={own.caseId} />
      ))}
    </>
  );
}

function Part({ section: { part, hers, made }, caseId }: { section: Section; caseId: number }) {
  const id = useId();
  if (hers.length + made.length === 0) return null;
  return (
    <section aria-labelledby={id} className={hers.length === 0 ? 'mt-9 print:hidden' : 'mt-9 print:mt-5'}>
      <h2
        id={id}
        className="mb-3 flex items-center gap-2 border-line border-b pb-1.5 font-semibold text-ink text-lg print:text-[12pt]"
      >
        <ColourLetter colour={part} />
        {colourWords[part].name}
      </h2>
      <div className="own-parts grid grid-cols-1 gap-x-8 gap-y-5 print:block">
        <div>
          <h3 className="mb-2 font-medium font-sans text-ink-faint text-sm print:hidden">Yours</h3>
          {hers.length === 0 && (
            <p className="text-ink-faint italic">You haven’t highlighted anything here.</p>
          )}
          <ul className="grid grid-cols-1 gap-3.5">
            {hers.map((one) => (
              <li key={one.highlight.id}>
                <OwnStatement one={one} />
              </li>
            ))}
          </ul>
        </div>
        <div className="print:hidden">
          <h3 className="mb-2 font-medium font-sans text-ink-faint text-sm">Our brief</h3>
          {made.length === 0 && (
            <p className="text-ink-faint italic">Our brief has nothing to compare here.</p>
          )}
          <ul className="grid grid-cols-1 gap-3.5">
            {made.map((one) => (
              <li key={one.id}>
                <MadeStatement one={one} part={part} caseId={caseId} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const useNames = { holding: 'Your holding', rule: 'Your rule', fact: 'Your fact' } as const;

function OwnStatement({ one: { highlight, pageName, match } }: { one: ComparedHighlight }) {
  const { id, colour, quote, note, use, places } = highlight;
  const pinpoints = places.slice(0, 1).map(({ paragraphId, page }) => ({ paragraphId, page, quote }));
  return (
    <StatementPlace id={`highlight-${id}`}>
      {use && <p className="font-medium font-sans text-accent-ink text-xs">{useNames[use]}</p>}
      <p className="[overflow-wrap:anywhere]">
        <button
          type="button"
          aria-label={`Edit this ${colourWords[colour].name} highlight`}
          className="relative mr-1.5 after:absolute after:-inset-2.5 print:hidden"
          onClick={(event) => openFrom(id, event.currentTarget)}
        >
          <ColourLetter colour={colour} />
        </button>
        “{quote}”
        {places.length > 0 ? (
          <Pinpoints of={`highlight-${id}`} pinpoints={pinpoints} />
        ) : (
          <span className="font-sans text-caution-ink text-xs italic" title={unplacedWords.meaning}>
            {' '}
            {pageName}, {unplacedWords.word}
          </span>
        )}
      </p>
      {note && (
        <p className="mt-1 flex gap-1.5 border-line-strong border-l-2 pl-3 font-sans text-ink-soft text-sm">
          <StickyNote size={14} aria-hidden className="mt-0.5 shrink-0" />
          <span className="sr-only">Note: </span>
          <span className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{note}</span>
        </p>
      )}
      <p className="mt-0.5 font-sans text-ink-faint text-xs print:hidden">{hersWords(match)}</p>
    </StatementPlace>
  );
}

function hersWords(match: Match): string {
  switch (match.state) {
    case 'both':
      return 'Also in our brief';
    case 'elsewhere':
      return `Our brief has this under ${colourWords[match.part].name}`;
    case 'alone':
      return 'Only in yours';
  }
}

type MadeStatementProps = { one: ComparedStatement; part: Section['part']; caseId: number };

function MadeStatement({ one: { id, text, pinpoints, match }, part, caseId }: MadeStatementProps) {
  const { passages } = useGround();
  const add = useAddHighlight(caseId);
  const [pinpoint] = pinpoints;
  const passage = pinpoint && passages.get(pinpoint.paragraphId)?.passage;
  const range = passage && findQuote(passage.text, pinpoint.quote);
  return (
    <StatementPlace id={id}>
      <p>
        {text}
        <Pinpoints of={id} pinpoints={pinpoints} />
      </p>
      <p className="mt-0.5 font-sans text-ink-faint text-xs">
        {match.state === 'both' && 'You have this'}
        {match.state === 'elsewhere' && `You marked this as ${colourWords[match.part].name}`}
        {match.state === 'alone' && (
          <>
            <span className="font-medium text-caution-ink">You don’t have this</span>
            {passage && range && (
              <Button
                variant="quiet"
                size="small"
                className="-my-2 ml-1"
                disabled={add.isPending}
                aria-label={`Add to mine: ${text}`}
                onClick={() =>
                  add.mutate({ paragraphId: passage.id, start: range[0], end: range[1], colour: part })
                }
              >
                Add to Mine
              </Button>
            )}
          </>
        )}
      </p>
    </StatementPlace>
  );
}
