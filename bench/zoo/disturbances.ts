/** What happens to pages on their way: each may befall any text in any layout. */
import { withoutLigatureNames } from './ligature-loss.ts';
import type { Random } from './random.ts';
import type { Story } from './story.ts';

export type Disturbance = {
  name: string;
  toStory?(story: Story, random: Random): Story;
  toSource?(source: string, random: Random): string;
  toPdf?(pdf: Buffer): Buffer;
};

const foreground = (content: string) => (source: string) =>
  `#set page(foreground: context { ${content} })\n${source}`;

const watermarks = [
  'Page Proof Pending Publication',
  'DRAFT',
  'UNOFFICIAL COPY',
  'Not for publication until released',
];

export const disturbances: Disturbance[] = [
  { name: 'none' },
  {
    name: 'slanted watermark',
    toSource: (source, random) =>
      foreground(
        `align(center + horizon, rotate(-${random.whole(30, 58)}deg, text(size: ${random.whole(30, 52)}pt, fill: luma(${random.whole(190, 225)}))[${random.pick(watermarks)}]))`,
      )(source),
  },
  { name: 'ligatures without names', toPdf: withoutLigatureNames },
  { name: 'heavy type', toSource: (source) => source.replace('weight: 400', 'weight: 700') },
  {
    name: 'filing stamp',
    toSource: (source, random) =>
      foreground(
        `place(top + center, dy: 12pt, text(font: "DejaVu Sans Mono", size: 8pt, fill: rgb("#0000cc"))[Case 1:${random.whole(11, 22)}-cv-0${random.whole(1000, 9999)}-RMB   Document ${random.whole(20, 190)}   Filed 0${random.whole(1, 9)}/${random.whole(10, 28)}/${random.whole(15, 23)}   Page #here().page() of #counter(page).final().first()])`,
      )(source),
  },
  {
    name: 'stamp along the margin',
    toSource: (source, random) =>
      foreground(
        `place(left + horizon, dx: -66pt, rotate(-90deg, text(size: 9pt)[FILED: KINGS COUNTY CLERK 0${random.whole(1, 9)}/${random.whole(10, 28)}/2019 0${random.whole(1, 9)}:42 PM]))`,
      )(source),
  },
  {
    name: 'received stamp',
    toSource: (source, random) =>
      foreground(
        `if here().page() == 1 { place(top + right, dx: -40pt, dy: ${random.whole(90, 420)}pt, rotate(-${random.whole(9, 20)}deg, text(size: 15pt, fill: rgb("#b00020"))[RECEIVED #linebreak() CLERK OF COURT #linebreak() NOV ${random.whole(10, 28)} 2019])) }`,
      )(source),
  },
  {
    name: 'two spaces behind stops',
    toStory: (story) => mapText(story, (text) => text.replace(/(?<=[.?!]) (?=[A-Z_])/g, '  ')),
  },
  {
    name: 'soft hyphens and hard spaces',
    toStory: (story, random) =>
      mapText(story, (text) =>
        text
          .replace(/(?<=§) /g, '\u00a0')
          .replace(/(?<=\b(?:No|Dr|Ms)\.) /g, '\u00a0')
          .replace(/\p{Ll}{9,}/gu, (word) =>
            random.chance(0.5) ? `${word.slice(0, 4)}\u00ad${word.slice(4)}` : word,
          ),
      ),
  },
  { name: 'tight words', toSource: (source) => source.replace('lang: "en")', 'lang: "en", spacing: 74%)') },
  {
    name: 'spaced letters',
    toSource: (source) => source.replace('lang: "en")', 'lang: "en", tracking: 0.035em)'),
  },
];

/** Every sentence of opinions and notes changed; headings and captions stay. */
function mapText(story: Story, change: (text: string) => string): Story {
  return {
    ...story,
    parts: story.parts.map((part) => ({
      ...part,
      blocks: part.blocks.map((block) =>
        block.kind === 'heading' ? block : { ...block, sentences: block.sentences.map(change) },
      ),
      notes: part.notes.map((sentences) => sentences.map(change)),
    })),
  };
}
