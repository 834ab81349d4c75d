import { useQuery } from '@tanstack/react-query';
import { CircleStop } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { Link, Redirect } from 'wouter';
import type { CaseEvent, CasePart, CourtCase } from '../../../shared/cases.ts';
import { useTitle } from '../../browser/title.ts';
import { DeskFrame } from '../../desk/desk-frame.tsx';
import type { MaterialName } from '../../desk/material-name.ts';
import { pathTo } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { caseQuery, useClassEvents, useGrowingParts } from '../class/queries/cases.ts';
import { materialIdIn, nowWriting } from './growing-parts.ts';
import { Failure } from './material-screen.tsx';
import { MaterialSkeleton } from './material-skeleton.tsx';
import { useRefreshMaterial } from './queries.ts';

type GrowingScreenProps = {
  name: MaterialName;
  kind: CasePart['kind'];
  caseId: number;
  /** The sections in their order, by the names that readers know them by. */
  names: readonly (readonly [part: string, name: string])[];
  children: (own: CourtCase, parts: Record<string, unknown>) => ReactNode;
};

/** A material while it is written: gives way to the finished one as soon as that is there. */
export function GrowingScreen({ name, kind, caseId, names, children }: GrowingScreenProps) {
  const query = useQuery(caseQuery(caseId));
  const own = query.data;
  const parts = useGrowingParts(caseId)[kind] ?? {};
  const materialId = own && materialIdIn[kind](own);
  const refresh = useRefreshMaterial(name, materialId ?? 0);
  const hear = useCallback(
    (event: CaseEvent) => {
      // One that is made again stood there before: its screen shall not open with what it knew.
      if (event.caseId === caseId && event.type !== 'part') void refresh();
    },
    [caseId, refresh],
  );
  useClassEvents(own?.classId, hear);
  useTitle(own ? `${name} · ${own.title}` : name);
  if (materialId && !own.remaking.includes(kind)) return <Redirect to={pathTo[kind](materialId)} replace />;
  const section = nowWriting(parts, names);
  return (
    <DeskFrame>
      {query.isPending && <MaterialSkeleton />}
      {query.isError && <Failure name={name} error={query.error} onRetry={() => void query.refetch()} />}
      {own && (isStopped(own) && !materialId ? <Stopped own={own} name={name} /> : children(own, parts))}
      <p role="status" className="sr-only">
        {section ? `${name} is being written: ${section}.` : ''}
      </p>
    </DeskFrame>
  );
}

const isStopped = ({ status }: CourtCase) => status === 'failed' || status === 'cancelled';

function Stopped({ own, name }: { own: CourtCase; name: MaterialName }) {
  return (
    <EmptyState
      icon={<CircleStop />}
      title={
        name === 'Questions'
          ? 'The questions were not finished'
          : `The ${name.toLowerCase()} was not finished`
      }
      className="m-auto"
      action={
        <Link href={pathTo.class(own.classId)} className={buttonClass('secondary')}>
          Return to the Class
        </Link>
      }
    >
      {own.failure?.message || 'The analysis was canceled.'}
    </EmptyState>
  );
}
