/** Writes one invented opinion: any topic, any parties, any end, as the seed has it. */
import type { PartKind } from '../../../src/opinion/opinion.ts';
import type { Random } from '../random.ts';
import type { Forum, Story, StoryBlock, StoryPart } from '../story.ts';
import { citationsBehind } from './citations.ts';
import { endingOf } from './endings.ts';
import { dayBetween, fillerFor } from './fill.ts';
import { judgesOf, partiesOf, personOf } from './names.ts';
import { general, headings, noted, procedure, separate, type Topic, topics } from './sentences.ts';

/** What a court asks of its opinions, whatever they are about. */
export type Wish = {
  forum: Forum;
  isPerCuriam: boolean;
  withSyllabus: boolean;
  /** Concurrences and dissents are possible. */
  withSeparate: boolean;
  withHeadings: boolean;
  withNotes: boolean;
};

type Writing = {
  random: Random;
  /** No note is written twice. */
  notesLeft: string[];
  fill: (sentence: string) => string;
  topic: Topic;
  wish: Wish;
};

export function writeStory(random: Random, wish: Wish): Story {
  const parties = partiesOf(random);
  const topic = random.pick(topics);
  const writing: Writing = {
    random,
    notesLeft: random.shuffled(noted),
    fill: fillerFor(random, parties),
    topic,
    wish,
  };
  const decided = dayBetween(random, 2015, 2023);
  const judges = judgesOf(random, 5);
  const ending = endingOf(random, wish.forum);
  const lead = leadPart(writing, judges[0]!, ending.sentences.map(writing.fill));
  return {
    forum: wish.forum,
    parties,
    docket: { year: decided.year - 1, number: random.whole(101, 9899) },
    decided,
    argued: {
      ...decided,
      month: Math.max(1, decided.month - 3),
      year: decided.year - (decided.month < 4 ? 1 : 0),
    },
    judges,
    counsel: [personOf(random), personOf(random), personOf(random)],
    syllabus: wish.withSyllabus ? syllabusOf(writing) : [],
    parts: [lead, ...(wish.withSeparate ? separateParts(writing, judges) : [])],
    disposition: ending.does,
  };
}

function leadPart(writing: Writing, author: string, end: string[]): StoryPart {
  const { random, fill, topic, wish } = writing;
  const notes: string[][] = [];
  const text = (sentences: readonly string[], count: number) =>
    paragraphs(writing, sentences, count, notes, wish.withNotes);
  const heading = (level: 1 | 2, words: string): StoryBlock[] =>
    wish.withHeadings ? [{ kind: 'heading', level, text: words }] : [];
  const blocks: StoryBlock[] = [
    ...text([`The question in this case is ${topic.question}.`, ...random.shuffled(general).slice(0, 3)], 1),
    ...heading(1, random.pick(headings.facts)),
    ...text(topic.facts, random.whole(2, 3)),
    ...text(random.shuffled(procedure).slice(0, 4), 1),
    ...heading(1, random.pick(headings.reasons)),
    ...heading(2, random.pick(headings.law)),
    ...text([...topic.law, ...random.shuffled(general).slice(0, 3)], 2),
    ...quotation(writing),
    ...heading(2, random.pick(headings.minor)),
    ...text(
      [...topic.reasons, ...random.shuffled(general).slice(0, random.whole(4, 14))],
      random.whole(3, 5),
    ),
    ...(random.chance(0.4) ? items(writing) : []),
    ...text(random.shuffled(general).slice(0, random.whole(4, 10)), random.whole(2, 3)),
    ...(random.chance(0.6) ? secondIssue(writing, text, heading) : []),
    ...heading(1, random.pick(headings.end)),
    { kind: 'text', sentences: end },
  ];
  const kind: PartKind = wish.isPerCuriam ? 'per_curiam' : 'majority';
  return { kind, ...(wish.isPerCuriam ? {} : { author }), blocks: blocks.map(filled(fill)), notes };
}

