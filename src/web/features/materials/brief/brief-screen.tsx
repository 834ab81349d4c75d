import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Brief } from '../../../../shared/materials.ts';
import { candidatesFor } from '../../../../study/material/choosing.ts';
import { type BriefSection, briefShape, type StatementsSection } from '../../../../study/material/shape.ts';
import { gapSentences } from '../../../../study/words/gaps.ts';
import { nothing } from '../../../../study/words/statements.ts';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { SectionMenu } from '../../../desk/statements/section-menu.tsx';
import { StatementList } from '../../../desk/statements/statement-list.tsx';
import { StatementView } from '../../../desk/statements/statement-view.tsx';
import { ShortBrief } from '../asking/short-brief.tsx';
import { BesideOpinion } from '../beside-opinion.tsx';
import { EditableMaterial } from '../editable-material.tsx';
import { isGrowing } from '../growing-parts.ts';
import { MaterialPage } from '../material-page.tsx';
import { MaterialScreen } from '../material-screen.tsx';
import { MaterialSkeleton } from '../material-skeleton.tsx';
import { BriefToggle } from '../own-brief/own-brief-link.tsx';
import { briefQuery } from '../queries.ts';
import { Caption } from './caption.tsx';
import { briefBlocks, sectionBlocks } from './copying.ts';
import { KeyTerms, NotInExcerpt, SeparateOpinions } from './endings.tsx';
import { Nothing, Section, ToCome } from './section.tsx';
import { statementsOfBrief } from './statements.ts';
import { Unsure } from './unsure.tsx';

/** Reached from a brief: what it needs is listed with the brief's, not with the first screen's. */
export const OwnBriefScreen = lazyPart(
  () => import('../own-brief/own-brief-screen.tsx').then((m) => m.OwnBriefScreen),
  { fallback: <MaterialSkeleton />, isNeeded: true },
).Part;

export function BriefScreen({ id }: { id: number }) {
  return (
    <MaterialScreen name="Brief" query={useQuery(briefQuery(id))}>
      {(brief) => (
        <EditableMaterial key={brief.id} name="Brief" material={brief}>
          {(edited) => <BriefBesideText brief={edited} />}
        </EditableMaterial>
      )}
    </MaterialScreen>
  );
}

/** Also of a brief that is still being written, so that nothing moves when it is finished. */
export function BriefBesideText({ brief }: { brief: Brief }) {
  const statements = useMemo(() => statementsOfBrief(brief), [brief]);
  const gaps = gapSentences(brief);
  return (
    <BesideOpinion
      name="Brief"
      material={brief}
      statements={statements}
      clip={(pagesOf) => briefBlocks(brief, pagesOf)}
    >
      <MaterialPage material={brief}>
        {!isGrowing(brief) && <BriefToggle brief={brief} current="made" />}
        <Caption brief={brief} />
        <Holding brief={brief} />
        {!isGrowing(brief) && <ShortBrief brief={brief} />}
        {gaps.length > 0 && (
          <p className="mt-6 border-caution-ink border-l-2 pl-3 font-sans text-caution-ink text-sm">
            {gaps.join(' ')}
          </p>
        )}
        {briefShape.map((section) => (
          <BriefPart key={section.key} section={section} brief={brief} />
        ))}
      </MaterialPage>
    </BesideOpinion>
  );
}

function BriefPart({ section, brief }: { section: BriefSection; brief: Brief }) {
  switch (section.holds) {
    // It stands above all others.
    case 'statement':
      return null;
    case 'statements':
      return <Statements section={section} brief={brief} />;
    case 'opinions':
      return (
        !(isGrowing(brief) && brief[section.key].length === 0) && (
          <SeparateOpinions brief={brief} title={section.title} />
        )
      );
    case 'terms':
      return <KeyTerms brief={brief} title={section.title} />;
    case 'lines':
      return <NotInExcerpt brief={brief} title={section.title} />;
  }
}

function Statements({ section, brief }: { section: StatementsSection; brief: Brief }) {
  const { key, title, isFirac, isShownEmpty } = section;
  const items = brief[key];
  if (items.length === 0 && !isShownEmpty) return null;
  return (
    <Section
      part={key}
      title={title}
      firac={isFirac}
      menu={
        <SectionMenu
          title={title}
          list={key}
          items={items}
          clip={(pagesOf) => sectionBlocks(title, items, pagesOf)}
        />
      }
    >
      {items.length > 0 ? (
        <StatementList items={items} list={key} place={title} />
      ) : isGrowing(brief) ? (
        <ToCome />
      ) : candidatesFor(brief, key).length > 0 ? (
        <Unsure brief={brief} part={key} title={title} />
      ) : (
        <Nothing>{nothing.forPart}</Nothing>
      )}
    </Section>
  );
}

/** What one is asked for first in class: large enough to be read out from a phone. */
function Holding({ brief }: { brief: Brief }) {
  const { holding } = brief;
  return (
    <section aria-labelledby="holding" className="mt-6 border-accent-ink border-y py-5 print:mt-4 print:py-3">
      <h2 id="holding" className="mb-1.5 font-medium font-sans text-accent-ink text-sm">
        Holding
      </h2>
      {holding.text === '' ? (
        <ToCome />
      ) : (
        <StatementView
          item={holding}
          list="holding"
          name="Holding"
          isListed={false}
          className="text-xl leading-normal print:text-[13pt]"
        />
      )}
      <Unsure brief={brief} part="holding" title="Holding" />
    </section>
  );
}
