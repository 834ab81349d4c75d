/** Medium: passages combined or restated. */

import { ruleDraft } from '../brief/rule.ts';
import type { Findings } from '../findings.ts';
import { draftOf } from '../text/items.ts';
import { answerFrom, type Candidate, callsIn, rereadOf } from './candidate.ts';

const mostWords = 130;

export function mediumQuestions(findings: Findings): Candidate[] {
  return [
    rule(findings),
    rejected(findings),
    separate(findings),
    holding(findings),
    reasoning(findings),
    precedent(findings),
    issue(findings),
    definition(findings),
  ].filter((each) => each !== undefined);
}

function rule(findings: Findings): Candidate | undefined {
  const { rules, exceptions } = findings;
  const [first] = rules;
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `State the rule that the court applies in ${caseName}, with its elements, and say where the court takes it from.`,
    answer: [...rules.slice(0, 2).map(ruleDraft), ...answerFrom(exceptions.slice(0, 1), 40)],
    difficulty: 'Medium',
    kind: 'rule',
    followUps: ['Which part of that rule was disputed here, and which was not?'],
    trap: 'Tempting: to state the holding as the rule. The rule reaches beyond these parties; the holding decides between them.',
    reread: rereadOf(rules),
    rests: first,
  };
}

function holding(findings: Findings): Candidate | undefined {
  const { line, ranked } = findings.holdings;
  const first = line?.sentence ?? ranked[0];
  if (!first) return undefined;
  const { caseName, first: one } = callsIn(findings);
  return {
    question: `State the holding of ${caseName} first as narrowly as the facts of ${one} allow, then as broadly as the court's words bear.`,
    answer: answerFrom([first, ...ranked, findings.reasoning.limits[0]], mostWords),
    difficulty: 'Medium',
    kind: 'holding',
    followUps: ['Which sentence of the opinion would you quote for the broad reading?'],
    trap: 'Tempting: to quote what the court says along the way. Only what was needed for the result is the holding.',
    reread: rereadOf([first]),
    rests: first,
  };
}

function reasoning(findings: Findings): Candidate | undefined {
  const { reasons } = findings.reasoning;
  const [first, second] = reasons;
  if (!first || !second) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `Why does the court decide ${caseName} as it does? Give its reasons in the order in which they build on each other.`,
    answer: answerFrom(reasons, mostWords),
    difficulty: 'Medium',
    kind: 'reasoning',
    followUps: ['Which of these reasons could fall away and leave the result standing?'],
    trap: 'Tempting: to repeat the result. The question asks what leads to it.',
    reread: rereadOf([first, second]),
    rests: first,
  };
}

function rejected(findings: Findings): Candidate | undefined {
  const { exchanges, reasons } = findings.reasoning;
  const answered = exchanges.filter(({ answer }) => answer);
  const exchange = answered.find(({ answer }) => !/\bwe agree\b/i.test(answer?.text ?? '')) ?? answered[0];
  if (!exchange?.answer) return undefined;
  const { argument, answer } = exchange;
  const { caseName } = callsIn(findings);
  const who = advocateIn(argument.shown) ?? roleIn(argument.shown) ?? 'one side';
  return {
    question: `What argument does ${who} make in ${caseName}, and how does the court meet it?`,
    answer: answerFrom([argument, answer, ...reasons], 110),
    difficulty: 'Medium',
    kind: 'rejected_argument',
    followUps: [`What is the strongest form of that argument?`],
    trap: `Tempting: to treat the argument as what the court thinks because the opinion states it at length. Read on to the answer.`,
    reread: rereadOf([argument, answer]),
    rests: argument,
  };
}

function roleIn(text: string): string | undefined {
  const role =
    /\b(petitioner|respondent|appellant|appellee|plaintiff|defendant|Government|Commonwealth)(?:s|['’]s|s['’])?\b/i.exec(
      text.slice(0, 90),
    )?.[1];
  return role && `the ${/^[GC]/.test(role) ? role : role.toLowerCase()}`;
}

function advocateIn(text: string): string | undefined {
  const match =
    /^(?:[^,]{0,40}, )?((?:The |the )?(?:[Pp]etitioner|[Rr]espondent|[Aa]ppellant|[Aa]ppellee|[Pp]laintiff|[Dd]efendant|Government|State|Solicitor General|Commonwealth|United States|City|County|Board|Commission|Secretary|Worker|Employer)s?|[A-Z][a-z]+(?: [A-Z][a-z]+)?) (?:also |further |next |first |then )?(?:argue|contend|assert|maintain|claim|submit|urge|insist|suggest|say|respond|rel|point)/.exec(
      text,
    );
  const name = match?.[1]?.replace(/^The /, 'the ');
  if (!name || /^(?:He|She|They|It|This|That)\b/.test(name)) return undefined;
  return /^(?:petitioner|respondent|appellant|appellee|plaintiff|defendant)/i.test(name)
    ? `the ${name.toLowerCase()}`
    : name;
}

