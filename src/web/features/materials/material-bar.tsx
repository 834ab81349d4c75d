import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'wouter';
import { type CaseEvent, type CourtCase, isRunning } from '../../../shared/cases.ts';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { type CaseTab, CaseTabs } from '../../desk/case-tabs.tsx';
import { Contents } from '../../desk/contents.tsx';
import type { Clipping } from '../../desk/copying/copy.ts';
import { SaveState } from '../../desk/editing/save-state.tsx';
import type { MaterialName } from '../../desk/material-name.ts';
import { useSides } from '../../desk/sides.ts';
import { pathTo } from '../../paths.ts';
import { caseQuery, useClassEvents, useGrowingParts } from '../class/queries/cases.ts';
import { classQuery } from '../class/queries/classes.ts';
import { isGrowing } from './growing-parts.ts';
import { HighlightList } from './highlights/highlight-list.tsx';
import { MaterialTools } from './material-tools.tsx';
import { NeighbourButtons } from './neighbour-links.tsx';
import { useRefreshMaterial } from './queries.ts';

const siblings = [
  { name: 'Brief', kind: 'brief', idOf: (own: CourtCase) => own.briefId, path: pathTo.brief },
  { name: 'Outline', kind: 'outline', idOf: (own: CourtCase) => own.outlineId, path: pathTo.outline },
  {
    name: 'Questions',
    kind: 'questions',
    idOf: (own: CourtCase) => own.questionSetId,
    path: pathTo.questions,
  },
] as const;

type MaterialBarProps = {
  material: MaterialRecord;
  current: MaterialName;
  clip: Clipping | undefined;
  tools: ReactNode;
};

/** Back to the class, and to the other materials of the same case as they are made. */
export function MaterialBar({ material, current, clip, tools }: MaterialBarProps) {
  const own = useQuery(caseQuery(material.caseId)).data;
  const ownClass = useQuery(classQuery(material.classId)).data;
  const parts = useGrowingParts(material.caseId);
  const isReported = material.reports.some(({ outcome }) => outcome === 'running');
  const isRemade = material.remake === 'running' || isReported;
  const refresh = useRefreshMaterial(current, material.id);
  const hear = useCallback(
    (event: CaseEvent) => {
      if (event.caseId === material.caseId && event.type !== 'part') void refresh();
    },
    [material.caseId, refresh],
  );
  useClassEvents(isRemade || (own && isRunning(own)) ? material.classId : undefined, hear, refresh);
  const sides = useSides();
  const isOpinionSeen = sides?.side !== 'material';
  const isMaterialSeen = sides?.side !== 'opinion';
  const tabs = siblings.flatMap(({ name, kind, idOf, path }): CaseTab[] => {
    const id = isGrowing(material) || name !== current ? own && idOf(own) : material.id;
    const growing = parts[kind] || (isGrowing(material) && name === current);
    const href = id ? path(id) : growing ? pathTo.growing(material.caseId, kind) : undefined;
    // Until it is known what is there, each keeps its place.
    const isShown = href !== undefined || !own || isRunning(own);
    return isShown ? [{ name, href, isWritten: own !== undefined && !id }] : [];
  });
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 border-line max-tight:h-auto max-tight:flex-wrap px-1 sm:px-4 print:hidden">
      <Link
        href={pathTo.class(material.classId)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2.5 font-medium text-ink-soft text-sm hover:bg-hover hover:text-ink sm:min-h-9 sm:min-w-0"
      >
        <ArrowLeft size={16} aria-hidden className="shrink-0" />
        <span className="truncate max-sm:sr-only">{ownClass?.name ?? 'Class'}</span>
      </Link>
      <CaseTabs tabs={tabs} current={current} />
      <div className="flex shrink-0 items-center sm:ml-auto">
        <SaveState className="hidden px-2 sm:inline" />
        <NeighbourButtons />
        {isOpinionSeen && <HighlightList caseId={material.caseId} />}
        {isOpinionSeen && <Contents />}
        {isMaterialSeen &&
          !isGrowing(material) &&
          (tools ?? <MaterialTools name={current} material={material} clip={clip} />)}
      </div>
    </div>
  );
}