/** Another dispute of the same parties, as appeals often bring. */
function secondIssue(
  { random, topic }: Writing,
  text: (sentences: readonly string[], count: number) => StoryBlock[],
  heading: (level: 1 | 2, words: string) => StoryBlock[],
): StoryBlock[] {
  const other = random.pick(topics.filter((each) => each !== topic));
  return [
    ...heading(2, random.pick(headings.second)),
    ...text([`There remains ${other.question}.`, ...random.shuffled(other.facts).slice(0, 5)], 2),
    ...text([...other.law, ...other.reasons, ...random.shuffled(general).slice(0, 6)], random.whole(3, 5)),
  ];
}

function separateParts(writing: Writing, judges: string[]): StoryPart[] {
  const { random } = writing;
  const kinds: PartKind[] = [];
  if (random.chance(0.5)) kinds.push('concurrence');
  if (random.chance(0.6)) kinds.push('dissent');
  return kinds.map((kind, index) => {
    const notes: string[][] = [];
    const end =
      kind === 'dissent'
        ? 'For these reasons, I respectfully dissent.'
        : 'I therefore concur in the judgment.';
    const blocks: StoryBlock[] = [
      ...paragraphs(
        writing,
        random.shuffled(separate).slice(0, 7),
        random.whole(2, 4),
        notes,
        writing.wish.withNotes,
      ),
      { kind: 'text', sentences: [end] },
    ];
    return { kind, author: judges[index + 1]!, blocks: blocks.map(filled(writing.fill)), notes };
  });
}

/** The sentences dealt out over so many paragraphs, some with citations, some with a footnote's mark. */
function paragraphs(
  { random, fill, notesLeft }: Writing,
  sentences: readonly string[],
  count: number,
  notes: string[][],
  withNotes: boolean,
): StoryBlock[] {
  const each = Math.ceil(sentences.length / count);
  return Array.from({ length: count }, (_, index) => sentences.slice(index * each, (index + 1) * each))
    .filter((own) => own.length > 0)
    .map((own) => ({
      kind: 'text' as const,
      sentences: own
        .flatMap((sentence) => sentence.split(/(?<=\?) (?=[A-Z])/))
        .map((sentence) => {
          const cited = `${fill(sentence)}${/[.]$/.test(sentence) ? citationsBehind(random) : ''}`;
          if (!withNotes || notesLeft.length === 0 || !random.chance(0.09)) return cited;
          notes.push(noteFrom(notesLeft, random, fill));
          return `${cited}⟦${notes.length}⟧`;
        }),
    }));
}

function noteFrom(left: string[], random: Random, fill: (sentence: string) => string): string[] {
  const sentences = left.splice(0, random.chance(0.15) ? 4 : 1);
  return sentences
    .flatMap((each) => fill(each).split(/(?<=\.) (?=[A-Z])/))
    .map((each, index, all) => (index === all.length - 1 ? each + citationsBehind(random) : each));
}

function quotation({ random, topic }: Writing): StoryBlock[] {
  const quoted = random.pick(topic.quoted);
  const lead = random.pick([
    'The provision on which the case turns reads as follows:',
    'It says, in the part that matters here:',
    'The relevant words are these:',
  ]);
  return [
    { kind: 'text', sentences: [lead] },
    { kind: 'quote', sentences: quoted.split(/(?<=\.) (?=[A-Z])/) },
  ];
}

function items({ random, topic }: Writing): StoryBlock[] {
  const own = random.shuffled(topic.law).slice(0, 3);
  return [
    { kind: 'text', sentences: ['Three principles govern.'] },
    ...own.map((sentence, index): StoryBlock => ({ kind: 'item', number: index + 1, sentences: [sentence] })),
  ];
}

function syllabusOf({ random, fill, topic }: Writing): string[] {
  return [
    random.shuffled(topic.facts).slice(0, 5).map(fill).join(' '),
    `_Held_: ${random.pick(topic.law)} Pp. ${random.whole(4, 9)}–${random.whole(10, 18)}.`,
  ];
}

function filled(fill: (sentence: string) => string): (block: StoryBlock) => StoryBlock {
  return (block) =>
    block.kind === 'heading'
      ? { ...block, text: fill(block.text) }
      : { ...block, sentences: block.sentences.map(fill) };
}
