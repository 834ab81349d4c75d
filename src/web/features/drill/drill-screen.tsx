/** `/drill`: what is due, how ready each class session is, how well she judges herself, and how she drills. */
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import type { DrillStats, SessionReadiness } from '../../../shared/drill.ts';
import { useTitle } from '../../browser/title.ts';
import { sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import type { Sureness } from '../../desk/drill/sitting.ts';
import { surenessWords } from '../../desk/drill/words.ts';
import { count } from '../../format/count.ts';
import { dayText } from '../../format/dates.ts';
import { dot } from '../../format/dot.ts';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { idOf, pathTo } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { classesQuery } from '../class/queries/classes.ts';
import { issueSpotterOfferQuery } from '../course-outline/queries.ts';
import { DrillCharts } from './drill-charts.tsx';
import { DrillSettingsForm } from './drill-settings.tsx';
import { ExamDay } from './exam-day.tsx';
import { CallOnMe } from './mode.tsx';
import { drillStatsQuery, useReleaseQuestions } from './queries.ts';

const classParameter = 'class';

export function DrillScreen() {
  useTitle('Drill');
  const [query, setQuery] = useSearchParams();
  const classId = idOf(query.get(classParameter) ?? undefined);
  const classes = useQuery(classesQuery);
  const stats = useQuery(drillStatsQuery(classId));
  const choose = (id: string) => setQuery(id === '' ? {} : { [classParameter]: id }, { replace: true });
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-8 pb-16 sm:px-8 sm:pt-12">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
        <h1 className="font-semibold font-serif text-3xl text-ink">Drill</h1>
        <SelectField
          label="Class"
          className="sm:w-64"
          value={classId ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">All classes</option>
          {classes.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {stats.isPending && (
        <Loading label="Loading your drill">
          <Skeleton className="mt-8 h-28 w-full rounded-lg" />
          <SkeletonLines count={5} className="mt-8" />
        </Loading>
      )}
      {stats.isLoadingError && (
        <LoadFailure of={stats} title="Your drill couldn’t be loaded" className="mt-6" />
      )}
      {stats.data && <Overview stats={stats.data} classId={classId} />}
      {classId !== undefined && <ExamDay key={classId} classId={classId} />}
      <DrillSettingsForm />
    </div>
  );
}

function Overview({ stats, classId }: { stats: DrillStats; classId: number | undefined }) {
  const { due, learned, readiness } = stats;
  if (readiness.length === 0 && learned === 0 && due.longTerm === 0)
    return (
      <EmptyState
        title="No questions to drill yet"
        className="mt-8"
        action={
          <Link
            href={classId === undefined ? pathTo.home() : pathTo.class(classId)}
            className={buttonClass('primary')}
          >
            {classId === undefined ? 'Choose a Class' : 'Go to the Class'}
          </Link>
        }
      >
        Every analyzed case brings its own questions. Drop in tonight’s cases to get some.
      </EmptyState>
    );
  return (
    <>
      <Now stats={stats} classId={classId} />
      {readiness.length > 0 && <Ready sessions={readiness} isOfClass={classId !== undefined} />}
      <DrillCharts stats={stats} />
      <Calibration calibration={stats.calibration} />
    </>
  );
}

function Now({
  stats: { due, learned, streak, suspended },
  classId,
}: {
  stats: DrillStats;
  classId: number | undefined;
}) {
  const path = pathTo.drillRun(classId === undefined ? undefined : { by: 'class', id: classId });
  const hasDue = due.tonight + due.longTerm > 0;
  return (
    <section aria-label="Due now" className="mt-6 rounded-lg border border-line bg-raised p-4 sm:p-6">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
        <dl className="grid grid-cols-3 gap-4 tabular-nums sm:gap-10">
          <Figure name="Tonight" value={due.tonight} />
          <Figure name="Due again" value={due.longTerm} />
          <Figure name="Learned" value={learned} />
        </dl>
        <div className="flex flex-wrap gap-2">
          <Link href={path} className={buttonClass(hasDue ? 'primary' : 'secondary', 'large')}>
            Start Drill
          </Link>
          <CallOnMe path={path} />
        </div>
      </div>
      <p className="mt-4 text-ink-soft text-sm">{streakText(streak)}</p>
      {classId !== undefined && <SpotIssues classId={classId} />}
      {suspended > 0 && <Suspended count={suspended} classId={classId} />}
    </section>
  );
}

/** Only where there is something to spot. */
function SpotIssues({ classId }: { classId: number }) {
  const offer = useQuery(issueSpotterOfferQuery(classId));
  if (!offer.data?.isOffered) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      Practice for the exam with facts from your cases.
      <Link href={pathTo.issueSpotter(classId)} className={buttonClass('soft', 'small')}>
        Issue Spotter
      </Link>
    </p>
  );
}

function Suspended({ count: many, classId }: { count: number; classId: number | undefined }) {
  const release = useReleaseQuestions();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      {count(many, 'question')} suspended.
      <Button
        variant="quiet"
        size="small"
        disabled={release.isPending}
        onClick={() =>
          release.mutate(
            { classId },
            { onError: (error) => failed(error, sentenceFor(error, 'They couldn’t be brought back.')) },
          )
        }
      >
        Bring Them Back
      </Button>
    </p>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="text-ink-faint text-sm">{name}</dt>
      <dd className="font-semibold font-serif text-2xl text-ink">{value}</dd>
    </div>
  );
}

