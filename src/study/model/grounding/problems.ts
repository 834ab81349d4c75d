/** Everything that code can find wrong with an answer of the right form. */
import { leadPart, type Opinion } from '../../../opinion/opinion.ts';
import type { MaterialKind } from '../../material.ts';
import type { Wires } from '../material/kinds.ts';
import { statementsIn } from '../wire/places.ts';
import type { QuestionsWire, StatementTree } from '../wire/wire.ts';
import type { Locator } from './locate.ts';
import { outcomeProblem } from './outcome.ts';
import type { Problem } from './problem.ts';
import { questionProblems } from './question-problems.ts';
import { type SupportRule, supportProblem } from './support.ts';
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

type Rules = SupportRule & { tellsOutcome: boolean };

function statementProblems(statement: StatementTree, at: string, ground: Ground, rules: Rules): Problem[] {
  if (statement.text.trim() === '') return [];
  const { opinion, vocabulary } = ground;
  const isLeadOnly = rules.isLeadOnly && leadPart(opinion) !== undefined;
  const problems = [supportProblem(statement, at, ground, { ...rules, isLeadOnly })];
  const strangers = statement.mark === 'own' && rules.mayBeOwn ? [] : vocabulary.strangersIn(statement.text);
  if (strangers.length > 0) {
    const reason = `the opinion nowhere says ${strangers.slice(0, 5).join(', ')}`;
    problems.push({ at, reason, isGate: true });
  }
  const outcome = rules.tellsOutcome ? outcomeProblem(statement.text, opinion.disposition) : undefined;
  if (outcome) problems.push({ at, reason: outcome, isGate: true });
  return problems.filter((problem) => problem !== undefined);
}

const anywhere: Rules = { mayBeOwn: false, isLeadOnly: false, isDecision: false, tellsOutcome: false };

/** What holds for a statement depends on where it stands. */
function rulesOf<Kind extends MaterialKind>(kind: Kind, wire: Wires[Kind]): (at: string) => Rules {
  if (kind === 'brief') return briefRules;
  if (kind === 'outline') return outlineRules;
  return questionRules(wire as QuestionsWire); // The kind tells the wire.
}

function briefRules(at: string): Rules {
  return {
    mayBeOwn: at.startsWith('whyAssigned.'),
    isLeadOnly: /^(?:holding|conclusion|rule)\b/.test(at),
    isDecision: /^(?:holding|conclusion)\b/.test(at),
    tellsOutcome: at === 'holding' || at === 'conclusion.disposition',
  };
}

function outlineRules(at: string): Rules {
  return {
    mayBeOwn: at.startsWith('application.'),
    isLeadOnly: /^(?:rule|illustration)\b/.test(at),
    isDecision: /^illustration\.\d+$/.test(at),
    tellsOutcome: /^illustration\.\d+$/.test(at),
  };
}

const questionRules =
  ({ questions }: QuestionsWire) =>
  (at: string): Rules => {
    const [, number, place] = /^questions\.(\d+)\.answer\.(\d+)/.exec(at) ?? [];
    const question = questions[Number(number)];
    if (!question) return anywhere;
    const isDirect = place === '0';
    return {
      mayBeOwn: question.difficulty === 'Hard',
      isLeadOnly: isDirect && ['holding', 'rule', 'outcome'].includes(question.kind),
      isDecision: isDirect && ['holding', 'outcome'].includes(question.kind),
      tellsOutcome: isDirect && question.kind === 'outcome',
    };
  };
