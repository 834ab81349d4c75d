/** The card with what the drill knows of it: what is shaky, the minutes left, and where to begin. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Class } from '../../../../shared/classes.ts';
import type { Readiness } from '../../../../shared/drill.ts';
import type { NextSession } from '../../../../shared/sessions.ts';
import { count } from '../../../format/count.ts';
import { pathTo } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { nextSessionsQuery } from '../../class/queries/sessions.ts';
import { tonightQuery } from '../../drill/queries.ts';
import { FirstCases, TonightDrop } from './drop.tsx';
import { useKeptAhead } from './keep-ahead.ts';
import { comingOf } from './next-session.ts';
import { TonightCard } from './tonight-card.tsx';

const looks: Record<Exclude<Readiness, 'new'>, { word: string; ink: string }> = {
  ready: { word: 'Ready', ink: 'text-good-ink' },
  shaky: { word: 'Shaky', ink: 'text-caution-ink' },
};

type TonightDrillProps = {
  classes: readonly Class[];
  skeleton: ReactNode;
  /** What stands below it: nothing of it is shown before the card, and all of it where there is none. */
  children: ReactNode;
};

export function TonightDrill({ classes, skeleton, children }: TonightDrillProps) {
  const { data: sessions, isPending } = useQuery(nextSessionsQuery);
  if (isPending) return skeleton;
  return (
    <>
      {sessions && <NextCard classes={classes} sessions={sessions} />}
      {children}
    </>
  );
}

type NextCardProps = { classes: readonly Class[]; sessions: readonly NextSession[] };

function NextCard({ classes, sessions }: NextCardProps) {
  useKeptAhead(sessions);
  const next = comingOf(sessions)?.next;
  const tonight = useQuery({ ...tonightQuery(next?.id ?? 0), enabled: next !== undefined }).data;
  const standingOf = (caseId: number) => {
    const standing = tonight?.session?.cases.find((each) => each.caseId === caseId);
    if (!standing) return null;
    const { readiness, questionSetId } = standing;
    const title = next?.cases.find(({ id }) => id === caseId)?.title;
    if (readiness === 'new')
      return (
        <Link
          href={pathTo.beforeReading(questionSetId)}
          aria-label={`Before you read ${title ?? ''}`}
          className="inline-flex min-h-11 shrink-0 items-center text-accent-ink text-sm underline underline-offset-3 sm:min-h-0"
        >
          Before you read
        </Link>
      );
    const { word, ink } = looks[readiness];
    return <span className={cx('shrink-0 font-medium text-sm', ink)}>{word}</span>;
  };
  if (!next) return <FirstCases classes={classes} />;
  const hasQuestions = next.cases.some(({ questionSetId }) => questionSetId !== null);
  const minutesLeft = tonight?.session?.minutesLeft;
  const due = tonight?.due ?? 0;
  // One is the next useful act.
  const isDrillNext = hasQuestions && (minutesLeft !== 0 || due === 0);
  return (
    <TonightCard
      sessions={sessions}
      standingOf={standingOf}
      drop={(session) => <TonightDrop session={session} isPrimary={!hasQuestions && due === 0} />}
      actions={(session) => (
        <>
          {hasQuestions && (
            <Link
              href={pathTo[minutesLeft === 0 ? 'drillAhead' : 'drillRun']({ by: 'session', id: session.id })}
              className={buttonClass(isDrillNext ? 'primary' : 'secondary', 'small')}
            >
              {minutesLeft === 0 ? 'Drill Again' : 'Start Drill'}
              {minutesLeft !== undefined && minutesLeft > 0 && (
                <span className="tabular-nums opacity-85">{minutesLeft} min</span>
              )}
            </Link>
          )}
          {hasQuestions && (
            <Link href={pathTo.sheet(session.id)} className={buttonClass('secondary', 'small')}>
              On-Call Sheet
            </Link>
          )}
          {due > 0 && (
            <Link href={pathTo.drillRun()} className={buttonClass(isDrillNext ? 'soft' : 'primary', 'small')}>
              {count(due, 'question')} due
            </Link>
          )}
        </>
      )}
    />
  );
}
