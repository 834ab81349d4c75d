/** An answer that is still being written, as far as it can be shown. */
import {
  type Difficulty,
  difficultySchema,
  type MaterialKind,
  questionKindSchema,
} from '../../material/schema.ts';
import { type BriefSection, briefShape } from '../../material/shape.ts';
import type {
  BriefWire,
  OutlineWire,
  QuestionsWire,
  Statement,
  StatementTree,
  Support,
  Wires,
} from './wire.ts';

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
  const sections = briefShape.map((section) => [section.key, sectionOf(section, wire[section.key])]);
  return Object.fromEntries(sections) as BriefWire; // Each section as its row says, and so does the schema.
}

function sectionOf(section: BriefSection, value: unknown): BriefWire[BriefSection['key']] {
  switch (section.holds) {
    case 'statement':
      return treeOf(value);
    case 'statements':
      if (typeof section.wire === 'string') return treesOf(value);
      return namedOf(section.wire.names, value);
    case 'opinions':
      return listOf(value).map((each) => {
        const { part, summary } = fieldsOf(each);
        return { part: textOf(part), summary: treesOf(summary) };
      });
    case 'terms':
      return listOf(value).map((each) => ({ ...treeOf(each), term: textOf(fieldsOf(each).term) }));
    case 'lines':
      return listOf(value).map(textOf);
  }
}

function namedOf<Name extends string>(names: readonly Name[], value: unknown): Record<Name, Statement> {
  const fields = fieldsOf(value);
  const named = names.map((name) => [name, treeOf(fields[name])]);
  return Object.fromEntries(named) as Record<Name, Statement>; // One for each name.
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
