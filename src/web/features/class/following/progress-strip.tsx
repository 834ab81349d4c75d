import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { type CourtCase, isRunning } from '../../../../shared/cases.ts';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { leadTo } from '../../../browser/scroll-place.ts';
import { fragmentOf, pathTo } from '../../../paths.ts';
import { Button, buttonClass, IconButton } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useStore } from '../../../use-store.ts';
import { followCases, followedCases, unfollowCases } from '../followed-cases.ts';
import { useClosedSessions } from '../sessions/closed-sessions.ts';
import { followingOf } from './following.ts';

type ProgressStripProps = { classId: number; sessions: readonly ClassSessionWithCases[] };

/** At the lower edge of the window, wherever she has scrolled to: how far the analyses are, until all are ready. */
export function ProgressStrip({ classId, sessions }: ProgressStripProps) {
  const { open } = useClosedSessions(classId);
  const followed = useStore(followedCases);
  const cases = sessions.flatMap((session) => session.cases);
  const begun = cases.filter(isRunning).map(({ id }) => id);
  // Also those that another tab has sent.
  useEffect(() => followCases(begun));
  const following = followingOf(cases.filter(({ id }) => followed.has(id)));
  if (!following) return null;
  const { words, detail, share, isSettled, show, isAsking, brief, isOne } = following;
  const lead = ({ id, sessionId }: CourtCase) => {
    // It would lie over the question that it leads to. What is still worked on is followed again at once.
    if (isAsking) unfollowCases([...followed]);
    open(sessionId);
    leadTo(fragmentOf.courtCase(id));
  };
  return (
    <section
      aria-label="Progress"
      className="sticky bottom-3 z-20 mt-6 rounded-lg border border-line-strong bg-raised px-4 py-2.5 shadow-raised print:hidden"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 max-sm:basis-48 sm:flex sm:items-baseline sm:gap-3">
          <span className="block shrink-0 font-medium text-ink text-sm tabular-nums">{words}</span>
          <span className="block truncate text-ink-soft text-sm tabular-nums">{detail}</span>
        </p>
        <div className="flex shrink-0 items-center gap-2 max-sm:ml-auto">
          {brief !== undefined && (
            <Link href={pathTo.brief(brief)} className={buttonClass('secondary', 'small')}>
              {isOne ? 'Read the Brief' : 'Read the First Brief'}
            </Link>
          )}
          {show && (
            <Button variant={isAsking ? 'secondary' : 'quiet'} size="small" onClick={() => lead(show)}>
              {isAsking ? 'Answer' : 'Show'}
            </Button>
          )}
          {isSettled && (
            <IconButton label="Hide the progress" onClick={() => unfollowCases([...followed])}>
              <X size={16} aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
      {!isSettled && <Progress label="Progress of all analyses" share={share} className="mt-2" />}
    </section>
  );
}
