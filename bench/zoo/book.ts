/** Invented casebooks: edited opinions between chapters, statutes, notes and problems, whose beginnings and ends are known. */
import { type Random, randomFrom } from './random.ts';
import type { Story } from './story.ts';
import { citationsBehind } from './texts/citations.ts';
import { writeStory } from './texts/write-story.ts';
import { typeset } from './typeset.ts';
import { lines, plain, words } from './typst.ts';

/** `first` and `last` are sentences of the opinion; what stands in `foreign` is in none. */
export type BookCase = { name: string; first: string; last: string };
export type Book = { pdf: Buffer; cases: BookCase[]; foreign: string[]; manner: string };

/** How one publisher sets its books. */
type Manner = {
  /** What a case's title says beside its name. */
  title: 'cited' | 'cited below' | 'court below' | 'named';
  numbering: 'none' | 'decimal' | 'principal case' | 'letter';
  isCapital: boolean;
  /** In points, beside a text of ten. */
  titleSize: number;
  isBold: boolean;
  isCentered: boolean;
  /** What an opinion's own headings are set as. */
  inside: 'none' | 'bold' | 'italic' | 'as titles';
  /** Whether the outline lists those too. */
  isDeep: boolean;
  startsPage: boolean;
  opener: 'none' | 'judge' | 'justice';
  behind: 'notes' | 'problem' | 'none';
  withContents: boolean;
};

export function bookOf(seed: string, count: number): Book {
  const random = randomFrom(`book ${seed}`);
  const manner = mannerOf(random);
  const source: string[] = [settings(manner)];
  const cases: BookCase[] = [];
  const foreign: string[] = [];
  const aside = (sentences: string[]) => {
    foreign.push(...sentences);
    source.push(`#par[${words(sentences.join(' '))}]\n`);
  };
  source.push('#align(center)[#text(size: 24pt)[Materials on Carriers]]\n#pagebreak()\n');
  if (manner.withContents) source.push('#outline(depth: 3)\n#pagebreak()\n');
  for (let at = 0; at < count; at++) {
    if (at % 3 === 0) {
      if (at > 0) source.push('#pagebreak()\n');
      source.push(`#heading(level: 1)[${words(`Chapter ${at / 3 + 1}: ${random.pick(subjects)}`)}]\n`);
      aside(prose(random, `The cases in part ${at} deal with one subject.`));
      source.push(`#heading(level: 2)[${words(random.pick(subjects))}]\n`);
    }
    if (random.chance(0.4)) {
      source.push(`#heading(level: 3)[${words(`Restatement (Second) of Carriage § ${40 + at}`)}]\n`);
      aside(prose(random, `A carrier of rank ${at} shall answer for what it loses.`));
    }
    cases.push(printCase(source, manner, random, at));
    printBehind(source, manner, at, aside, random);
  }
  const { pdf } = typeset(source.join(''));
  return { pdf, cases, foreign, manner: JSON.stringify(manner) };
}

function mannerOf(random: Random): Manner {
  const titleSize = random.pick([10, 12, 14, 16]);
  const isPlain = titleSize === 10;
  return {
    title: random.pick(['cited', 'cited', 'cited below', 'court below', 'named']),
    numbering: random.pick(['none', 'none', 'decimal', 'principal case', 'letter']),
    isCapital: random.chance(0.2),
    titleSize,
    isBold: isPlain || random.chance(0.5),
    isCentered: random.chance(0.4),
    inside: random.pick(isPlain ? ['none', 'italic', 'as titles'] : ['none', 'bold', 'italic']),
    isDeep: random.chance(0.3),
    startsPage: random.chance(0.4),
    opener: random.pick(['none', 'judge', 'justice']),
    behind: random.pick(['notes', 'notes', 'problem', 'none']),
    withContents: random.chance(0.5),
  };
}

const subjects = ['Loss at Sea', 'Delay', 'The Duty of Care', 'Passengers', 'Liens', 'Notice', 'Warehouses'];
const courts = [
  ['9th Cir.', 'United States Court of Appeals for the Ninth Circuit', 'F.3d'],
  ['Ohio', 'Supreme Court of Ohio', 'N.E.2d'],
  ['N.Y.', 'Court of Appeals of New York', 'N.E.2d'],
  ['S.D.N.Y.', 'United States District Court for the Southern District of New York', 'F. Supp. 2d'],
  ['Cal. Ct. App.', 'California Court of Appeal', 'Cal. Rptr. 2d'],
] as const;

