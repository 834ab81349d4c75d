/** What makes a whole answer unfit, however well each statement stands: it is asked for again. */
import { leadPart, type Opinion } from '../../../opinion/opinion.ts';
import { countWords } from '../../language/words.ts';
import { type Difficulty, ladders, type MaterialKind, type Tier } from '../../material/schema.ts';
import { isNumberOfPart, isSeparate, nameOfPart, numberOfPart } from '../wire/labels.ts';
import type { BriefWire, OutlineWire, QuestionsWire, Wires } from '../wire/wire.ts';

const briefLists = ['facts', 'issue', 'rule', 'analysis'] as const;

/** An order of a page may affirm without a word of why. */
const isShort = ({ paragraphs }: Opinion) =>
  paragraphs.reduce((words, { text }) => words + countWords(text), 0) < 800;

function briefFault(wire: BriefWire, opinion: Opinion): string | undefined {
  if (leadPart(opinion)) {
    if (!wire.holding.text.trim()) return '"holding" is empty';
    const empty = isShort(opinion) ? undefined : briefLists.find((field) => wire[field].length === 0);
    if (empty) return `"${empty}" is empty`;
    if (!wire.conclusion.disposition.text.trim()) return '"conclusion.disposition" is empty';
  }
  for (const [index, part] of opinion.parts.entries()) {
    const isThere = wire.separateOpinions.some(
      (each) => isNumberOfPart(each.part, index) && each.summary.length > 0,
    );
    if (isSeparate(part) && !isThere) {
      return `"separateOpinions" has no entry with "part": "${numberOfPart(index)}" (${nameOfPart(part)})`;
    }
  }
  return undefined;
}

function outlineFault(wire: OutlineWire, opinion: Opinion): string | undefined {
  if (!leadPart(opinion)) return undefined;
  const empty = (['fits', 'rule', 'illustration'] as const).find((field) => wire[field].length === 0);
  if (empty) return `"${empty}" is empty`;
  if (wire.application.checklist.length === 0) return '"application.checklist" is empty';
  if (wire.application.hypotheticals.length !== 2)
    return '"application.hypotheticals" does not hold exactly two';
  return undefined;
}

function questionsFault({ questions }: QuestionsWire, tier: Tier): string | undefined {
  for (const difficulty of Object.keys(ladders[tier]) as Difficulty[]) {
    const wanted = ladders[tier][difficulty];
    const given = questions.filter((question) => question.difficulty === difficulty).length;
    if (given !== wanted) return `there are ${given} questions that are ${difficulty} and not ${wanted}`;
  }
  if (tier === 'premium' && !hasPair(questions)) {
    return 'no hypothetical names another hypothetical in "pairWith"';
  }
  return undefined;
}

const hasPair = (questions: QuestionsWire['questions']) =>
  questions.some(({ kind, pairWith }, index) => {
    const other = pairWith === null ? undefined : questions[pairWith - 1];
    return kind === 'hypothetical' && other?.kind === 'hypothetical' && pairWith !== index + 1;
  });

const faults: {
  [Kind in MaterialKind]: (wire: Wires[Kind], opinion: Opinion, tier: Tier) => string | undefined;
} = {
  brief: briefFault,
  outline: outlineFault,
  questions: (wire, _, tier) => questionsFault(wire, tier),
};

export const structureFault = <Kind extends MaterialKind>(
  kind: Kind,
  wire: Wires[Kind],
  opinion: Opinion,
  tier: Tier,
): string | undefined => faults[kind](wire, opinion, tier);
