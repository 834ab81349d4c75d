import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Outline } from '../../../../shared/materials.ts';
import { BesideOpinion } from '../beside-opinion.tsx';
import { EditableMaterial } from '../editable-material.tsx';
import { CaseHeading, MaterialPage } from '../material-page.tsx';
import { MaterialScreen } from '../material-screen.tsx';
import { outlineQuery } from '../queries.ts';
import { outlineBlocks } from './copying.ts';
import { OutlineTree } from './outline-tree.tsx';
import { statementsOfOutline } from './statements.ts';

export function OutlineScreen({ id }: { id: number }) {
  return (
    <MaterialScreen name="Outline" query={useQuery(outlineQuery(id))}>
      {(outline) => (
        <EditableMaterial key={outline.id} name="Outline" material={outline}>
          {(edited) => <OutlineBesideText outline={edited} />}
        </EditableMaterial>
      )}
    </MaterialScreen>
  );
}

/** Also of an outline that is still being written. */
export function OutlineBesideText({ outline }: { outline: Outline }) {
  const statements = useMemo(() => statementsOfOutline(outline), [outline]);
  return (
    <BesideOpinion
      name="Outline"
      material={outline}
      statements={statements}
      clip={(pagesOf) => outlineBlocks(outline, pagesOf)}
    >
      <MaterialPage material={outline}>
        <CaseHeading material={outline} of="Outline" />
        <OutlineTree outline={outline} />
      </MaterialPage>
    </BesideOpinion>
  );
}
