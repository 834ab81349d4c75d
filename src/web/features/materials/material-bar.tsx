import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { type CaseEvent, type CourtCase, isRunning } from '../../../shared/cases.ts';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { Contents } from '../../desk/contents.tsx';
import type { Clipping } from '../../desk/copying/copy.ts';
import { SaveState } from '../../desk/editing/save-state.tsx';
import type { MaterialName } from '../../desk/material-name.ts';
import { pathTo } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { caseQuery, useClassEvents, useGrowingParts } from '../class/queries/cases.ts';
import { classQuery } from '../class/queries/classes.ts';
import { isGrowing } from './growing-parts.ts';
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

const linkClass = 'inline-flex min-h-11 items-center rounded-md px-2.5 font-medium text-sm sm:min-h-9';

type MaterialBarProps = {
  material: MaterialRecord;
  current: MaterialName;
  clip: Clipping | undefined;
  /** Where both sides are seen the bar serves the opinion too. */
  withContents: boolean;
};

/** Back to the class, and to the other materials of the same case as they are made. */
export function MaterialBar({ material, current, clip, withContents }: MaterialBarProps) {
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
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 border-line max-tight:h-auto max-tight:flex-wrap px-2 sm:px-4 print:hidden">
      <Link
        href={pathTo.class(material.classId)}
        className={cx(linkClass, 'min-w-0 gap-1.5 text-ink-soft hover:bg-hover hover:text-ink')}
      >
        <ArrowLeft size={16} aria-hidden className="shrink-0" />
        <span className="truncate">{ownClass?.name ?? 'Class'}</span>
      </Link>
      <nav
        aria-label="Materials of this case"
        className="ml-auto flex shrink-0 items-center max-tight:shrink max-tight:flex-wrap sm:ml-4"
      >
        {siblings.map(({ name, kind, idOf, path }) => {
          const id = isGrowing(material) || name !== current ? own && idOf(own) : material.id;
          const growing = parts[kind] || (isGrowing(material) && name === current);
          const href = id ? path(id) : growing ? pathTo.growing(material.caseId, kind) : undefined;
          return <Sibling key={name} name={name} own={own} current={current} href={href} isWritten={!id} />;
        })}
      </nav>
      <div className="flex shrink-0 items-center sm:ml-auto">
        <SaveState className="hidden px-2 sm:inline" />
        <NeighbourButtons />
        {withContents && <Contents />}
        {!isGrowing(material) && <MaterialTools name={current} material={material} clip={clip} />}
      </div>
    </div>
  );
}

type SiblingProps = {
  name: MaterialName;
  own: CourtCase | undefined;
  current: MaterialName;
  href: string | undefined;
  /** True as long as it is not finished. */
  isWritten: boolean;
};

function Sibling({ name, own, current, href, isWritten }: SiblingProps) {
  if (href) {
    const isHere = name === current;
    return (
      <Link
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className={cx(linkClass, isHere ? 'text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink')}
      >
        <span className={cx('border-b-2 py-0.5', isHere ? 'border-accent-ink' : 'border-transparent')}>
          {name}
          {isWritten && ' …'}
        </span>
        {isWritten && <span className="sr-only">: being written</span>}
      </Link>
    );
  }
  if (!own || !isRunning(own)) return null;
  return (
    <span className={cx(linkClass, 'text-ink-faint')} title={`${name}: being written`}>
      <span>{name} …</span>
      <span className="sr-only">: being written</span>
    </span>
  );
}
