/** Of a material the student's own words alone, under the headings where they stand. */
import { ownAmong } from '../material/own-words.ts';
import type {
  BriefContent,
  Item,
  MaterialKind,
  OutlineContent,
  QuestionSetContent,
} from '../material/schema.ts';
import { briefShape } from '../material/shape.ts';
import { partName } from '../words/captions.ts';
import { sectionName } from '../words/section-name.ts';
import { followUpName } from '../words/statements.ts';
import { type Heading, type Note, type Sheet, type SheetPart, statementsFor } from './sheet.ts';

type Content =
  | { kind: 'brief'; content: BriefContent }
  | { kind: 'outline'; content: OutlineContent }
  | { kind: 'questions'; content: QuestionSetContent };

const kindNames: Record<MaterialKind, string> = {
  brief: 'Case Brief',
  outline: 'Outline',
  questions: 'Cold Call Questions',
};

/** Where it rests is not said: the passages belong to what was generated. */
export function ownSheet({ title, lines }: Heading, material: Content): Sheet {
  const parts = partsOf(material).filter(({ statements, notes }) => statements.length + notes.length > 0);
  return {
    kind: `${kindNames[material.kind]}: My Words`,
    title,
    lines,
    lead: null,
    gaps: parts.length > 0 ? [] : ['Nothing here is in your own words yet.'],
    parts,
  };
}

function partsOf(material: Content): SheetPart[] {
  switch (material.kind) {
    case 'brief':
      return briefShape.flatMap((section) => briefParts(section, material.content));
    case 'outline':
      return material.content.sections.map(({ title, items }) => partOf(sectionName(title), items));
    case 'questions':
      return material.content.questions.map(questionPart);
  }
}

function briefParts(section: (typeof briefShape)[number], brief: BriefContent): SheetPart[] {
  const { title } = section;
  switch (section.holds) {
    case 'statement':
      return [partOf(title, [brief[section.key]])];
    case 'statements':
      return [partOf(title, brief[section.key])];
    case 'opinions':
      return brief[section.key].map((opinion) => partOf(partName(opinion), opinion.summary));
    case 'terms': {
      const own = brief[section.key].filter(({ isOwn, generated }) => isOwn || generated !== undefined);
      return [{ ...partOf(title, []), notes: own.map(({ term, meaning }) => note(term, meaning)) }];
    }
    case 'lines': {
      const made = brief.generatedGaps ?? brief[section.key];
      const own = brief[section.key].filter((line) => !made.includes(line));
      return [{ ...partOf(title, []), notes: own.map((line) => note('', line)) }];
    }
  }
}

/** Under the number that the question has on the screen, unless the question is hers too. */
function questionPart(
  { question, answer, followUps, trap, generated, difficulty }: QuestionSetContent['questions'][number],
  index: number,
): SheetPart {
  const isReworded = generated?.question !== undefined;
  const heading = isReworded ? `${index + 1}. ${question}` : `Question ${index + 1}`;
  return {
    ...partOf(heading, answer),
    label: difficulty,
    notes: [
      ...(isReworded ? [note('My question', question)] : []),
      ...(generated?.followUps
        ? followUps
            .filter((words) => !generated.followUps?.includes(words))
            .map((words) => note(followUpName(1), words))
        : []),
      ...(generated?.trap !== undefined && trap ? [note('Trap', trap)] : []),
    ],
  };
}

const note = (name: string, text: string): Note => ({ name, text, sources: [], remarks: [] });

const partOf = (heading: string, items: readonly Item[]): SheetPart => ({
  heading,
  label: null,
  statements: statementsFor(items.flatMap(ownAmong).map(ownAlone)),
  notes: [],
});

/** Without what was generated below it, and without marks: everything here is hers. */
const ownAlone = ({ children, ...item }: Item): Item => ({
  ...item,
  pinpoints: [],
  verified: true,
  marks: [],
  children: (children ?? []).flatMap(ownAmong).map(ownAlone),
});
