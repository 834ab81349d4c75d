import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import type { Report } from '../../../../shared/reports.ts';
import { useTitle } from '../../../browser/title.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { instantText } from '../../../format/dates.ts';
import { dot } from '../../../format/dot.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Choices } from '../choices.tsx';
import { Paged } from '../paged.tsx';
import { reportsQuery, useSettleReport } from '../queries.ts';
import { ScreenHead } from '../screen-head.tsx';

const shown = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
] as const;

/** What students said is wrong. Who said it is not told. */
export function ReportsScreen() {
  useTitle('Reports');
  const [query] = useSearchParams();
  const show = query.get('show') === 'done' ? 'done' : 'open';
  const list = useInfiniteQuery(reportsQuery(show));
  return (
    <>
      <ScreenHead
        title="Reports"
        text="What students marked “This is wrong”: the statement, the words it rests on, and why. Who reported it isn’t shown."
      >
        <Choices label="Reports shown" name="show" options={shown} value={show} />
      </ScreenHead>
      <Paged
        key={show}
        label="Reports"
        list={list}
        keyOf={({ id }) => id}
        empty={<EmptyState title={show === 'open' ? 'No open reports' : 'No closed reports'} />}
      >
        {(report) => <ReportRow report={report} />}
      </Paged>
    </>
  );
}

const kinds = { brief: 'Brief', outline: 'Outline', questions: 'Questions' };

const outcomes: Record<Report['outcome'], string> = {
  running: 'being regenerated',
  proposed: 'the student hasn’t chosen yet',
  declined: 'the student kept it',
  remade: 'regenerated',
  taken_out: 'removed',
  kept: 'nothing better found',
  once_already: 'regenerated once before',
  no_text: 'text was deleted',
  failed: 'regenerating failed',
};

function ReportRow({ report }: { report: Report }) {
  const { id, kind, engine, engineVersion, statement, quotes, reason, outcome, createdAt, doneAt } = report;
  return (
    <article aria-label={`Report ${id}`} className="py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-faint text-sm tabular-nums">
          <Badge>{kinds[kind]}</Badge>
          Report {id}
          {dot}
          {engineVersion.startsWith(engine) ? engineVersion : `${engine} ${engineVersion}`}
          {dot}
          {outcomes[outcome]}
          {dot}
          {instantText(createdAt)}
        </p>
        {doneAt ? (
          <p className="text-ink-faint text-sm">Done {instantText(doneAt)}</p>
        ) : (
          <DoneButton id={id} />
        )}
      </div>
      <p className="mt-2 max-w-(--measure) whitespace-pre-line font-serif text-ink text-reading">
        {statement}
      </p>
      {quotes.map((quote) => (
        <blockquote
          key={quote}
          className="mt-2 max-w-(--measure) border-line-strong border-l-2 pl-4 font-serif text-ink-soft"
        >
          {quote}
        </blockquote>
      ))}
      <p className="mt-3 text-ink-soft">{reason ? `Reason: ${reason}` : 'No reason given.'}</p>
    </article>
  );
}

function DoneButton({ id }: { id: number }) {
  const settle = useSettleReport();
  const close = () =>
    settle.mutate(
      { id },
      { onError: (error) => failed(error, sentenceFor(error, 'The report couldn’t be closed.')) },
    );
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`Mark report ${id} as done`}
      onClick={close}
      disabled={settle.isPending}
    >
      Done
    </Button>
  );
}
