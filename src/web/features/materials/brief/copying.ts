/** A brief, or a section of it, for the clipboard. */
import type { Brief } from '../../../../shared/materials.ts';
import { candidatesFor } from '../../../../study/material/choosing.ts';
import type { Item, KeyTerm } from '../../../../study/material/schema.ts';
import { type BriefSection, briefShape } from '../../../../study/material/shape.ts';
import { captionLines, partName } from '../../../../study/words/captions.ts';
import { nothingIn, statedHolding } from '../../../../study/words/choosing.ts';
import { gapSentences } from '../../../../study/words/gaps.ts';
import { nothing } from '../../../../study/words/statements.ts';
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

export function sectionBlocks(
  title: string,
  items: readonly Item[],
  pagesOf: PagesOf,
  otherwise: string = nothing.forPart,
): Block[] {
  const said = blocksOf(items, pagesOf, numbering);
  return [heading(title), ...(said.length > 0 ? said : [{ kind: 'text', text: otherwise } as const])];
}

export function briefBlocks(brief: Brief, pagesOf: PagesOf): Block[] {
  return [
    ...captionBlocks(brief),
    ...briefShape.flatMap((section) => blocksOfSection(section, brief, pagesOf)),
  ];
}

function blocksOfSection(section: BriefSection, brief: Brief, pagesOf: PagesOf): Block[] {
  const { title } = section;
  switch (section.holds) {
    case 'statement':
      return [
        heading(title),
        { kind: 'text', text: lineOf(statedHolding(brief), pagesOf).text },
        ...offered(brief, section.key, pagesOf),
        ...gapSentenceBlocks(brief),
      ];
    case 'statements': {
      const items = brief[section.key];
      return items.length > 0 || section.isShownEmpty
        ? [
            ...sectionBlocks(title, items, pagesOf, nothingIn(brief, section.key)),
            ...offered(brief, section.key, pagesOf),
          ]
        : [];
    }
    case 'opinions': {
      const opinions = brief[section.key];
      if (opinions.length === 0) return noSeparateBlocks(title);
      return [heading(title), ...opinions.flatMap((opinion) => separateBlocks(opinion, pagesOf))];
    }
    case 'terms':
      return brief[section.key].length > 0 ? termBlocks(title, brief[section.key], pagesOf) : [];
    case 'lines':
      return brief[section.key].length > 0 ? gapBlocks(title, brief[section.key]) : [];
  }
}

/** What comes closest, where nothing is chosen. */
const offered = (brief: Brief, part: string, pagesOf: PagesOf): Block[] =>
  blocksOf(candidatesFor(brief, part), pagesOf, numbering);

function gapSentenceBlocks(brief: Brief): Block[] {
  const gaps = gapSentences(brief);
  return gaps.length > 0 ? [{ kind: 'text', text: gaps.join(' ') }] : [];
}

function captionBlocks(brief: Brief): Block[] {
  return [
    { kind: 'heading', level: 1, text: brief.caseTitle },
    ...captionLines(brief).map((text): Block => ({ kind: 'text', text })),
  ];
}

export const noSeparateBlocks = (title: string): Block[] => [
  heading(title),
  { kind: 'text', text: nothing.separate },
];

export const separateBlocks = (opinion: Brief['separateOpinions'][number], pagesOf: PagesOf): Block[] => [
  heading(partName(opinion), 3),
  ...blocksOf(opinion.summary, pagesOf, numbering),
];

export const termBlocks = (title: string, terms: readonly KeyTerm[], pagesOf: PagesOf): Block[] => [
  heading(title),
  ...terms.map(
    ({ term, meaning, pinpoints }): Block => ({
      kind: 'text',
      text: `${term}: ${meaning}${cited(pagesOf(pinpoints))}`,
    }),
  ),
];

export const gapBlocks = (title: string, gaps: readonly string[]): Block[] => [
  heading(title),
  { kind: 'list', lines: gaps.map((text) => ({ text, below: [] })), numbering },
];
