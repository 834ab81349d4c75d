/** What may be asked of an opinion: one row a kind, for both engines and for what checks them. */
import type { ProfessorStyle } from './professor-style.ts';

export const difficulties = ['Easy', 'Medium', 'Hard'] as const;
type Difficulty = (typeof difficulties)[number];

/** Words of a whole answer. */
export const answerWords: Readonly<Record<Difficulty, { least: number; most: number }>> = {
  Easy: { least: 40, most: 80 },
  Medium: { least: 80, most: 130 },
  Hard: { least: 120, most: 200 },
};

type Row = {
  /** A model's question of this kind is of no other. */
  difficulty: Difficulty;
  /** The embedded engine, which quotes, asks it at these too: an issue that stands on one page is found there. */
  quotedAlso?: readonly Difficulty[];
  /** Told to a model beside the name. */
  gloss?: string;
  /** It may speak of facts that nobody alleged. */
  isInvented?: true;
};

export const questionKinds = {
  parties: { difficulty: 'Easy' },
  story: { difficulty: 'Easy' },
  posture: { difficulty: 'Easy' },
  outcome: { difficulty: 'Easy' },
  issue: { difficulty: 'Medium', quotedAlso: ['Easy'] },
  holding: { difficulty: 'Medium' },
  rule: { difficulty: 'Medium', quotedAlso: ['Easy'] },
  reasoning: { difficulty: 'Medium' },
  rejected_argument: { difficulty: 'Medium', quotedAlso: ['Hard'] },
  precedent: { difficulty: 'Medium' },
  definition: { difficulty: 'Medium', quotedAlso: ['Easy'] },
  separate_opinion: { difficulty: 'Medium', quotedAlso: ['Easy', 'Hard'] },
  hypothetical: { difficulty: 'Hard', gloss: 'flips one deciding fact', isInvented: true },
  limit: { difficulty: 'Hard', quotedAlso: ['Medium'], gloss: 'where the rule stops' },
  policy: { difficulty: 'Hard' },
} as const satisfies Record<string, Row>;

export type QuestionKind = keyof typeof questionKinds;

const rows: Record<QuestionKind, Row> = questionKinds;

/** The keys of the table, in its order. */
export const questionKindNames = Object.keys(questionKinds) as [QuestionKind, ...QuestionKind[]];

export const kindsOf = (difficulty: Difficulty): QuestionKind[] =>
  questionKindNames.filter((kind) => rows[kind].difficulty === difficulty);

/** Whether the embedded engine may ask it at this difficulty. */
export const mayBeQuotedAs = (kind: QuestionKind, difficulty: Difficulty): boolean =>
  rows[kind].difficulty === difficulty || rows[kind].quotedAlso?.includes(difficulty) === true;

export const glossOf = (kind: QuestionKind): string | undefined => rows[kind].gloss;
export const isInvented = (kind: QuestionKind | undefined): boolean =>
  kind !== undefined && rows[kind].isInvented === true;

/** What a professor of each style asks first. */
export const styleKinds: Record<ProfessorStyle, readonly QuestionKind[]> = {
  facts: ['story', 'parties', 'posture', 'issue'],
  policy: ['reasoning', 'rejected_argument', 'separate_opinion', 'policy'],
  hypotheticals: ['holding', 'rule', 'hypothetical', 'limit'],
};
