/** Her own brief, made of her highlights, with the brief that was made for her beside it. */
import { useQuery } from '@tanstack/react-query';
import { Download, Ellipsis, Printer } from 'lucide-react';
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
import { IconButton } from '../../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { useDownload } from '../../subscription/queries.ts';
import { BesideOpinion } from '../beside-opinion.tsx';
import { Failure } from '../material-screen.tsx';
import { MaterialSkeleton } from '../material-skeleton.tsx';
import { briefQuery } from '../queries.ts';
import { BriefToggle } from './own-brief-link.tsx';
import { OwnSections } from './own-sections.tsx';
import { ownBriefQuery } from './queries.ts';

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
      <article className="own-brief relative mx-auto max-w-5xl px-5 pt-6 pb-20 font-serif text-ink text-reading sm:px-10 sm:pt-8 print:max-w-none print:p-0 print:text-[10.5pt]">
        <header>
          <BriefToggle brief={brief} current="own" />
          <h1 className="font-semibold text-2xl text-ink break-words">{brief.caseTitle}</h1>
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

function Tools({ caseId }: { caseId: number }) {
  const download = useDownload();
  return (
    <Menu
      trigger={
        <IconButton label="Print or download my brief">
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Printer />} onSelect={() => window.print()}>
        Print
      </MenuItem>
      <MenuSeparator />
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
    </Menu>
  );
}
