import { useMemo } from 'react';
import type { CourtCase } from '../../../../shared/cases.ts';
import { briefShape } from '../../../../study/material/shape.ts';
import { GrowingScreen } from '../growing-screen.tsx';
import { BriefBesideText } from './brief-screen.tsx';
import { growingBrief } from './growing-brief.ts';

/** Those that every brief has. */
const names = briefShape
  .filter(
    (section) => section.holds === 'statement' || (section.holds === 'statements' && section.isShownEmpty),
  )
  .map(({ key, title }) => [key, title] as const);

export function GrowingBriefScreen({ id }: { id: number }) {
  return (
    <GrowingScreen name="Brief" kind="brief" caseId={id} names={names}>
      {(own, parts) => <GrowingBrief own={own} parts={parts} />}
    </GrowingScreen>
  );
}

function GrowingBrief({ own, parts }: { own: CourtCase; parts: Record<string, unknown> }) {
  const brief = useMemo(() => growingBrief(own, parts), [own, parts]);
  return <BriefBesideText brief={brief} />;
}