function settings({ titleSize, isBold, isCentered }: Manner): string {
  const title = `text(size: ${titleSize}pt, weight: ${isBold ? '"bold"' : '"regular"'})`;
  return [
    '#set page(width: 504pt, height: 720pt, margin: 54pt, numbering: "1")\n',
    '#set text(font: "Libertinus Serif", size: 10pt)\n#set par(justify: true, spacing: 11pt)\n#set block(spacing: 13pt)\n',
    '#show heading.where(level: 1): set text(size: 22pt)\n#show heading.where(level: 2): set text(size: 18pt)\n',
    `#show heading.where(level: 3): it => block(above: 18pt, below: 10pt, width: 100%)[#set align(${isCentered ? 'center' : 'left'}); #set ${title}; #it.body]\n`,
  ].join('');
}

function printCase(source: string[], manner: Manner, random: Random, at: number): BookCase {
  const story = writeStory(random, {
    forum: 'appeal',
    isPerCuriam: false,
    withSyllabus: false,
    withSeparate: false,
    withHeadings: manner.inside !== 'none',
    withNotes: false,
  });
  const [short, court, reporter] = random.pick(courts);
  const name = `${story.parties.first.cited} v. ${story.parties.second.cited}`;
  const cite = `${random.whole(20, 600)} ${reporter} ${random.whole(10, 900)}`;
  const { year } = story.decided;
  const shown = manner.isCapital ? name.toUpperCase().replace(' V. ', ' v. ') : name;
  const title = manner.title === 'cited' ? `${shown}, ${cite} (${short} ${year})` : shown;
  const number = {
    none: '',
    decimal: `${1 + Math.floor(at / 3)}.${1 + (at % 3)} `,
    'principal case': 'Principal Case – ',
    letter: `${'ABC'[at % 3]}. `,
  }[manner.numbering];
  if (manner.startsPage) source.push('#pagebreak(weak: true)\n');
  source.push(`#heading(level: 3)[${words(number + title)}]\n`);
  if (manner.title === 'cited below') source.push(lines('left', [`${cite} (${year})`]));
  if (manner.title === 'court below') source.push(lines('left', [court, String(year)]));
  const judge = story.judges[0]!;
  if (manner.opener === 'judge') source.push(lines('left', [`${judge.toUpperCase()}, Circuit Judge.`]));
  if (manner.opener === 'justice')
    source.push(lines('left', [`Justice ${judge} delivered the opinion of the Court.`]));
  const sentences = printOpinion(source, manner, story, random);
  return { name, first: sentences[0]!, last: sentences.at(-1)! };
}

function printOpinion(source: string[], manner: Manner, story: Story, random: Random): string[] {
  const told: string[] = [];
  for (const block of story.parts[0]!.blocks) {
    if (block.kind === 'heading') {
      source.push(headingInside(manner, block.text));
      continue;
    }
    if (random.chance(0.1)) source.push(`#par[${words('[…]')}]\n`);
    told.push(...block.sentences.map(plain));
    source.push(`#par[${words(block.sentences.join(' '))}]\n`);
  }
  return told;
}

function headingInside({ inside, isDeep, titleSize }: Manner, text: string): string {
  const look = inside === 'italic' ? 'style: "italic"' : 'weight: "bold"';
  const size = inside === 'as titles' ? titleSize : 10;
  const set = `#text(size: ${size}pt, ${look})[${words(text)}]`;
  return isDeep
    ? `#[#show heading.where(level: 4): it => block(above: 12pt, below: 8pt)[#set text(weight: "regular", size: 10pt); #it.body]\n#heading(level: 4)[${set}]]\n`
    : `#block(above: 12pt, below: 8pt)[${set}]\n`;
}

function printBehind(
  source: string[],
  { behind, isBold }: Manner,
  at: number,
  aside: (sentences: string[]) => void,
  random: Random,
): void {
  if (behind === 'none') return;
  const title = behind === 'notes' ? random.pick(['Notes and Questions', 'Notes', 'Questions']) : 'Problem';
  source.push(
    `#block(above: 14pt, below: 8pt)[#text(${isBold ? 'weight: "bold"' : 'style: "italic"'}, size: 10pt)[${words(title)}]]\n`,
  );
  for (let index = 1; index <= 3; index++)
    aside(
      prose(
        random,
        `${index}. What would the court of case ${at} have said to a lost trunk number ${index}?`,
      ),
    );
}

function prose(random: Random, first: string): string[] {
  const rest = ['Compare the rule with the one before it.', 'Students disagree on this.', 'Is that sound?'];
  return [first, ...random.shuffled(rest).slice(0, 2), `See ${citationsBehind(random).trim() || 'above'}`];
}
