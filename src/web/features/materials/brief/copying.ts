/** A brief, or a section of it, for the clipboard. */
import type { Brief } from '../../../../shared/materials.ts';
import type { Item, KeyTerm } from '../../../../study/material/schema.ts';
import { captionLines, partName } from '../../../../study/words/captions.ts';
import { gapSentences } from '../../../../study/words/gaps.ts';
import { briefSections, nothing } from '../../../../study/words/statements.ts';
import {
  type Block,
  blocksOf,
  cited,
  lineOf,
  type Numbering,
  type PagesOf,
} from '../../../desk/copying/blocks.ts';

const numbering: Numbering = ['1', 'a', 'i'];

const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });

export function sectionBlocks(title: string, items: readonly Item[], pagesOf: PagesOf): Block[] {
  const said = blocksOf(items, pagesOf, numbering);
  return [heading(title), ...(said.length > 0 ? said : [missing])];
}

const missing: Block = { kind: 'text', text: nothing.forPart };

export function briefBlocks(brief: Brief, pagesOf: PagesOf): Block[] {
  const { separateOpinions, keyTerms, whyAssigned, notInExcerpt } = brief;
  const gaps = gapSentences(brief);
  return [
    ...captionBlocks(brief),
    heading('Holding'),
    { kind: 'text', text: lineOf(brief.holding, pagesOf).text },
    ...(gaps.length > 0 ? [{ kind: 'text', text: gaps.join(' ') } as const] : []),
    ...briefSections.flatMap(({ part, title }) => sectionBlocks(title, brief[part], pagesOf)),
    ...(separateOpinions.length > 0
      ? [separateHeading, ...separateOpinions.flatMap((opinion) => separateBlocks(opinion, pagesOf))]
      : noSeparateBlocks()),
    ...(keyTerms.length > 0 ? termBlocks(keyTerms, pagesOf) : []),
    ...(whyAssigned.length > 0 ? sectionBlocks('Why it is assigned', whyAssigned, pagesOf) : []),
    ...(notInExcerpt.length > 0 ? gapBlocks(notInExcerpt) : []),
  ];
}

function captionBlocks({ caseTitle, caption }: Brief): Block[] {
  return [
    { kind: 'heading', level: 1, text: caseTitle },
    ...captionLines(caption).map((text): Block => ({ kind: 'text', text })),
  ];
}

const separateHeading = heading('Separate opinions');

export const noSeparateBlocks = (): Block[] => [separateHeading, { kind: 'text', text: nothing.separate }];

export const separateBlocks = (opinion: Brief['separateOpinions'][number], pagesOf: PagesOf): Block[] => [
  heading(partName(opinion), 3),
  ...blocksOf(opinion.summary, pagesOf, numbering),
];

export const termBlocks = (terms: readonly KeyTerm[], pagesOf: PagesOf): Block[] => [
  heading('Key terms'),
  ...terms.map(
    ({ term, meaning, pinpoints }): Block => ({
      kind: 'text',
      text: `${term}: ${meaning}${cited(pagesOf(pinpoints))}`,
    }),
  ),
];

export const gapBlocks = (gaps: readonly string[]): Block[] => [
  heading('Not in this excerpt'),
  { kind: 'list', lines: gaps.map((text) => ({ text, below: [] })), numbering },
];
