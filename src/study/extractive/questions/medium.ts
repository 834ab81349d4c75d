/** Medium: passages combined or restated. */
import { ruleDraft } from '../brief/rule.ts';
import type { Findings } from '../findings.ts';
import { draftOf, saysTheSame } from '../text/items.ts';
import { countWords } from '../text/words.ts';
import { argumentsMet } from './arguments.ts';
import { type Candidate, callsIn, fitting, quoting, rereadOf, trapOf, unquoted } from './candidate.ts';
import { precedentsUsed } from './precedents.ts';

const mostWords = 130;
const isQuestion = /^Whether\b|\?$/;
/** A question that is quoted leads to what is asked of it. */
const mostWordsAsked = 45;

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
  const { caseName } = callsIn(findings);
  const rests = fitting([...rules.slice(0, 2), limits[0]], mostWords);
  const asked = findings.issues.find(
    ({ text }) => countWords(text) <= mostWordsAsked && isQuestion.test(text),
  )?.text;
  return {
    question: asked
      ? `“${unquoted({ shown: asked })}” State the rule that the court applies.`
      : `What rule does the court apply in ${caseName}?`,
    answer: fitting(rules.slice(0, 2), mostWords)
      .flatMap((sentence) => rules.filter((each) => each.index === sentence.index))
      .map(ruleDraft)
      .concat(
        rests.filter((each) => !rules.some(({ index }) => index === each.index)).map((each) => draftOf(each)),
      ),
    rests,
    difficulty: 'Medium',
    kind: 'rule',
    followUps: ['Which part was disputed?'],
    ...trapOf(findings.holdings.line?.sentence, 'that decides this case, and the rule reaches further'),
    reread: rereadOf(rules),
  };
}

function holding(findings: Findings): Candidate | undefined {
  const { line, ranked } = findings.holdings;
  const first = line?.sentence ?? ranked[0];
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  const broader = ranked.filter(
    (each) =>
      each.odds.holding > 0.5 && !saysTheSame(first, each) && !isAnnounced.test(each.shown) && each !== first,
  );
  return {
    question: `State the holding of ${caseName} narrowly, then broadly.`,
    ...quoting(fitting([first, ...broader.slice(0, 2)], mostWords)),
    difficulty: 'Medium',
    kind: 'holding',
    followUps: ['Which words carry the broad reading?'],
    ...trapOf(findings.reasoning.dicta[0], 'the result did not need it'),
    reread: rereadOf([first]),
  };
}

/** "We review the scheme and then explain why we hold that …" only says what comes. */
const isAnnounced = /\b(?:then|next|will|shall) (?:explain|discuss|show|address|consider)\b/;

function reasoning(findings: Findings): Candidate | undefined {
  const reasons = findings.reasoning.reasons.filter(({ odds }) => odds.reasoning + odds.policy > 0.5);
  if (reasons.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  const { line } = findings.holdings;
  return {
    question: line
      ? `In ${caseName} the court decides: “${unquoted(line.sentence)}” Why?`
      : `Why does the court decide ${caseName} as it does?`,
    ...quoting(fitting(reasons, mostWords)),
    difficulty: 'Medium',
    kind: 'reasoning',
    followUps: ['Which reason could fall away?'],
    reread: rereadOf(reasons.slice(0, 2)),
  };
}

function issue(findings: Findings): Candidate | undefined {
  const [first] = findings.issues;
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  const facts = fitting([...findings.decidingFacts.slice(0, 2), findings.facts[0]], 80);
  return {
    question: `What is the precise question before the court in ${caseName}, and which facts make it hard?`,
    answer: [
      draftOf(first.sentence, first.text, first.isInferred ? ['inferred'] : []),
      ...facts.map((fact) => draftOf(fact)),
    ],
    rests: [first.sentence, ...facts],
    difficulty: 'Medium',
    kind: 'issue',
    followUps: ['Yes or no?'],
    reread: rereadOf([first.sentence]),
  };
}

function definitions(findings: Findings): Candidate[] {
  const { caseName } = callsIn(findings);
  return findings.terms.slice(0, 2).map(({ term, sentence }) => ({
    question: `What does “${term}” mean in ${caseName}?`,
    ...quoting([sentence]),
    difficulty: 'Medium',
    kind: 'definition',
    followUps: ['Whose definition is it: the legislature’s, an earlier court’s, or this court’s own?'],
    reread: rereadOf([sentence]),
  }));
}

function decidingFacts(findings: Findings): Candidate | undefined {
  const rests = fitting(findings.decidingFacts.slice(0, 4), mostWords);
  if (rests.length < 2) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `Which facts of ${caseName} does the court return to when it applies the law, and what does each of them prove?`,
    ...quoting(rests),
    difficulty: 'Medium',
    kind: 'reasoning',
    suits: 'facts',
    followUps: ['Which would you change first?'],
    reread: rereadOf(rests),
  };
}

function exceptions(findings: Findings): Candidate | undefined {
  const rests = fitting(findings.exceptions, mostWords);
  if (rests.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `What exceptions or limits does the opinion in ${caseName} put on its rule?`,
    ...quoting(rests),
    difficulty: 'Medium',
    kind: 'limit',
    followUps: ['Who has to prove that an exception applies?'],
    reread: rereadOf(rests),
  };
}

function dicta(findings: Findings): Candidate | undefined {
  const [first] = findings.reasoning.dicta;
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `Which statement in ${caseName} goes further than the result requires, and how much weight would you give it?`,
    answer: [draftOf(first, first.shown, ['dicta'])],
    rests: [first],
    difficulty: 'Medium',
    kind: 'holding',
    followUps: ['When would that matter?'],
    reread: rereadOf([first]),
  };
}

function separate(findings: Findings): Candidate[] {
  const held = findings.holdings.line?.sentence;
  const ranked = findings.separate
    .filter(({ point }) => point.length > 0)
    .toSorted((one, other) => Number(one.kind === 'concurrence') - Number(other.kind === 'concurrence'));
  return ranked.slice(0, 4).map(({ kind, author, point }) => ({
    question: `Where does ${author ?? (kind === 'concurrence' ? 'the concurring judge' : 'the dissent')} part from the ${kind === 'concurrence' ? 'court’s opinion' : 'majority'}?`,
    ...quoting(fitting(point, 115)),
    difficulty: 'Medium',
    kind: 'separate_opinion',
    followUps: ['What does the majority say?'],
    ...trapOf(held, 'that is what the court decides'),
    reread: rereadOf(point),
  }));
}
