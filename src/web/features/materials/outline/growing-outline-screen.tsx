import { useMemo } from 'react';
import { z } from 'zod';
import type { CourtCase } from '../../../../shared/cases.ts';
import { itemSchema, outlineTitles } from '../../../../study/material/schema.ts';
import { sectionName } from '../../../../study/words/section-name.ts';
import { growingRecord, readPart } from '../growing-parts.ts';
import { GrowingScreen } from '../growing-screen.tsx';
import { OutlineBesideText } from './outline-screen.tsx';

const names = outlineTitles.map((title, index) => [String(index + 1), sectionName(title)] as const);
const itemsSchema = z.array(itemSchema);

export function GrowingOutlineScreen({ id }: { id: number }) {
  return (
    <GrowingScreen name="Outline" kind="outline" caseId={id} names={names}>
      {(own, parts) => <GrowingOutline own={own} parts={parts} />}
    </GrowingScreen>
  );
}

function GrowingOutline({ own, parts }: { own: CourtCase; parts: Record<string, unknown> }) {
  const outline = useMemo(() => {
    const sections = outlineTitles.map((title, index) => ({
      title,
      items: readPart(parts, String(index + 1), itemsSchema) ?? [],
    }));
    return { ...growingRecord(own), sections };
  }, [own, parts]);
  return <OutlineBesideText outline={outline} />;
}
