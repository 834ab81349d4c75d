import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useShortcuts } from '../../browser/shortcuts.ts';
import { useGround } from '../../desk/beside-context.tsx';
import { useIsReadOnly } from '../../desk/exhibit.tsx';
import { cx } from '../../ui/cx.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { classSessionsQuery } from '../class/queries/sessions.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';

const kinds = { Brief: 'brief', Outline: 'outline', Questions: 'questions' } as const;

function useNeighbours(): Neighbours {
  const { name, material } = useGround();
  const isReadOnly = useIsReadOnly();
  const sessions = useQuery({ ...classSessionsQuery(material.classId), enabled: !isReadOnly }).data ?? [];
  return neighboursOf(sessions, material.caseId, kinds[name]);
}

const squareClass =
  'inline-flex size-9 items-center justify-center rounded-md text-ink-soft hover:bg-hover hover:text-ink';

/** In the bar, where there is room: to the case before and after this one in its class session. */
export function NeighbourButtons() {
  const { previous, next } = useNeighbours();
  const [, navigate] = useLocation();
  useShortcuts('Cases of this class session', [
    ...(previous ? [{ keys: ['['], words: 'Previous case', act: () => navigate(previous.path) }] : []),
    ...(next ? [{ keys: [']'], words: 'Next case', act: () => navigate(next.path) }] : []),
  ]);
  if (!previous && !next) return null;
  return (
    <nav aria-label="Cases of this class session" className="hidden items-center sm:flex">
      {previous && (
        <Tooltip text={`Previous: ${previous.title}`}>
          <Link href={previous.path} aria-label={`Previous case: ${previous.title}`} className={squareClass}>
            <ChevronLeft size={18} aria-hidden />
          </Link>
        </Tooltip>
      )}
      {next && (
        <Tooltip text={`Next: ${next.title}`}>
          <Link href={next.path} aria-label={`Next case: ${next.title}`} className={squareClass}>
            <ChevronRight size={18} aria-hidden />
          </Link>
        </Tooltip>
      )}
    </nav>
  );
}

/** Behind the last line, where a reader goes on. */
export function NeighbourLinks() {
  const { previous, next } = useNeighbours();
  if (!previous && !next) return null;
  return (
    <nav
      aria-label="Further cases of this class session"
      className="mt-6 flex flex-wrap justify-between gap-x-6 font-sans text-base print:hidden"
    >
      {previous && (
        <Link href={previous.path} className={lineClass}>
          <ArrowLeft size={16} aria-hidden className="shrink-0" />
          <span className="sr-only">Previous case: </span>
          <span className="truncate">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link href={next.path} className={cx(lineClass, 'ml-auto')}>
          <span className="sr-only">Next case: </span>
          <span className="truncate">{next.title}</span>
          <ArrowRight size={16} aria-hidden className="shrink-0" />
        </Link>
      )}
    </nav>
  );
}

const lineClass =
  'inline-flex min-h-11 min-w-0 max-w-full items-center gap-2 font-medium text-ink-soft hover:text-ink';
