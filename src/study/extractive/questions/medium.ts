/** Medium: passages combined or restated. */

import { oneOf, pattern } from '../../language/grammar.ts';
import { termsOf } from '../../language/words.ts';
import { ended } from '../../words/ended.ts';
import { likelyMark } from '../choose/decided.ts';
import { issueDrafts } from '../drafts/issue.ts';
import { ruleDrafts } from '../drafts/rule.ts';
import type { Findings } from '../findings.ts';
import { namesOf } from '../read/lead.ts';
import type { ReadSentence } from '../reading.ts';
import { draftOf, draftsOf, saysTheSame } from '../text/items.ts';
import { isDangling } from '../text/readable.ts';
import { argumentsMet } from './arguments.ts';
import {
  type Candidate,
  callsIn,
  fitting,
  quotedShortly,
  quoting,
  rereadOf,
  sharingIn,
} from './candidate.ts';
import { precedentsUsed } from './precedents.ts';
import { besides, distinguishedFrom, temptersOf } from './traps.ts';
import { whetherIn } from './whether-clause.ts';

const mostWords = 130;

/** Those a professor asks first stand first; the later ones fill in where an opinion lacks them. */
export function mediumQuestions(findings: Findings): Candidate[] {
  const [met, ...metToo] = argumentsMet(findings);
  const [apart, ...apartToo] = separate(findings);
  const [used, ...usedToo] = precedentsUsed(findings);
  const [defined, ...definedToo] = definitions(findings);
  return [
    rule(findings),
    met,
    holding(findings),
    apart,
    reasoning(findings),
    used,
    issue(findings),
    defined,
    decidingFacts(findings),
    exceptions(findings),
    ...metToo,
    ...usedToo,
    ...apartToo,
    ...definedToo,
    dicta(findings),
  ].filter((each) => each !== undefined);
}

function rule(findings: Findings): Candidate | undefined {
  const { rules, exceptions: limits } = findings;
  if (rules.length === 0) return undefined;
  const rests = fitting([...rules.slice(0, 2), limits[0]], mostWords);
  return {
    question: ruleAsked(findings),
    answer: ruleDrafts(
      findings,
      fitting(rules.slice(0, 2), mostWords).flatMap((sentence) =>
        rules.filter((each) => each.index === sentence.index),
      ),
    ).concat(
      rests.filter((each) => !rules.some(({ index }) => index === each.index)).map((each) => draftOf(each)),
    ),
    rests,
    kind: 'rule',
    followUps: ['Which part was disputed?'],
    temptations: [...temptersOf(findings, rests), ...distinguishedFrom(findings, rests)],
    reread: rereadOf(rules),
  };
}

/** Whole, with a subject after its verb. */
const isAsked = /^(?!Whether)(?!(?:Is|Are|Was|Were|Does|Do|Did) (?:in|of|on|to|for|by|at|not)\b)[^?]+\?$/;

/** By the question that it decides, where one of the questions speaks of the same. */
function ruleAsked(findings: Findings): string {
  const { issues, rules } = findings;
  const shared = sharingIn(findings);
  for (const { text } of issues) {
    const terms = { terms: termsOf(text) };
    if (!rules.slice(0, 2).some((rule) => shared(terms, rule) > 0)) continue;
    const embedded = whetherIn(text);
    if (embedded) return `What rule decides ${embedded}?`;
    const quoted = isAsked.test(text) ? quotedShortly({ shown: text }) : undefined;
    if (quoted) return `“${quoted}” What rule answers that?`;
  }
  return ended(`State the rule of ${callsIn(findings).caseName}`);
}

function holding(findings: Findings): Candidate | undefined {
  const { line, ranked } = findings.holdings;
  const first = line?.sentence ?? ranked[0];
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  const others = ranked.filter(
    (each) =>
      each.odds.holding > 0.5 && !saysTheSame(first, each) && !pointsBack.test(each.shown) && each !== first,
  );
  const broader = others.filter(isBroaderThan(findings, first));
  const rests = fitting([first, ...(broader.length > 0 ? broader : others).slice(0, 2)], mostWords);
  const isBoth = broader.some((each) => rests.includes(each));
  return {
    question: isBoth
      ? `State the holding of ${caseName} narrowly, then broadly.`
      : ended(`State the holding of ${caseName}`),
    answer: rests.map((each) =>
      draftOf(each, each.shown, each === line?.sentence ? likelyMark(findings, 'holding') : []),
    ),
    rests,
    kind: 'holding',
    followUps: [isBoth ? 'Where does it stop?' : 'And more broadly?'],
    temptations: [...temptersOf(findings, [first]), ...besides(findings)],
    reread: rereadOf([first]),
  };
}

/** "Our answer is that it owes the duty." */
const pointsBack = /\b(?:that|hold|conclude|find) (?:it|he|she|they|this|such)\b/;

