/** An outline, or a section of it, for the clipboard. */
import type { Outline } from '../../../../shared/materials.ts';
import { outlineNumber } from '../../../../study/words/outline-numbers.ts';
import { sectionName } from '../../../../study/words/section-name.ts';
import { nothing } from '../../../../study/words/statements.ts';
import { type Block, lineOf, type Numbering, type PagesOf } from '../../../desk/copying/blocks.ts';

/** Below the Roman numerals of the sections, which are headings. */
const numbering: Numbering = ['A', '1', 'a', '1'];

export function sectionBlocks(
  { title, items }: Outline['sections'][number],
  index: number,
  pagesOf: PagesOf,
): Block[] {
  const lines = items.map((item) => lineOf(item, pagesOf));
  return [
    { kind: 'heading', level: 2, text: `${outlineNumber(0, index)} ${sectionName(title)}` },
    lines.length > 0 ? { kind: 'list', lines, numbering } : { kind: 'text', text: nothing.forSection },
  ];
}

export const outlineBlocks = ({ caseTitle, sections }: Outline, pagesOf: PagesOf): Block[] => [
  { kind: 'heading', level: 1, text: caseTitle },
  ...sections.flatMap((section, index) => sectionBlocks(section, index, pagesOf)),
];
