/** What a syllabus names, each day and each case with a box to leave it out. */
import type { ReactNode } from 'react';
import type { PlannedSession, SkippedPlan } from '../../../../shared/syllabus.ts';
import { dayText } from '../../../format/dates.ts';
import { dot } from '../../../format/dot.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';

/** Places in the preview: "3" is the fourth class session, "3 0" the first case of it. */
export type Skipped = ReadonlySet<string>;

export const skippedPlans = (skipped: Skipped): SkippedPlan[] =>
  [...skipped].map((place) => {
    const [session = 0, one] = place.split(' ').map(Number);
    return one === undefined ? { session } : { session, case: one };
  });

const isNewSession = ({ sessionId }: PlannedSession) => sessionId === null;
const isNew = (session: PlannedSession) =>
  isNewSession(session) || session.cases.some(({ isThere }) => !isThere);

/** How many class sessions and cases will be created. */
export function chosenOf(sessions: readonly PlannedSession[], skipped: Skipped) {
  const kept = sessions.map((session, at) => ({ ...session, at })).filter(({ at }) => !skipped.has(`${at}`));
  const named = kept.flatMap(({ at, cases }) =>
    cases.filter(({ isThere }, index) => !isThere && !skipped.has(`${at} ${index}`)),
  );
  return { fresh: kept.filter(isNewSession).length, named: named.length };
}

type PlannedSessionsProps = {
  sessions: readonly PlannedSession[];
  skipped: Skipped;
  onSkip: (skipped: Skipped) => void;
};

export function PlannedSessions({ sessions, skipped, onSkip }: PlannedSessionsProps) {
  const places = sessions.flatMap((session, at) => (isNew(session) ? [`${at}`] : []));
  const isAnyLeft = places.some((place) => !skipped.has(place));
  const toggle = (place: string) => {
    const next = new Set(skipped);
    if (!next.delete(place)) next.add(place);
    onSkip(next);
  };
  return (
    <section aria-label="What was found">
      {places.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 mb-1"
          onClick={() => onSkip(new Set(isAnyLeft ? places : []))}
        >
          {isAnyLeft ? 'Uncheck All' : 'Check All'}
        </Button>
      )}
      <ul className="grid grid-cols-1">
        {sessions.map((session, at) => {
          const { heldOn, title, sessionId, cases } = session;
          const isSkipped = skipped.has(`${at}`);
          return (
            <li key={`${heldOn} ${title}`} className="border-line border-t py-1 sm:py-2">
              <Choice
                isFixed={!isNew(session)}
                isChosen={!isSkipped}
                onToggle={() => toggle(`${at}`)}
                remark={sessionId === null ? undefined : 'In this class'}
              >
                <span className={cx('font-medium', isSkipped && 'text-ink-faint')}>{title}</span>
                <span className="text-ink-soft text-sm">
                  {dot}
                  {heldOn ? dayText(heldOn) : 'No date'}
                </span>
              </Choice>
              {cases.length > 0 && (
                <ul className="grid grid-cols-1 pl-7">
                  {cases.map(({ name, citation, isThere }, index) => {
                    const place = `${at} ${index}`;
                    const isOut = isSkipped || skipped.has(place);
                    return (
                      <li key={name}>
                        <Choice
                          isFixed={isThere || isSkipped}
                          isChosen={isThere || !isOut}
                          onToggle={() => toggle(place)}
                          remark={isThere ? 'Already listed' : undefined}
                        >
                          <span className={cx('font-serif', isOut && 'text-ink-faint')}>
                            {name}
                            {citation && <span className="text-ink-faint">, {citation}</span>}
                          </span>
                        </Choice>
                      </li>
                    );
                  })}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type ChoiceProps = {
  /** There is nothing to choose: it is there, or goes with its day. */
  isFixed: boolean;
  isChosen: boolean;
  onToggle: () => void;
  remark?: string | undefined;
  children: ReactNode;
};

export function Choice({ isFixed, isChosen, onToggle, remark, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-ink has-disabled:cursor-default sm:min-h-8 sm:py-1">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFixed}
        onChange={onToggle}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1 gap-x-3 [overflow-wrap:anywhere] sm:flex sm:items-baseline">
        <span className="sm:min-w-0 sm:flex-1">{children}</span>
        {remark && <span className="block shrink-0 text-ink-faint text-sm">{remark}</span>}
      </span>
    </label>
  );
}
