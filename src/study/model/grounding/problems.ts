/** Everything that code can find wrong with an answer of the right form. */
import { leadPart } from '../../../opinion/opinion.ts';
import { isInvented } from '../../material/questions.ts';
import type { MaterialKind } from '../../material/schema.ts';
import { briefSpeakers } from '../prompts/brief.ts';
import { statementsIn } from '../wire/places.ts';
import type { BriefWire, QuestionsWire, StatementTree, WireQuestion, Wires } from '../wire/wire.ts';
import { statementFaults, stringFaults } from './claims/check.ts';
import type { Ground } from './ground.ts';
import { looseFault, withoutSupposed } from './loose.ts';
import { howFound } from './missing.ts';
import { outcomeProblem, type Telling } from './outcome.ts';
import type { Problem, Severity } from './problem.ts';
import { questionProblems } from './question-problems.ts';
import { type Speaker, type SupportRule, supportProblems } from './support.ts';

export function findProblems<Kind extends MaterialKind>(
  kind: Kind,
  wire: Wires[Kind],
  ground: Ground,
): Problem[] {
  const rules = rulesOf(kind, wire);
  const statements = statementsIn(wire);
  const texts = new Map(statements.map(({ at, statement }) => [at, statement.text]));
  return [
    ...statements.flatMap(({ at, statement }) => {
      const head = texts.get(at.replace(/\.children\.\d+$/, '')) ?? '';
      return statementProblems(statement, at, ground, {
        ...rules(at),
        isUnderSeparate: ofSeparate.test(head),
      });
    }),
    // The kind tells the wire.
    ...(kind === 'questions' ? questionProblems(wire as QuestionsWire, ground) : []),
    ...(kind === 'brief' ? looseProblems(wire as BriefWire, ground) : []),
  ];
}

/** What stands below "Justice Drummond, dissenting" is told of as hers. */
const ofSeparate = /\b(?:dissent|concur)/i;

type Rules = SupportRule & {
  isUnderSeparate?: boolean;
  outcome: Telling | undefined;
  /** Facts that nobody alleged are the court's to say: a changed fact of a hypothetical is not. */
  isInvented?: boolean;
};

function statementProblems(statement: StatementTree, at: string, ground: Ground, rules: Rules): Problem[] {
  const { text, support, children = [] } = statement;
  if (text.trim() === '') return [];
  const { opinion, vocabulary, locator } = ground;
  // A file of separate opinions alone has nobody else to speak.
  const speaker = leadPart(opinion) || typeof rules.speaker === 'number' ? rules.speaker : 'anyone';
  const problems = supportProblems(statement, at, ground, { ...rules, speaker });
  const isThought = statement.mark === 'own' && rules.mayBeOwn;
  const add = (reason: string | undefined, severity: Severity, isSlight = false) => {
    if (reason) problems.push({ at, reason, severity, ...(isSlight ? { isSlight } : {}) });
  };
  const strangers = isThought && rules.isInvented ? [] : vocabulary.strangersIn(text).slice(0, 5);
  if (strangers.length > 0)
    add(`the opinion nowhere says ${strangers.join(', ')}`, rules.isDecision ? 'gate' : 'flaw');
  for (const { reason, severity, isSlight } of stringFaults(text, opinion)) add(reason, severity, isSlight);
  add(outcomeProblem(text, opinion, rules.outcome), rules.outcome ? 'gate' : 'flaw');
  const located = support.flatMap((each) => locator.locate(each) ?? []);
  const isHeading = support.length === 0 && children.length > 0;
  if (located.length > 0) {
    const wanted = leadPart(opinion) && !rules.isUnderSeparate ? wantedBy(rules, at) : 'anyone';
    const told = { children: children.length, isCourts: isCourts(speaker), wanted };
    const said = rules.isInvented ? withoutSupposed(text) : text;
    const faults = said === '' ? [] : statementFaults(said, located, opinion, told);
    for (const { reason, severity, isSlight } of faults) add(reason, severity, isSlight);
  } else if (isThought && !isHeading) add('it rests on no words of the opinion', 'doubt', true);
  return problems;
}

