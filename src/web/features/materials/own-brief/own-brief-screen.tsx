/** Her own brief, made of her highlights, with the brief that was made for her beside it. */
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { documentFormats, fileFormats, ownWordsFormats } from '../../../../shared/downloads.ts';
import type { OwnBrief } from '../../../../shared/highlights.ts';
import type { Brief } from '../../../../shared/materials.ts';
import { colourWords } from '../../../../study/words/highlights.ts';
import { useTitle } from '../../../browser/title.ts';
import { DeskFrame } from '../../../desk/desk-frame.tsx';
import type { Statement } from '../../../desk/statements/statements.ts';
import { LoadFailure } from '../../../frame/load-failure.tsx';
import { downloadPath } from '../../../paths.ts';
import { MenuItem } from '../../../ui/menu.tsx';
import { useDownload } from '../../subscription/queries.ts';
import { BesideOpinion } from '../beside-opinion.tsx';
import { ownBriefQuery } from '../highlights/queries.ts';
import { Failure } from '../material-screen.tsx';
import { MaterialSkeleton } from '../material-skeleton.tsx';
import { askTool, printTool, ToolRow } from '../material-tools.tsx';
import { briefQuery } from '../queries.ts';
import { BriefToggle } from './own-brief-link.tsx';
import { OwnSections } from './own-sections.tsx';

export function OwnBriefScreen({ id }: { id: number }) {
  const brief = useQuery(briefQuery(id));
  useTitle(brief.data ? `My Brief · ${brief.data.caseTitle}` : 'My Brief');
  return (
    <DeskFrame>
      {brief.isPending && <MaterialSkeleton />}
      {brief.isError && <Failure name="Brief" error={brief.error} onRetry={() => void brief.refetch()} />}
      {brief.isSuccess && <OwnBriefOf brief={brief.data} />}
    </DeskFrame>
  );
}

const noStatements: readonly Statement[] = [];

/** What the margin of the opinion leads back to. */
const statementsOf = ({ sections }: OwnBrief): Statement[] =>
  sections.flatMap(({ part, hers, made }) => [
    ...hers.map(({ highlight: { id, quote, places } }) => ({
      ...{ id: `highlight-${id}`, place: `My ${colourWords[part].name}`, text: quote },
      pinpoints: places.map(({ paragraphId, page }) => ({ paragraphId, page, quote })),
      // Its own letter stands in the text.
      isReference: true as const,
    })),
    ...made.map(({ id, text, pinpoints }) => ({ id, place: colourWords[part].name, text, pinpoints })),
  ]);

function OwnBriefOf({ brief }: { brief: Brief }) {
  const own = useQuery(ownBriefQuery(brief.caseId));
  const statements = useMemo(() => (own.data ? statementsOf(own.data) : noStatements), [own.data]);
  return (
    <BesideOpinion
      name="Brief"
      material={brief}
      statements={statements}
      tools={<Tools caseId={brief.caseId} />}
    >
      {/* It begins where the brief does, and is wider to the right for its two columns. */}
      <article className="own-brief relative ml-[max(0px,calc((100%-var(--measure))/2))] max-w-5xl px-5 pt-6 pb-20 font-serif text-ink text-reading sm:px-10 sm:pt-8 print:ml-0 print:max-w-none print:p-0 print:text-[10.5pt]">
        <header>
          <BriefToggle brief={brief} current="own" />
          <p className="flex min-h-6 items-center font-medium font-sans text-ink-faint text-sm sm:min-h-5">
            My brief
          </p>
          <h1 className="mt-1 font-semibold text-2xl text-ink break-words">{brief.caseTitle}</h1>
        </header>
        {own.isPending && <MaterialSkeleton />}
        {own.isError && (
          <LoadFailure of={own} title="Your brief couldn’t be loaded" otherwise="Try again in a moment." />
        )}
        {own.isSuccess && <OwnSections own={own.data} />}
      </article>
    </BesideOpinion>
  );
}

const tools = [askTool, printTool('Print my brief')];

function Tools({ caseId }: { caseId: number }) {
  const download = useDownload();
  return (
    <ToolRow tools={tools} downloadLabel="Download my brief">
      {documentFormats.map((format) => (
        <MenuItem
          key={format}
          icon={<Download />}
          onSelect={() =>
            download(downloadPath.ownBrief(caseId, format), {
              isFree: ownWordsFormats.some((free) => free === format),
            })
          }
        >
          Download as {fileFormats[format].name}
        </MenuItem>
      ))}
    </ToolRow>
  );
}
