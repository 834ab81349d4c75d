import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CourtCase } from '../../../../shared/cases.ts';
import type { NextSession } from '../../../../shared/sessions.ts';
import { triedSessionTitle } from '../../../../shared/tried.ts';
import { count } from '../../../format/count.ts';
import { dot } from '../../../format/dot.ts';
import { fragmentOf, pathTo, placeIn } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { comingOf, dayName, isComing, standingWords, waitingWords } from './next-session.ts';

const mostCases = 4;
const mostOnPhone = 3;
const mostLater = 3;

type TonightCardProps = {
  sessions: readonly NextSession[];
  /** What she can do with the class session as a whole, beside opening it. */
  actions?: (session: NextSession) => ReactNode;
  /** Takes files for it. */
  drop?: (session: NextSession) => ReactNode;
  /** How a case went in the drill, in a word. */
  standingOf?: (caseId: number) => ReactNode;
};

/** The study that comes next: the class session, which of its cases are ready, and what waits for her. */
export function TonightCard({ sessions, actions, drop, standingOf }: TonightCardProps) {
  const coming = comingOf(sessions);
  if (!coming) return null;
  const { next, later } = coming;
  const onPhone = next.missing.length > 0 ? mostOnPhone - 1 : mostOnPhone;
  return (
    <section
      aria-labelledby="tonight"
      className="mt-4 rounded-lg border border-line bg-raised px-4 py-4 sm:mt-8 sm:px-6 sm:py-5"
    >
      {/* On a phone the title flows around it: a row of its own would push tonight’s cases down. */}
      {drop && <div className="max-sm:float-right max-sm:ml-3 sm:mb-4">{drop(next)}</div>}
      <p className="font-medium text-accent-ink text-sm">
        {isComing(next) ? 'Next class session' : 'Latest class session'}
        {/* On a phone a long day has a line of its own, which does not begin with a dot. */}
        {next.heldOn !== null && `\u00A0· ${dayName(next.heldOn)}`}
      </p>
      <h2 id="tonight" className="mt-0.5 font-semibold font-serif text-ink text-xl break-words">
        <Link href={placeOf(next)} className="hover:underline">
          {next.title}
        </Link>
      </h2>
      <p className="text-ink-soft text-sm tabular-nums">
        {next.className}
        {dot}
        {standingWords(next.cases)}
      </p>
      {next.title === triedSessionTitle && (
        <p className="mt-1 text-ink-soft text-sm">
          The case you tried is yours to keep. It was your free case analysis.
        </p>
      )}
      {next.cases.length > 0 && (
        <>
          <ul className="mt-3 border-line border-t">
            {next.cases.slice(0, mostCases).map((one, index) => (
              <CaseLine key={one.id} one={one} isForWide={index >= onPhone} standing={standingOf?.(one.id)} />
            ))}
          </ul>
          {next.cases.length > onPhone && (
            <Link
              href={placeOf(next)}
              className="-mt-2 -mb-4 flex min-h-11 w-fit items-center text-accent-ink text-sm underline underline-offset-3 sm:hidden"
            >
              {count(next.cases.length - onPhone, 'more case')}
            </Link>
          )}
        </>
      )}
      {next.missing.length > 0 && <Missing names={next.missing} isAlone={next.cases.length === 0} />}
      <div className="mt-2 flex flex-wrap items-center gap-2 sm:mt-3">
        {actions?.(next)}
        {/* On a phone one line has to do; the title leads there too. */}
        <Link
          href={placeOf(next)}
          className={buttonClass(
            'secondary',
            'small',
            cx(actions && next.cases.length > 0 && 'max-sm:hidden'),
          )}
        >
          {moreWords(next.cases.length)}
        </Link>
      </div>
      {later.length > 0 && <Later sessions={later.slice(0, mostLater)} />}
    </section>
  );
}

const placeOf = ({ id, classId }: NextSession) =>
  placeIn(pathTo.class(classId), { fragment: fragmentOf.classSession(id) });

const moreWords = (many: number) => (many > mostCases ? `See All ${many} Cases` : 'Open the Class');

/** The syllabus names them for this class. */
function Missing({ names, isAlone }: { names: readonly string[]; isAlone: boolean }) {
  return (
    <p
      className={cx(
        'line-clamp-2 text-ink-soft text-sm sm:line-clamp-3',
        isAlone ? 'mt-3 border-line border-t pt-3' : 'mt-2',
      )}
    >
      <span className="font-medium text-caution-ink">{count(names.length, 'case')} to upload:</span>{' '}
      <span className="font-serif text-base text-ink">{names.join('; ')}</span>
    </p>
  );
}

type CaseLineProps = { one: CourtCase; isForWide: boolean; standing: ReactNode };

function CaseLine({ one, isForWide, standing }: CaseLineProps) {
  const { title, briefId, questionSetId, questionCount, status, holding } = one;
  return (
    <li className={cx('flex items-center gap-3 border-line border-b py-1.5', isForWide && 'max-sm:hidden')}>
      <div className="min-w-0 flex-1">
        {briefId === null ? (
          <p className="line-clamp-2 font-medium font-serif text-ink sm:line-clamp-1">{title}</p>
        ) : (
          <Link
            href={pathTo.brief(briefId)}
            className="line-clamp-2 py-1 font-medium font-serif text-ink hover:underline sm:line-clamp-1 sm:py-0"
          >
            {title}
          </Link>
        )}
        <p className="line-clamp-1 text-ink-faint text-sm break-words">
          {status === 'ready' ? (holding ?? 'Ready') : waitingWords[status]}
        </p>
      </div>
      {standing}
      {questionSetId !== null && (
        <Link
          href={pathTo.questions(questionSetId)}
          aria-label={`Questions ${questionCount ?? ''}, of ${title}`}
          className={buttonClass('soft', 'small', 'shrink-0 max-sm:hidden')}
        >
          Questions <span className="text-ink-faint tabular-nums">{questionCount}</span>
        </Link>
      )}
    </li>
  );
}

function Later({ sessions }: { sessions: readonly NextSession[] }) {
  return (
    <div className="mt-4 max-sm:hidden">
      <h3 className="font-medium text-ink-faint text-sm">After that</h3>
      <ul className="mt-1 grid gap-1">
        {sessions.map((session) => (
          <li key={session.id} className="truncate text-ink-soft text-sm">
            <Link href={placeOf(session)} className="font-medium text-ink hover:underline">
              {session.title}
            </Link>
            {[dayName(session.heldOn), session.className, standingWords(session.cases)]
              .filter(Boolean)
              .map((words) => `${dot}${words}`)
              .join('')}
          </li>
        ))}
      </ul>
    </div>
  );
}