const isCourts = (speaker: Speaker) => speaker === 'lead' || speaker === 'lead in its own words';

/** Whose word is expected at a place: what decides is the court's, and so are reasons unless they say whose they are. */
export type ExpectedSpeaker = 'decides' | 'reasons' | 'anyone';

export function wantsCourt<Kind extends MaterialKind>(
  kind: Kind,
  wire: Wires[Kind],
): (at: string) => ExpectedSpeaker {
  const rules = rulesOf(kind, wire);
  return (at) => wantedBy(rules(at), at);
}

const reasons =
  /^(?:analysis|issue|keyTerms|whyAssigned|fits|exceptions|policy|application\.(?:checklist|triggers)|questions\.\d+\.answer)\b/;

function wantedBy({ speaker }: Rules, at: string): ExpectedSpeaker {
  if (isCourts(speaker)) return 'decides';
  return reasons.test(at) && typeof speaker !== 'number' ? 'reasons' : 'anyone';
}

/** Phrases and terms without a passage of their own. */
function looseProblems(
  // A part that is written again stands in a brief that has nothing else.
  { notInExcerpt = [], keyTerms = [] }: Partial<BriefWire>,
  ground: Ground,
): Problem[] {
  const phrases = [
    ...notInExcerpt.map((text, index) => ({ at: `notInExcerpt.${index}`, text })),
    ...keyTerms.map(({ term }, index) => ({ at: `keyTerms.${index}`, text: term })),
  ];
  const isGap = (at: string) => at.startsWith('notInExcerpt');
  return phrases.flatMap(({ at, text }): Problem[] => {
    const reason =
      looseFault(text, ground) ??
      (tellsSomething(at, text) ? 'it tells instead of naming what is missing' : undefined);
    if (reason) return [{ at, reason, severity: 'flaw' }];
    const found = isGap(at) ? howFound(text, ground.opinion) : 'nowhere';
    if (found === 'nowhere') return [];
    return [{ at, reason: 'the text seems to tell it', severity: 'doubt', isSlight: found === 'perhaps' }];
  });
}

const asksOrLacks =
  /^(?:whether|what|why|how|who|whose|when|where|which|if)\b|\b(?:not|no|never|nothing|nowhere|unknown|unclear|unstated|missing|silent|open)\b|\?$/i;

const hasVerb = /\b(?:is|was|were|are|has|had|have|did|does)\b|\b\p{Lu}\p{L}+ \p{Ll}+(?:ed|s)\b/u;

/** What the text does not answer is named by a phrase; a sentence would state something that nobody checked. */
const tellsSomething = (at: string, text: string): boolean =>
  at.startsWith('notInExcerpt') &&
  /[.!]$/.test(text.trim()) &&
  /^\p{Lu}/u.test(text) &&
  hasVerb.test(text.split(/[:;]/)[0] ?? '') &&
  !asksOrLacks.test(text.trim());

/** What holds for a statement depends on where it stands. */
function rulesOf<Kind extends MaterialKind>(kind: Kind, wire: Wires[Kind]): (at: string) => Rules {
  // The kind tells the wire.
  if (kind === 'brief') return briefRules(wire as BriefWire);
  if (kind === 'outline') return outlineRules;
  return questionRules(wire as QuestionsWire);
}

const briefRules =
  ({ separateOpinions }: BriefWire) =>
  (at: string): Rules => {
    const [section = '', index = ''] = at.split('.');
    const part = Number(/\d+/.exec(separateOpinions[Number(index)]?.part ?? '')?.[0]) - 1;
    const isSummary = section === 'separateOpinions' && Number.isInteger(part);
    return {
      mayBeOwn: section === 'whyAssigned',
      isInvented: at === 'whyAssigned.flip',
      isDecision: at === 'holding' || section === 'conclusion',
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
    isDecision: false,
    isInvented: at.startsWith('application.hypotheticals'),
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
      isDecision: isDirect && question.kind === 'outcome',
      isInvented: isInvented(question?.kind),
      speaker: (isDirect ? directSpeakers[question.kind] : undefined) ?? 'anyone',
      outcome: isDirect && question.kind === 'outcome' ? 'whole' : undefined,
    };
  };
