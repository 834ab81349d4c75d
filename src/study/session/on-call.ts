/** What a student on call needs of a case, a line each. Chosen among what its brief and questions say; nothing is written anew. */
import { agrees } from '../extractive/choose/reasons.ts';
import { isStep } from '../extractive/choose/steps.ts';
import { overlapOf, termsOf } from '../language/words.ts';
import { candidatesFor } from '../material/choosing.ts';
import { itemsBelow } from '../material/lists.ts';
import type { BriefContent, Item, Pinpoint, QuestionSetContent } from '../material/schema.ts';
import { byWorth } from '../material/worth.ts';
import { shorten } from '../words/shorten.ts';
import { unsure } from '../words/statements.ts';

export const onCallNames = [
  'Holding',
  'Facts',
  'Posture',
  'Rule',
  'For the result',
  'Against it',
  'Hypothetical',
] as const;
export type OnCallName = (typeof onCallNames)[number];

/** `questionId` is set where it stands among the questions, and not in the brief. */
export type OnCallLine = {
  name: OnCallName;
  /** Without children: what was below it stands in its text. */
  item: Item;
  /** All of its text, where that was cut. */
  whole?: string | undefined;
  questionId?: string;
};

/** About two lines of print: three cases fit on a page. */
const longest = 210;
const longestRule = 330;
/** Of a rule's elements. */
const mostElements = 6;

export function onCallLines(brief: BriefContent, questions?: QuestionSetContent): OnCallLine[] {
  const { holding } = brief;
  const isStated = holding.pinpoints.length > 0 || holding.marks.includes('own');
  const isOpen = candidatesFor(brief, 'holding').length > 0;
  const notChosen = isOpen ? { ...holding, text: unsure.notChosen } : undefined;
  const asked = hypotheticalOf(questions);
  const [rule] = brief.rule;
  const lines: [name: OnCallName, item: Item | undefined, whole?: string | undefined][] = [
    isStated ? ['Holding', holding, wholeHolding(holding)] : ['Holding', notChosen],
    ['Facts', factFor(brief)],
    ['Posture', stepFor(brief)],
    ['Rule', ruleOf(rule), ruleOf(rule, Number.POSITIVE_INFINITY)?.text],
    ['For the result', reasonFor(brief)],
    ['Against it', argumentAgainst(brief)],
  ];
  return [
    ...lines.flatMap(([name, item, whole]) => (item ? [inShort(name, item, whole)] : [])),
    ...(asked ? [asked] : []),
  ];
}

function inShort(name: OnCallName, { children: _, ...item }: Item, whole = item.text): OnCallLine {
  // The holding is one line as it stands.
  const text = name === 'Holding' ? item.text : shorten(item.text, name === 'Rule' ? longestRule : longest);
  return { name, item: { ...item, text }, ...(text === whole ? {} : { whole }) };
}

/** Where the brief cuts it to a line: the court's sentence, of which its pinpoints quote all. */
function wholeHolding({ text, pinpoints }: Item): string {
  return text.endsWith(' …') ? pinpoints.map(({ quote }) => quote).join(' ') || text : text;
}

/**
 * What was done in court shares most of all with holding and question, and is the posture's: it counts only where nothing else
 * is told. Of labeled opinions, read by weights not fitted to them, 35 of 100 show one of the three facts that readers put first
 * (26 by what is shared alone), and 49 one of their reasons (24 by the order of the brief); the step of 70 is sure to belong (56).
 */
function factFor({ facts, holding, issue }: BriefContent): Item | undefined {
  const decided = new Set([holding, ...issue].flatMap(({ text }) => termsOf(text)));
  const between = facts.filter(({ text }) => !isStep(text));
  const scored = (between.length > 0 ? between : facts).map((fact) => ({
    fact,
    score: (fact.worth ?? 1) * (1 + overlapOf(termsOf(fact.text), decided)),
  }));
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, each) => (best && best.score >= each.score ? best : each),
    undefined,
  )?.fact;
}

function stepFor({ posture }: BriefContent): Item | undefined {
  const [best] = byWorth(
    itemsBelow(posture).filter(({ worth, role }) => worth !== undefined && role !== 'standard'),
  );
  return best ?? posture.at(-1);
}

/** With its elements behind it, numbered. */
function ruleOf(rule: Item | undefined, most = mostElements): Item | undefined {
  // Where the court takes it from is no element.
  const elements = (rule?.children ?? []).filter(({ text }) => !/^Source: /.test(text));
  if (!rule || elements.length === 0) return rule;
  const named = elements.slice(0, most);
  const words = named.map(({ text }, index) => `(${index + 1}) ${text.replace(/[.;,]+$/, '')}`);
  return {
    ...rule,
    text: `${rule.text} ${words.join('; ')}${named.length < elements.length ? '; …' : '.'}`,
    pinpoints: unlike([rule, ...named].flatMap(({ pinpoints }) => pinpoints)),
  };
}

const unlike = (pinpoints: readonly Pinpoint[]) => [
  ...new Map(pinpoints.map((each) => [`${each.paragraphId} ${each.quote}`, each])).values(),
];

/** "Claims" is most often a noun. */
const argues = /\b(?:(?:argu|contend|maintain|insist|assert|urg|submit)(?:s|es|ed|e|ing)?|claimed)\b/i;
/** A party's words, however they are told: "according to the petitioner", "in Fenn's view". */
const isOfAParty =
  /\b(?:according to|in) (?:the )?(?:\p{L}+ )?(?:plaintiff|defendant|petitioner|respondent|appell(?:ant|ee)|state|government|\p{Lu}[\p{L}’']+)(?:[’']s? (?:view|submission|account|theory|telling))?,|[’']s? (?:position|theory|contention|argument) (?:is|was|that)\b/iu;
const isReason = ({ marks, text }: Item) =>
  !marks.includes('dicta') && !argues.test(text) && !isOfAParty.test(text);

/** What is worth most; where nothing is weighed, what the court answers to an argument. What it concedes comes last. */
function reasonFor({ analysis }: BriefContent): Item | undefined {
  const answers = analysis.flatMap(({ text, children = [] }) => (argues.test(text) ? children : []));
  const reasons = byWorth([...answers, ...analysis].filter(isReason));
  return reasons.find(({ text }) => !agrees(text)) ?? reasons[0];
}

/**
 * An argument that the court meets, else what a dissent says first. One without an answer is as often the winner's own (four of
 * nine, read on labeled opinions), and one that the court grants is his nearly always.
 */
function argumentAgainst({ analysis, separateOpinions }: BriefContent): Item | undefined {
  const met = analysis.find(
    ({ text, children = [] }) =>
      argues.test(text) && children.length > 0 && !children.some((answer) => agrees(answer.text)),
  );
  const dissent = separateOpinions.find(({ kind }) => kind !== 'concurrence');
  return met ?? dissent?.summary[0];
}

function hypotheticalOf(set: QuestionSetContent | undefined): OnCallLine | undefined {
  const questions = set?.questions ?? [];
  const found = (['hypothetical', 'limit'] as const)
    .map((kind) => questions.find((question) => question.kind === kind))
    .find((question) => question !== undefined);
  if (!found) return undefined;
  const pinpoints = unlike([...found.reread, ...found.answer.flatMap((point) => point.pinpoints)]);
  const item = { id: found.id, text: found.question, pinpoints, verified: true, marks: [] };
  return { ...inShort('Hypothetical', item), questionId: found.id };
}