/** Of the same matter, and of nobody in this case alone. */
function isBroaderThan(findings: Findings, first: ReadSentence): (each: ReadSentence) => boolean {
  const shared = sharingIn(findings);
  const names = namesOf(findings.reading);
  return (each) =>
    shared(first, each) > 0 &&
    !narrows.test(each.shown) &&
    !isDangling(each.shown) &&
    !names.some((name) => each.shown.includes(name));
}

const side = oneOf`[Dd]efendant|[Pp]laintiff|[Pp]etitioner|[Rr]espondent|[Aa]ppell(?:ant|ee)`;
const narrows = pattern`
  \b(?:restricted|limited|confined) to\b|\b(?:hold|decide) only\b|\bdo(?:es)? so\b|\b${side}s?\b
  |\b(?:here|in this case|on (?:this record|these facts))\b`;

function reasoning(findings: Findings): Candidate | undefined {
  const { line } = findings.holdings;
  const shared = sharingIn(findings);
  const reasons = findings.reasoning.reasons.filter(
    (each) =>
      each.odds.reasoning + each.odds.policy > 0.5 && (!line || shared(each, line.sentence) >= leastOfReason),
  );
  if (reasons.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  const quoted = line && quotedShortly(line.sentence);
  return {
    question: quoted
      ? `In ${caseName} the court decides: “${quoted}” Why?`
      : `Why does the court decide ${caseName} as it does?`,
    ...quoting(fitting(reasons, mostWords)),
    kind: 'reasoning',
    followUps: [reasons.length > 1 ? 'Which reason could fall away?' : 'Is that enough?'],
    temptations: temptersOf(findings, [line?.sentence, ...reasons]),
    reread: rereadOf(reasons.slice(0, 2)),
  };
}

/** A reason speaks of what it is a reason for. */
const leastOfReason = 1;

function issue(findings: Findings): Candidate | undefined {
  const [first] = findings.issues;
  const [asked] = issueDrafts(findings);
  if (!first || !asked) return undefined;
  const facts = fitting([...findings.decidingFacts.slice(0, 2), findings.facts[0]], 80);
  return {
    question: `What is the precise question before the court in ${callsIn(findings).caseName}, and which facts make it hard?`,
    answer: [asked, ...draftsOf(facts)],
    rests: [first.sentence, ...facts],
    kind: 'issue',
    followUps: [findings.holdings.line ? 'And the answer?' : 'Which fact matters most?'],
    reread: rereadOf([first.sentence]),
  };
}

function definitions(findings: Findings): Candidate[] {
  return findings.terms.slice(0, 2).map(({ term, sentence }) => ({
    question: `What does “${term}” mean in ${callsIn(findings).caseName}?`,
    ...quoting([sentence]),
    kind: 'definition',
    followUps: ['Whose definition is it: the legislature’s, an earlier court’s, or this court’s own?'],
  }));
}

function decidingFacts(findings: Findings): Candidate | undefined {
  const rests = fitting(findings.decidingFacts.slice(0, 4), mostWords);
  if (rests.length < 2) return undefined;
  return {
    question: `Which facts of ${callsIn(findings).caseName} does the court return to when it applies the law, and what does each of them prove?`,
    ...quoting(rests),
    kind: 'reasoning',
    suits: 'facts',
    followUps: ['Which would you change first?'],
  };
}

function exceptions(findings: Findings): Candidate | undefined {
  const rests = fitting(findings.exceptions, mostWords);
  if (rests.length === 0) return undefined;
  return {
    question: `What exceptions or limits does the opinion in ${callsIn(findings).caseName} put on its rule?`,
    ...quoting(rests),
    kind: 'limit',
    followUps: ['Who has to prove that an exception applies?'],
  };
}

function dicta(findings: Findings): Candidate | undefined {
  const [first] = findings.reasoning.dicta;
  if (!first) return undefined;
  return {
    question: `Which statement in ${callsIn(findings).caseName} goes further than the result requires, and how much weight would you give it?`,
    answer: [draftOf(first, first.shown, ['dicta'])],
    rests: [first],
    kind: 'holding',
    followUps: ['What turns on it?'],
  };
}

function separate(findings: Findings): Candidate[] {
  const ranked = findings.separate
    .filter(({ point }) => point.length > 0)
    .toSorted((one, other) => Number(one.kind === 'concurrence') - Number(other.kind === 'concurrence'));
  return ranked.slice(0, 4).map(({ kind, author, point }) => ({
    question: `Where does ${author ?? (kind === 'concurrence' ? 'the concurring judge' : 'the dissent')} part from the ${kind === 'concurrence' ? 'court’s opinion' : 'majority'}?`,
    ...quoting(fitting(point, 115)),
    kind: 'separate_opinion',
    followUps: ['What does the majority say?'],
    temptations: temptersOf(findings, point),
    reread: rereadOf(point),
  }));
}
