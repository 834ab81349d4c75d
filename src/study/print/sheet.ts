/** A material as sheets of paper show it: headings, statements with their pages, notes; in the words of the screen. */
import { candidatesFor } from '../material/choosing.ts';
import type { BriefContent, Check, Item, OutlineContent, QuestionSetContent } from '../material/schema.ts';
import { type BriefSection, briefShape } from '../material/shape.ts';
import { captionLines, otherName, partName } from '../words/captions.ts';
import { nothingIn, statedHolding } from '../words/choosing.ts';
import { type Gaps, gapSentences } from '../words/gaps.ts';
import { outlineNumber } from '../words/outline-numbers.ts';
import { type Places, type Source, sourcesOf } from '../words/pages.ts';
import { sectionName } from '../words/section-name.ts';
import { checkRemark, followUpName, labelled, nothing, remarksOn, unsure } from '../words/statements.ts';

/** `number` is empty where a statement has none. */
export type Statement = {
  number: string;
  /** What the statement is, such as "Rule", where the list holds several kinds. */
  name?: string;
  text: string;
  sources: Source[];
  /** In a word each, what is to be known of it before one relies on it. */
  remarks: string[];
  /** Of a sheet on several cases: the titles of those it is about. */
  cases?: readonly string[];
  children: Statement[];
};

export type Note = {
  name: string;
  text: string;
  /** All of the text, for a screen, where it was cut for paper. */
  whole?: string | undefined;
  sources: Source[];
  remarks: string[];
  cases?: readonly string[];
};

export type SheetPart = {
  /** Of a sheet that holds several materials: the one that begins here. */
  chapter?: string;
  heading: string;
  /** Easy, Medium or Hard. */
  label: string | null;
  statements: Statement[];
  notes: Note[];
};

export type Sheet = {
  kind: string;
  title: string;
  lines: string[];
  lead: Statement | null;
  /** What the material cannot rest on. */
  gaps: string[];
  parts: SheetPart[];
  /** Set small, for what must fit on a page. */
  isCompact?: boolean;
  /** What its title names where that is no case. */
  titled?: 'Class' | 'Class session';
};

/** Above every sheet. */
export type Heading = { title: string; lines: string[] };

/** The number of a statement in its list of so many; lists of the outermost level are at depth 0. */
type Numbers = (depth: number, index: number, count: number) => string;

/** As the screen has it: several points that belong under one are numbered. */
const numbersBelow: Numbers = (depth, index, count) => (depth > 0 && count > 1 ? `${index + 1}.` : '');

type KnownBrief = BriefContent & Gaps & Omit<Parameters<typeof otherName>[1], 'caption'>;

export function briefSheet(title: string, brief: KnownBrief, places: Places): Sheet {
  const other = otherName(title, brief);
  return {
    kind: 'Case Brief',
    title,
    lines: [...(other ? [other] : []), ...captionLines(brief)],
    lead: toStatements([statedHolding(brief)], places)[0] ?? null,
    gaps: gapSentences(brief),
    parts: briefShape.flatMap((section) => sectionParts(section, brief, places)),
  };
}

function sectionParts(section: BriefSection, brief: BriefContent, places: Places): SheetPart[] {
  const { title } = section;
  const withOffered = (part: SheetPart, key: string): SheetPart => ({
    ...part,
    statements: [...part.statements, ...toStatements(candidatesFor(brief, key), places)],
  });
  switch (section.holds) {
    // It leads the sheet; what there is to choose from in its place follows.
    case 'statement':
      return candidatesFor(brief, section.key).length > 0
        ? [withOffered(partOf(title, [], unsure.inPrint), section.key)]
        : [];
    case 'statements': {
      const items = brief[section.key];
      return items.length > 0 || section.isShownEmpty
        ? [
            withOffered(
              partOf(title, toStatements(items, places), nothingIn(brief, section.key)),
              section.key,
            ),
          ]
        : [];
    }
    case 'opinions': {
      const opinions = brief[section.key];
      if (opinions.length === 0) return [partOf(title, [], nothing.separate)];
      return opinions.map((opinion) =>
        partOf(partName(opinion), toStatements(opinion.summary, places), nothing.ofDifference),
      );
    }
    case 'terms':
      return brief[section.key].length > 0 ? [termsPart(title, brief[section.key], places)] : [];
    case 'lines':
      return brief[section.key].length > 0 ? [partOf(title, brief[section.key].map(plain))] : [];
  }
}

