/** Everything that code can find wrong with an answer of the right form. */
import { leadPart, type Opinion } from '../../../opinion/opinion.ts';
import type { MaterialKind } from '../../material.ts';
import type { Wires } from '../material/kinds.ts';
import { statementsIn } from '../wire/places.ts';
import type { BriefWire, QuestionsWire, StatementTree, WireQuestion } from '../wire/wire.ts';
import type { Locator } from './locate.ts';
import { outcomeProblem, type Telling } from './outcome.ts';
import type { Problem } from './problem.ts';
import { questionProblems } from './question-problems.ts';
import { type Speaker, type SupportRule, supportProblems } from './support.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Ground = { opinion: Opinion; locator: Locator; vocabulary: Vocabulary };

export function findProblems<Kind extends MaterialKind>(
  kind: Kind,
  wire: Wires[Kind],
  ground: Ground,
): Problem[] {
  const rules = rulesOf(kind, wire);
  const problems = statementsIn(wire).flatMap(({ at, statement }) =>
    statementProblems(statement, at, ground, rules(at)),
  );
  return kind === 'questions' ? [...problems, ...questionProblems(wire as QuestionsWire)] : problems; // The kind tells the wire.
}

type Rules = SupportRule & { outcome: Telling | undefined };

function statementProblems(statement: StatementTree, at: string, ground: Ground, rules: Rules): Problem[] {
  if (statement.text.trim() === '') return [];
  const { opinion, vocabulary } = ground;
  // A file of separate opinions alone has nobody else to speak.
  const speaker = leadPart(opinion) || typeof rules.speaker === 'number' ? rules.speaker : 'anyone';
  const problems = supportProblems(statement, at, ground, { ...rules, speaker });
  const isOwn = statement.mark === 'own' && rules.mayBeOwn;
  const strangers = isOwn ? [] : vocabulary.strangersIn(statement.text).slice(0, 5);
  if (strangers.length > 0) {
    problems.push({ at, reason: `the opinion nowhere says ${strangers.join(', ')}`, isGate: true });
  }
  const outcome = rules.outcome && outcomeProblem(statement.text, opinion.disposition, rules.outcome);
  if (outcome) problems.push({ at, reason: outcome, isGate: true });
  return problems;
}

/** What holds for a statement depends on where it stands. */
function rulesOf<Kind extends MaterialKind>(kind: Kind, wire: Wires[Kind]): (at: string) => Rules {
  // The kind tells the wire.
  if (kind === 'brief') return briefRules(wire as BriefWire);
  if (kind === 'outline') return outlineRules;
  return questionRules(wire as QuestionsWire);
}

const briefSpeakers: Record<string, Speaker> = {
  holding: 'lead in its own words',
  conclusion: 'lead in its own words',
  rule: 'lead',
  facts: 'not separate opinions alone',
  issue: 'not separate opinions alone',
  analysis: 'not separate opinions alone',
};

const briefRules =
  ({ separateOpinions }: BriefWire) =>
  (at: string): Rules => {
    const [section = '', index = ''] = at.split('.');
    const part = Number(separateOpinions[Number(index)]?.part) - 1;
    const isSummary = section === 'separateOpinions' && Number.isInteger(part);
    return {
      mayBeOwn: section === 'whyAssigned',
      speaker: isSummary ? part : (briefSpeakers[section] ?? 'anyone'),
      outcome: at === 'conclusion.disposition' ? 'whole' : at === 'holding' ? 'partly' : undefined,
    };
  };

const outlineSpeakers: Record<string, Speaker> = {
  rule: 'lead',
  illustration: 'lead',
  fits: 'not separate opinions alone',
  exceptions: 'not separate opinions alone',
};

function outlineRules(at: string): Rules {
  const [section = ''] = at.split('.');
  const isOutcome = /^illustration\.\d+$/.test(at);
  return {
    mayBeOwn: section === 'application',
    speaker: isOutcome ? 'lead in its own words' : (outlineSpeakers[section] ?? 'anyone'),
    outcome: isOutcome ? 'partly' : undefined,
  };
}

const directSpeakers: Partial<Record<WireQuestion['kind'], Speaker>> = {
  holding: 'lead in its own words',
  outcome: 'lead in its own words',
  rule: 'lead',
};

const questionRules =
  ({ questions }: QuestionsWire) =>
  (at: string): Rules => {
    const [, number, place] = /^questions\.(\d+)\.answer\.(\d+)/.exec(at) ?? [];
    const question = questions[Number(number)];
    const isDirect = question !== undefined && place === '0';
    return {
      mayBeOwn: question?.difficulty === 'Hard',
      speaker: (isDirect ? directSpeakers[question.kind] : undefined) ?? 'anyone',
      outcome: isDirect && question.kind === 'outcome' ? 'whole' : undefined,
    };
  };