function streakText({ days, isTodayDone }: DrillStats['streak']): string {
  if (days === 0) return 'Ten minutes today is a good start.';
  const run = `You’ve drilled ${days} days in a row${isTodayDone ? ', including today' : ''}.`;
  return `${days === 1 && isTodayDone ? 'First day of drilling.' : run} A day off won’t break your streak.`;
}

const marks = { ready: 'text-good-ink', shaky: 'text-caution-ink', new: 'text-ink-faint' } as const;
const words = { ready: 'ready', shaky: 'shaky', new: 'new' } as const;

function Ready({ sessions, isOfClass }: { sessions: readonly SessionReadiness[]; isOfClass: boolean }) {
  return (
    <section className="mt-10">
      <h2 className="font-semibold font-serif text-ink text-xl">
        {isOfClass ? 'How ready you are' : 'The next class session'}
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {sessions.map(({ sessionId, title, heldOn, cases }) => (
          <li key={sessionId} className="py-3">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <h3 className="font-medium text-ink break-words">{title}</h3>
                <p className="text-ink-faint text-sm">
                  {[heldOn && dayText(heldOn), readyText(cases)].filter(Boolean).join(dot)}
                </p>
              </div>
              <Link
                href={pathTo.drillRun({ by: 'session', id: sessionId })}
                aria-label={`Drill ${title}`}
                className={buttonClass('soft', 'small')}
              >
                Drill
              </Link>
            </div>
            <ul className="mt-1">
              {cases.map((one) => (
                <li key={one.caseId} className="flex items-baseline justify-between gap-3 text-sm">
                  <Link
                    href={pathTo.drillRun({ by: 'set', id: one.questionSetId })}
                    className="flex min-h-11 min-w-0 items-center text-ink-soft underline-offset-3 hover:underline sm:min-h-7"
                  >
                    <span className="truncate">{one.title}</span>
                  </Link>
                  <span className="shrink-0 tabular-nums">
                    {one.readiness === 'new' && (
                      <Link
                        href={pathTo.beforeReading(one.questionSetId)}
                        aria-label={`Before you read ${one.title}`}
                        className="mr-3 inline-flex min-h-11 items-center text-accent-ink underline underline-offset-3 sm:min-h-7"
                      >
                        Before you read
                      </Link>
                    )}
                    <span className={cx('font-medium', marks[one.readiness])}>{words[one.readiness]}</span>
                    <span className="ml-2 text-ink-faint">
                      {one.learned}/{one.questions}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "6 cases: 4 ready, 1 shaky". */
export function readyText(cases: SessionReadiness['cases']): string {
  const of = (readiness: keyof typeof words) => cases.filter((one) => one.readiness === readiness).length;
  const parts = (['ready', 'shaky', 'new'] as const).flatMap((readiness) =>
    of(readiness) > 0 ? [`${of(readiness)} ${words[readiness]}`] : [],
  );
  return `${count(cases.length, 'case')}: ${parts.join(', ')}`;
}

function Calibration({ calibration }: { calibration: DrillStats['calibration'] }) {
  const asked = calibration.filter(({ times }) => times > 0).toReversed();
  if (asked.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="font-semibold font-serif text-ink text-xl">How well you judge yourself</h2>
      <ul className="mt-2 grid gap-1 text-ink-soft tabular-nums">
        {asked.map(({ sureness, times, right }) => (
          <li key={sureness}>
            {/* The contract has 1 to 3. */}
            {surenessWords[sureness as Sureness]}: right {right} of {times}
          </li>
        ))}
      </ul>
    </section>
  );
}