function partOf(heading: string, statements: Statement[], otherwise: string = nothing.forPart): SheetPart {
  return {
    heading,
    label: null,
    statements: statements.length > 0 ? statements : [plain(otherwise)],
    notes: [],
  };
}

const plain = (text: string): Statement => ({ number: '', text, sources: [], remarks: [], children: [] });

function termsPart(heading: string, terms: BriefContent['keyTerms'], places: Places): SheetPart {
  const notes = terms.map(({ term, meaning, pinpoints, check }) => ({
    name: term,
    text: meaning,
    sources: sourcesOf(pinpoints, places, undefined),
    remarks: remarksOf(check),
  }));
  return { heading, label: null, statements: [], notes };
}

function toStatements(
  items: readonly Item[],
  places: Places,
  numbers: Numbers = numbersBelow,
  depth = 0,
): Statement[] {
  return items.map((item, index) => ({
    number: numbers(depth, index, items.length),
    text: labelled(item),
    sources: sourcesOf(item.pinpoints, places, item.id),
    remarks: remarksOn(item),
    children: toStatements(item.children ?? [], places, numbers, depth + 1),
  }));
}

/** Statements that rest on nothing that is shown. */
export const statementsFor = (items: readonly Item[]): Statement[] =>
  toStatements(items, { pageNameOf: String, ordinalOf: () => undefined });

/** Of words that have no marks: whether a check could decide. */
function remarksOf(check: Check | undefined): string[] {
  const remark = checkRemark({ check });
  return remark ? [remark.word] : [];
}

const note = (name: string, text: string, check?: Check): Note => ({
  name,
  text,
  sources: [],
  remarks: remarksOf(check),
});

export function outlineSheet({ title, lines }: Heading, { sections }: OutlineContent, places: Places): Sheet {
  const numbers: Numbers = (depth, index) => outlineNumber(depth + 1, index);
  return {
    kind: 'Outline',
    title,
    lines,
    lead: null,
    gaps: [],
    parts: sections.map((section, index) =>
      partOf(
        `${outlineNumber(0, index)} ${sectionName(section.title)}`,
        toStatements(section.items, places, numbers),
        nothing.forSection,
      ),
    ),
  };
}

export function questionsSheet(
  { title, lines }: Heading,
  { questions }: QuestionSetContent,
  places: Places,
): Sheet {
  return {
    kind: 'Cold Call Questions',
    title,
    lines,
    lead: null,
    gaps: [],
    parts: questions.map(({ question, difficulty, answer, followUps, trap, checks, reread }, index) => ({
      heading: `${index + 1}. ${question}`,
      label: difficulty,
      statements: toStatements(answer, places),
      notes: [
        ...followUps.map((text) => note(followUpName(1), text, checks?.followUp)),
        ...(trap ? [note('Trap', trap, checks?.trap)] : []),
        ...(reread.length > 0
          ? [{ ...note('Reread', ''), sources: sourcesOf(reread, places, undefined) }]
          : []),
      ],
    })),
  };
}

type Case = { brief: BriefContent; outline: OutlineContent; questions: QuestionSetContent };

/** The three materials of a case one below the other. */
export function caseSheet(heading: Heading, { brief, outline, questions }: Case, places: Places): Sheet {
  const known = { ...brief, pageGaps: [], isExcerpt: false };
  const first = briefSheet(heading.title, known, places);
  const others = [outlineSheet(heading, outline, places), questionsSheet(heading, questions, places)];
  const parts = [first, ...others].flatMap(({ kind, parts: own }) =>
    own.map((part, index) => (index === 0 ? { ...part, chapter: kind } : part)),
  );
  return { ...first, kind: 'Study Material', lines: heading.lines, parts };
}
