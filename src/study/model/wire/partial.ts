/** An answer that is still being written, as far as it can be shown. */
import {
  type Difficulty,
  difficultySchema,
  type MaterialKind,
  questionKindSchema,
} from '../../material/schema.ts';
import type { Wires } from '../material/kinds.ts';
import type { BriefWire, OutlineWire, QuestionsWire, StatementTree, Support } from './wire.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}; // Any object has named fields.
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function supportOf(value: unknown): Support[] {
  return listOf(value).map((each) => {
    const { paragraph, words } = fieldsOf(each);
    return { paragraph: textOf(paragraph), words: textOf(words) };
  });
}

function treeOf<Tree extends StatementTree>(value: unknown): Tree {
  const { text, support, mark, children } = fieldsOf(value);
  const marks = ['inferred', 'dicta', 'own'] as const;
  const tree: StatementTree = {
    text: textOf(text),
    support: supportOf(support),
    mark: marks.find((known) => known === mark) ?? 'none',
    children: listOf(children).map((child) => treeOf(child)),
  };
  return tree as Tree; // How deep it may go is the schema's business; here it goes as deep as was written.
}

const treesOf = <Tree extends StatementTree>(value: unknown): Tree[] =>
  listOf(value).map((each) => treeOf<Tree>(each));

function briefOf(value: unknown): BriefWire {
  const wire = fieldsOf(value);
  const posture = fieldsOf(wire.posture);
  const conclusion = fieldsOf(wire.conclusion);
  const whyAssigned = fieldsOf(wire.whyAssigned);
  return {
    holding: treeOf(wire.holding),
    posture: {
      court: treeOf(posture.court),
      relief: treeOf(posture.relief),
      review: treeOf(posture.review),
      below: treeOf(posture.below),
    },
    facts: treesOf(wire.facts),
    issue: treesOf(wire.issue),
    rule: treesOf(wire.rule),
    analysis: treesOf(wire.analysis),
    conclusion: {
      narrow: treeOf(conclusion.narrow),
      broad: treeOf(conclusion.broad),
      disposition: treeOf(conclusion.disposition),
    },
    separateOpinions: listOf(wire.separateOpinions).map((each) => {
      const { part, summary } = fieldsOf(each);
      return { part: textOf(part), summary: treesOf(summary) };
    }),
    keyTerms: listOf(wire.keyTerms).map((each) => ({ ...treeOf(each), term: textOf(fieldsOf(each).term) })),
    whyAssigned: {
      adds: treeOf(whyAssigned.adds),
      limit: treeOf(whyAssigned.limit),
      flip: treeOf(whyAssigned.flip),
    },
    notInExcerpt: listOf(wire.notInExcerpt).map(textOf),
  };
}

function outlineOf(value: unknown): OutlineWire {
  const wire = fieldsOf(value);
  const application = fieldsOf(wire.application);
  return {
    fits: treesOf(wire.fits),
    rule: treesOf(wire.rule),
    exceptions: treesOf(wire.exceptions),
    illustration: treesOf(wire.illustration),
    policy: treesOf(wire.policy),
    application: {
      checklist: treesOf(application.checklist),
      triggers: treesOf(application.triggers),
      hypotheticals: treesOf(application.hypotheticals),
    },
  };
}

function questionsOf(value: unknown): QuestionsWire {
  // They are written Easy to Hard: one whose difficulty is still missing stays where it is.
  let lastDifficulty: Difficulty = 'Easy';
  const questions = listOf(fieldsOf(value).questions).map((each): QuestionsWire['questions'][number] => {
    const wire = fieldsOf(each);
    lastDifficulty = difficultySchema.safeParse(wire.difficulty).data ?? lastDifficulty;
    return {
      question: textOf(wire.question),
      difficulty: lastDifficulty,
      kind: questionKindSchema.safeParse(wire.kind).data ?? 'story',
      answer: treesOf(wire.answer),
      followUp: textOf(wire.followUp),
      trap: textOf(wire.trap),
      reread: supportOf(wire.reread),
      pairWith: typeof wire.pairWith === 'number' ? wire.pairWith : null,
    };
  });
  return { questions };
}

const readers: { [Kind in MaterialKind]: (value: unknown) => Wires[Kind] } = {
  brief: briefOf,
  outline: outlineOf,
  questions: questionsOf,
};

export const readPartial = <Kind extends MaterialKind>(kind: Kind, value: unknown): Wires[Kind] =>
  readers[kind](value);