function precedent(findings: Findings): Candidate | undefined {
  const found = findings.reasoning.precedents.find((sentence) =>
    namedCase(`${sentence.text} ${sentence.authority}`),
  );
  const name = found && namedCase(`${found.text} ${found.authority}`);
  if (!found || !name) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `What work does ${name} do in the reasoning of ${caseName}?`,
    answer: answerFrom([found, ...findings.reasoning.precedents, findings.reasoning.reasons[0]], mostWords),
    difficulty: 'Medium',
    kind: 'precedent',
    followUps: [`On what fact could a court distinguish ${name} from this case?`],
    trap: `Tempting: to recite ${name}. What is asked is the use that this court makes of it.`,
    reread: rereadOf([found]),
    rests: found,
  };
}

function namedCase(text: string): string | undefined {
  const match =
    /(?:(?:[A-Z][\w.’'&-]{0,30}|of|the|&|ex rel\.|for) ){1,7}v\. (?:[A-Z][\w.’'&-]{0,30})(?: (?:[A-Z][\w.’'&-]{0,30}|of|the|&)){0,5}/.exec(
      text,
    )?.[0];
  const name = match
    ?.trim()
    .replace(/^(?:In|See|As|Under|Unlike|But|And|Since|Our|Both|Cf\.|E\.g\.|the|of) (?:also )?/i, '')
    .replace(/[,.]$/, '')
    .replace(/ (?:the|of|&|The|We|In)$/, '');
  return name && /^[A-Z]/.test(name) && name.length < 70 ? name : undefined;
}

function issue(findings: Findings): Candidate | undefined {
  const [first] = findings.issues;
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  const facts = findings.decidingFacts.slice(0, 1);
  return {
    question: `What is the precise question before the court in ${caseName}, and which facts make it hard?`,
    answer: [
      draftOf(first.sentence, first.text, first.isInferred ? ['inferred'] : []),
      ...answerFrom([...facts, findings.facts[0]], 90),
    ],
    difficulty: 'Medium',
    kind: 'issue',
    followUps: ['Can you put it so that it can be answered yes or no?'],
    trap: 'Tempting: to name a topic. An issue joins a rule of law to the facts that put it in doubt.',
    reread: rereadOf([first.sentence]),
    rests: first.sentence,
  };
}

function definition(findings: Findings): Candidate | undefined {
  const [first] = findings.terms;
  if (!first) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `What does “${first.term}” mean in ${caseName}, and what turns on that meaning?`,
    answer: answerFrom([first.sentence, findings.reasoning.reasons[0]], mostWords),
    difficulty: 'Medium',
    kind: 'definition',
    followUps: ['Whose definition is it: the legislature’s, an earlier court’s, or this court’s own?'],
    trap: 'Tempting: to use the word as one would outside the law.',
    reread: rereadOf([first.sentence]),
    rests: first.sentence,
  };
}

function separate(findings: Findings): Candidate | undefined {
  const chosen =
    findings.separate.find(({ kind, summary }) => kind === 'dissent' && summary.length > 0) ??
    findings.separate.find(({ summary }) => summary.length > 0);
  const opening = chosen?.summary[0];
  if (!chosen || !opening) return undefined;
  const { caseName } = callsIn(findings);
  const act = chosen.kind === 'concurrence' ? 'write separately' : 'disagree with the court';
  const who = chosen.author
    ? `${chosen.author}`
    : chosen.kind === 'concurrence'
      ? 'the concurring judge'
      : 'the dissent';
  const held = findings.holdings.line?.sentence;
  return {
    question: `On what point does ${who} ${act} in ${caseName}?`,
    answer: [...chosen.summary.map((sentence) => draftOf(sentence)), ...answerFrom([held], 45)],
    difficulty: 'Medium',
    kind: 'separate_opinion',
    followUps: ['What would the majority say back?'],
    trap: 'Tempting: to cite this opinion as the law of the case. It shows what the majority did not accept.',
    reread: rereadOf(chosen.summary),
    rests: opening,
  };
}
