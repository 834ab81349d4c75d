import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { referenceParts } from '../../../study/words/captions.ts';
import { Conflicts } from '../../desk/editing/conflicts.tsx';
import { SaveNotice } from '../../desk/editing/save-state.tsx';
import { cx } from '../../ui/cx.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { caseQuery } from '../class/queries/cases.ts';
import { isGrowing } from './growing-parts.ts';
import { NeighbourLinks } from './neighbour-links.tsx';
import { RemakeNotice } from './remake-notice.tsx';
import { TrustLine } from './trust-line.tsx';

/** The column that a material is read in, with its trust line at the end. */
export function MaterialPage({ material, children }: { material: MaterialRecord; children: ReactNode }) {
  return (
    <article className="relative mx-auto max-w-(--measure) px-5 pt-6 pb-20 font-serif text-ink text-reading sm:px-10 sm:pt-8 print:max-w-none print:p-0 print:text-[10.5pt]">
      <RemakeNotice {...material} />
      <SaveNotice />
      <Conflicts />
      {children}
      {isGrowing(material) ? <GrowingLine /> : <TrustLine material={material} />}
      <NeighbourLinks />
    </article>
  );
}

/** Stands where the finished material says who made it. */
function GrowingLine() {
  return (
    <footer className="mt-12 border-line border-t pt-4 font-sans text-ink-faint text-sm">
      <p>Still being written. We check every line against the text; gray lines haven’t been checked yet.</p>
    </footer>
  );
}

/** The case that an outline or a question set belongs to. */
export function CaseHeading({ material, of }: { material: MaterialRecord; of: string }) {
  const own = useQuery(caseQuery(material.caseId)).data;
  const parts = own
    ? referenceParts({ citation: own.citation, court: own.court, decidedOn: own.decidedOn })
    : [];
  return (
    <header>
      <p className="font-medium font-sans text-ink-faint text-sm">{of}</p>
      <h1 className="mt-1 font-semibold text-2xl text-ink">{material.caseTitle}</h1>
      <Dotted
        parts={parts}
        className={cx('mt-1.5 min-h-5 font-sans text-ink-soft text-sm', !own && 'max-sm:min-h-10')}
      />
    </header>
  );
}
