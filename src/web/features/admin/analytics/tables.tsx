import { Link } from 'wouter';
import type { Analytics, Outcome } from '../../../../shared/analytics.ts';
import { instantText } from '../../../format/dates.ts';
import { pathTo } from '../../../paths.ts';
import { costText, numberText, shareText } from '../figures.ts';
import { FigureTable } from './figure-table.tsx';

/** What has no days: shares, reasons, costs, and what waits now. */
export function Tables({ analytics }: { analytics: Analytics }) {
  return (
    <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
      <Conversion analytics={analytics} />
      <Analyses analytics={analytics} />
      <Failures analytics={analytics} />
      <Queue analytics={analytics} />
      <Models analytics={analytics} />
      <Readings analytics={analytics} />
    </div>
  );
}

type Props = { analytics: Analytics };

function Conversion({ analytics: { conversion } }: Props) {
  const { signedUp, verified, analyzed, paid } = conversion;
  const steps = [
    ['Signed up', signedUp],
    ['Verified their address', verified],
    ['Added a case', analyzed],
    ['Upgraded', paid],
  ] as const;
  return (
    <FigureTable
      title="Conversion"
      empty="No one signed up in this period."
      columns={[{ name: 'Step' }, { name: 'People', isNumber: true }, { name: 'Share', isNumber: true }]}
      rows={steps.map(([name, people]) => ({
        key: name,
        cells: [name, numberText(people), shareText(people, signedUp)],
      }))}
      note="Of the people who signed up in this period, however long they took."
    />
  );
}

const outcomeWords: Record<Outcome, string> = {
  ready: 'Ready',
  failed: 'Failed',
  cancelled: 'Canceled',
  running: 'Running',
};

function Analyses({ analytics: { analyses } }: Props) {
  return (
    <FigureTable
      title="Analyses by tier, engine and outcome"
      empty="No analyses in this period."
      columns={[
        { name: 'Tier' },
        { name: 'Engine' },
        { name: 'Outcome' },
        { name: 'Analyses', isNumber: true },
      ]}
      rows={analyses.map(({ tier, engine, outcome, analyses: many }) => ({
        key: [tier, engine, outcome].join(),
        cells: [tierWords[tier], engineWords(engine), outcomeWords[outcome], numberText(many)],
      }))}
    />
  );
}

const tierWords = { standard: 'Standard', premium: 'Premium' };

/** What ended before anything was made has no engine. */
const engineWords = (engine: string | null) =>
  engine === 'extractive' ? 'Embedded' : (engine ?? 'None yet');

function Failures({ analytics: { failures, mailsFailed } }: Props) {
  return (
    <FigureTable
      title="Failures by reason"
      empty="Nothing failed in this period."
      columns={[{ name: 'Reason' }, { name: 'Analyses', isNumber: true }]}
      rows={failures.map(({ code, analyses }) => ({
        key: code,
        cells: [
          <Link key="link" href={pathTo.adminFailures()} className="underline underline-offset-3">
            {code}
          </Link>,
          numberText(analyses),
        ],
      }))}
      {...(mailsFailed > 0 ? { note: `${numberText(mailsFailed)} emails couldn’t be sent.` } : {})}
    />
  );
}

function Queue({ analytics: { queue, lastBackupAt, isHeld } }: Props) {
  const backup = lastBackupAt ? `Last backup: ${instantText(lastBackupAt)}.` : 'No backup yet.';
  const held = 'This is a restored copy. Jobs and emails are on hold until you release it.';
  return (
    <FigureTable
      title="Queue now"
      empty="Nothing is waiting."
      columns={[
        { name: 'Job' },
        { name: 'Waiting', isNumber: true },
        { name: 'Running', isNumber: true },
        { name: 'Oldest', isNumber: true },
      ]}
      rows={queue.map(({ job, waiting, running, oldestAt }) => ({
        key: job,
        cells: [job, numberText(waiting), numberText(running), oldestAt ? instantText(oldestAt) : '–'],
      }))}
      note={isHeld ? `${held} ${backup}` : backup}
    />
  );
}

function Models({ analytics: { models } }: Props) {
  return (
    <FigureTable
      className="md:col-span-2"
      title="Language models"
      empty="No language model calls in this period."
      columns={[
        { name: 'Model' },
        { name: 'Calls', isNumber: true },
        { name: 'Failed', isNumber: true },
        { name: 'Tokens in', isNumber: true },
        { name: 'Of these, cached', isNumber: true },
        { name: 'Tokens out', isNumber: true },
        { name: 'Cost', isNumber: true },
      ]}
      rows={models.map(
        ({ model, calls, failedCalls, inputTokens, cachedTokens, outputTokens, costCents }) => ({
          key: model,
          cells: [
            model,
            numberText(calls),
            numberText(failedCalls),
            numberText(inputTokens),
            numberText(cachedTokens),
            numberText(outputTokens),
            costText(costCents),
          ],
        }),
      )}
    />
  );
}

function Readings({ analytics: { readings } }: Props) {
  return (
    <FigureTable
      className="md:col-span-2"
      title="Second readings"
      empty="Nothing was read a second time in this period."
      columns={[
        { name: 'Model' },
        { name: 'Calls', isNumber: true },
        { name: 'Lines read', isNumber: true },
        { name: 'Not borne out', isNumber: true },
        { name: 'Cost', isNumber: true },
      ]}
      rows={readings.map(({ model, calls, lines, disagreed, costCents }) => ({
        key: model,
        cells: [
          model,
          numberText(calls),
          numberText(lines),
          shareText(disagreed, lines),
          costText(costCents),
        ],
      }))}
    />
  );
}
