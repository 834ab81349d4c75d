/** Medium: passages combined or restated. */
import { ruleDraft } from '../brief/rule.ts';
import type { Findings } from '../findings.ts';
import { draftOf } from '../text/items.ts';
import { isQuotable } from '../text/readable.ts';
import { argumentsMet } from './arguments.ts';
import { type Candidate, callsIn, fitting, quoting, rereadOf, unquoted } from './candidate.ts';
import { precedentsUsed } from './precedents.ts';
import { reserveOf } from './reserve.ts';

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
    ...explanations(findings),
  ].filter((each) => each !== undefined);
}

function rule(findings: Findings): Candidate | undefined {
  const { rules, exceptions: limits } = findings;
  if (rules.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  const rests = fitting([...rules.slice(0, 2), limits[0]], mostWords);
  return {
    question: `State the rule that the court applies in ${caseName}, with its elements, and say where the court takes it from.`,
    answer: fitting(rules.slice(0, 2), mostWords)
      .flatMap((sentence) => rules.filter((each) => each.index === sentence.index))
      .map(ruleDraft)
      .concat(
        rests.filter((each) => !rules.some(({ index }) => index === each.index)).map((each) => draftOf(each)),
      ),
    rests,
    difficulty: 'Medium',
    kind: 'rule',
    followUps: ['Which part of that rule was disputed here, and which was not?'],
    trap: 'Tempting: to state the holding as the rule. The rule reaches beyond these parties; the holding decides between them.',
    reread: rereadOf(rules),
  };
}

function holding(findings: Findings): Candidate | undefined {
  const { line, ranked } = findings.holdings;
  const first = line?.sentence ?? ranked[0];
  if (!first) return undefined;
  const { caseName, first: one } = callsIn(findings);
  return {
    question: `State the holding of ${caseName} first as narrowly as the facts of ${one} allow, then as broadly as the court's words bear.`,
    ...quoting(fitting([first, ...ranked, findings.reasoning.limits[0]], mostWords)),
    difficulty: 'Medium',
    kind: 'holding',
    followUps: ['Which sentence of the opinion would you quote for the broad reading?'],
    trap: 'Tempting: to quote what the court says along the way. Only what was needed for the result is the holding.',
    reread: rereadOf([first]),
  };
}

function reasoning(findings: Findings): Candidate | undefined {
  const { reasons } = findings.reasoning;
  if (reasons.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `Why does the court decide ${caseName} as it does? Give its reasons in the order in which they build on each other.`,
    ...quoting(fitting(reasons, mostWords)),
    difficulty: 'Medium',
    kind: 'reasoning',
    followUps: ['Which of these reasons could fall away and leave the result standing?'],
    trap: 'Tempting: to repeat the result. The question asks what leads to it.',
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
    followUps: ['Can you put it so that it can be answered yes or no?'],
    trap: 'Tempting: to name a topic. An issue joins a rule of law to the facts that put it in doubt.',
    reread: rereadOf([first.sentence]),
  };
}

function definitions(findings: Findings): Candidate[] {
  const { caseName } = callsIn(findings);
  const [reason] = findings.reasoning.reasons;
  return findings.terms.slice(0, 2).map(({ term, sentence }, index) => ({
    question: `What does “${term}” mean in ${caseName}, and what turns on that meaning?`,
    ...quoting(fitting([sentence, index === 0 ? reason : undefined], mostWords)),
    difficulty: 'Medium',
    kind: 'definition',
    followUps: ['Whose definition is it: the legislature’s, an earlier court’s, or this court’s own?'],
    trap: 'Tempting: to use the word as one would outside the law.',
    reread: rereadOf([sentence]),
  }));
}

function decidingFacts(findings: Findings): Candidate | undefined {
  const rests = fitting(findings.decidingFacts.slice(0, 4), mostWords);
  if (rests.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `To which facts of ${caseName} does the court come back when it applies the law, and what does each of them prove?`,
    ...quoting(rests),
    difficulty: 'Medium',
    kind: 'reasoning',
    suits: 'facts',
    followUps: ['Which of them would you change first if you argued for the other side?'],
    trap: 'Tempting: to list all that happened. Name the facts that the court uses.',
    reread: rereadOf(rests),
  };
}

function exceptions(findings: Findings): Candidate | undefined {
  const rests = fitting(findings.exceptions, mostWords);
  if (rests.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `What exceptions or limits does the opinion in ${caseName} set beside its rule?`,
    ...quoting(rests),
    difficulty: 'Medium',
    kind: 'limit',
    followUps: ['Who has to prove that an exception applies?'],
    trap: 'Tempting: to learn the rule without its limits. An exam asks for the case at the edge.',
    reread: rereadOf(rests),
  };
}

function dicta(findings: Findings): Candidate | undefined {
  const [first] = findings.reasoning.dicta;
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `Which statement in ${caseName} goes further than the result needs, and how much weight would you give it?`,
    answer: [draftOf(first, first.shown, ['dicta'])],
    rests: [first],
    difficulty: 'Medium',
    kind: 'holding',
    followUps: ['What case would have to arise before a court decides that point?'],
    trap: 'Tempting: to cite it as the holding. A later court may follow it and need not.',
    reread: rereadOf([first]),
  };
}

function separate(findings: Findings): Candidate[] {
  const { caseName } = callsIn(findings);
  const ranked = findings.separate
    .filter(({ summary }) => summary.length > 0)
    .toSorted((one, other) => Number(one.kind === 'concurrence') - Number(other.kind === 'concurrence'));
  return ranked.slice(0, 4).map(({ kind, author, summary }, index) => ({
    question: `On what point does ${author ?? (kind === 'concurrence' ? 'the concurring judge' : 'the dissent')} ${kind === 'concurrence' ? 'write separately' : 'disagree with the court'} in ${caseName}?`,
    ...quoting(fitting([...summary, index === 0 ? findings.holdings.line?.sentence : undefined], 115)),
    difficulty: 'Medium',
    kind: 'separate_opinion',
    followUps: ['What would the majority say back?'],
    trap: 'Tempting: to cite this opinion as the law of the case. It shows what the majority did not accept.',
    reread: rereadOf(summary),
  }));
}

/** Where the text holds little else: its weightiest sentences, to be put in one's own words. */
function explanations(findings: Findings): Candidate[] {
  const { caseName } = callsIn(findings);
  const { sentences } = findings.reading;
  return reserveOf(findings).map((sentence) => {
    const around = fitting(
      [sentence, sentences[sentence.index + 1], sentences[sentence.index - 1]],
      mostWords,
    );
    return {
      question: `Put this sentence of ${caseName} in your own words, and say what it does for the result: “${unquoted(sentence)}”`,
      ...quoting(around.filter(({ shown }) => isQuotable(shown))),
      difficulty: 'Medium',
      kind: 'reasoning',
      followUps: ['Would you call it a fact, a rule or a reason?'],
      trap: 'Tempting: to say it again in the same words. Say what would be different without it.',
      reread: rereadOf([sentence]),
    };
  });
}
