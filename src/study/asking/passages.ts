/**
 * The passages of an opinion that answer a question best, by what the embedded engine knows of its sentences: the words
 * they share with the question, weighed by how rare they are, and what a sentence does in the opinion. Never a sentence of
 * its own, and nothing where nothing answers.
 */
import { leadPart, type Opinion, type Part } from '../../opinion/opinion.ts';
import { ownWords } from '../../opinion/own-words.ts';
import { analyse } from '../extractive/findings.ts';
import { readPart, type Sentence } from '../extractive/text/sentence.ts';
import { weightOf } from '../language/ordinary-words.ts';
import { countTerms, termsOf } from '../language/words.ts';
import type { Pinpoint } from '../material/schema.ts';
import { wholePinpointsFor } from '../pinpoints.ts';
import { asksWhether, couldAnswer, fitsOf, namesOf, sideAsked } from './intents.ts';
import { provisionsIn, quotationsOf, tellsOf } from './provisions.ts';
import { byMeaning, byWords, type Measures, weighed } from './weights.ts';

/** What she marked in the text. */
export type Selection = { paragraphId: string; quote: string };

export type StudentQuestion = {
  question: string;
  selection?: Selection | undefined;
  /** How alike in meaning the question is to each of `textsToAsk`, -1 to 1; without it words alone are compared. */
  likeness?: readonly number[] | undefined;
};

/** Best first, each the pinpoints of one sentence; empty where the text does not answer. */
export type Passages = Pinpoint[][];

type Known = {
  sentence: Sentence;
  isSeparate: boolean;
  /** Of a separate opinion, where the court is asked about. */
  isAside: boolean;
  worth: number;
  fit: number;
};

/** Words that say how something is asked, not of what. */
const askingTerms = new Set(
  termsOf(
    `hold held holding decide decided decision outcome disposition won win winner prevail lost lose loser conclude conclusion
    result end ends issue question presented standard review rule rules test tests why reason reasons reasoning rationale
    justify because policy fact facts happen happened argue argued argument arguments contend claim make made exception limit
    define defined definition mean means meaning explain explained matter matters significance court opinion case say says said
    tell tells told think here main point points important about according judge justice text passage words phrase sentence
    story between state states first narrowly broadly allow allows step steps give given gives list name names element
    elements source take takes come comes before leave leaves meet meets side sides one party parties asking ask asks order
    orders place describe summarize summary briefly each other build does use used using dissent dissents dissenting concur
    concurrence concurring majority apply applies applied wrong mistake mistaken trial way lawsuit suit sue sued bring brought bear bears get gets far write writes written separately already disagree agree`,
  ),
);

const mostPassages = 4;
/** How surely a sentence must do what is asked for, where the question has no matter of its own. */
const leastFit = 0.45;
/** "Was the gate welded shut?" is answered by what speaks of so much of it. */
const leastTold = 0.5;
/** What the engine chose first may be as short as "Reversed." */
const chosenFirst = 0.9;
/** A sentence beside the words that she marked, before any other. */
const nearness = 1;

/** What the encoder is to read for `likeness`; nothing where a part of the opinion is asked for, or words are marked. */
export function textsToAsk(given: Opinion, { question, selection }: StudentQuestion): string[] {
  const opinion = ownWords(given);
  return selection || matterOf(opinion, question, '').length === 0 ? [] : sentenceTextsOf(given);
}

export const sentenceTextsOf = (given: Opinion): string[] =>
  sentencesIn(ownWords(given)).map(({ text }) => text);

/** "What did the dissent say?" of a case that has none, and tells of none. */
const isOfNoPart = ({ parts, paragraphs }: Opinion, question: string): boolean =>
  [/dissent/i, /concurr/i].some(
    (named) =>
      named.test(question) &&
      !parts.some(({ kind }) => named.test(kind)) &&
      !paragraphs.some(({ text }) => named.test(text)),
  );

export function findPassages(opinion: Opinion, asked: StudentQuestion): Passages {
  if (isOfNoPart(opinion, asked.question)) return [];
  const { candidates, isGeneral } = candidatesFor(opinion, asked);
  const { ranks, silence, leastOfBest } = asked.likeness ? byMeaning : byWords;
  const scored = candidates
    .map(({ sentence, measures, near }) => ({
      ...{ sentence, measures, near },
      score: weighed(measures, ranks) + (asked.selection ? near * nearness : 0),
    }))
    .toSorted((one, other) => other.score - one.score);
  const shown = (told: readonly { sentence: Sentence }[]) =>
    told.map(({ sentence }) => wholePinpointsFor(sentence.paragraph, sentence.start, sentence.end));
  const provisions = asked.selection ? [] : provisionsIn(asked.question);
  if (provisions.length > 0 && asksWhat.test(asked.question)) {
    const named = scored.filter(({ near }) => near > 0).toSorted((one, other) => other.near - one.near);
    const quoted = quotationsOf(opinion, provisions);
    return [...quoted.map((each) => wholePinpointsFor(each, 0, each.text.length)), ...shown(named)].slice(
      0,
      mostPassages,
    );
  }
  // What asks for a part of an opinion alone has no words in common with it.
  const able = isGeneral ? scored.filter(({ measures }) => measures.fit > leastFit) : scored;
  const [best] = able;
  const isAnswered =
    best && (isGeneral || asked.selection !== undefined || weighed(best.measures, silence) > 0);
  if (!isAnswered) return [];
  return shown(able.filter(({ score }) => score >= best.score - leastOfBest).slice(0, mostPassages));
}

/** "What does section 4 say?", "What is Rule 12(b)(6)?": answered by what names it alone. */
const asksWhat = /^\W*what (?:does|do|did|is|are)\b/i;

export type Candidate = { sentence: Sentence; measures: Measures; near: number };

/** Every sentence that could answer; `isGeneral` where nothing is asked about but a part of the opinion. */
export function candidatesFor(
  given: Opinion,
  { question, selection, likeness }: StudentQuestion,
): { candidates: Candidate[]; isGeneral: boolean } {
  const opinion = ownWords(given);
  const all = sentencesOf(opinion, question);
  const marked = selection && locateSelection(all, selection);
  const wanted = matterOf(opinion, question, marked ? selection.quote : '');
  const isGeneral = !marked && wanted.length === 0;
  const shareOf = sharesOf(all, wanted);
  const byParagraph = Map.groupBy(all, ({ sentence }) => sentence.paragraph.id);
  const around = new Map(
    [...byParagraph].map(([id, its]) => [id, shareOf(its.flatMap(({ sentence }) => sentence.terms))]),
  );
  const likest = new Map(likeness && sentencesIn(opinion).map(({ text }, at) => [text, likeness[at] ?? 0]));
  const top = Math.max(0, ...likest.values());
  const isAble = couldAnswer(question);
  const provisions = provisionsIn(question);
  const isWhether = !isGeneral && !marked && asksWhether(question);
  // A word with a capital behind another is a name.
  const names = new Set(termsOf((question.match(/(?<=\S\s)\p{Lu}[\p{L}’']+/gu) ?? []).join(' ')));
  const told = sharesOf(
    all,
    wanted.filter((term) => !names.has(term)),
  );
  const candidates = all.flatMap((known, at): Candidate[] => {
    const { sentence, fit, worth, isAside } = known;
    if (marked?.includes(known) || !isAble(sentence.text)) return [];
    if (isWhether && told(sentence.terms) < leastTold) return [];
    const own = shareOf(sentence.terms);
    const near = marked
      ? Number(marked.some((each) => isBeside(known, each)))
      : tellsOf(provisions, `${sentence.text} ${sentence.authority}`);
    if (marked && near === 0 && own <= 0.15) return [];
    const like = likest.get(sentence.text) ?? 0;
    const before = all[at - 1];
    const isFollowing = before?.sentence.paragraph.id === sentence.paragraph.id;
    const measures = {
      own,
      around: around.get(sentence.paragraph.id) ?? 0,
      ...{ fit, worth, separate: Number(isAside) },
      ...{ like, behind: top - like },
      likeBefore: isFollowing ? (likest.get(before.sentence.text) ?? 0) : 0,
    };
    return [{ sentence, measures, near }];
  });
  return { candidates, isGeneral };
}

/** The share of what a phrase names, 0 to 1, that the best single sentence speaks of. */
export function coverageIn(opinion: Opinion, phrase: string): number {
  const all = sentencesOf(opinion, phrase);
  const wanted = matterOf(opinion, phrase, '');
  // One word alone stands in many sentences that say nothing of what is missing.
  if (wanted.length < 2) return 0;
  const shareOf = sharesOf(all, wanted);
  return all.reduce((best, { sentence }) => Math.max(best, shareOf(sentence.terms)), 0);
}

/** What is asked about, without the names of case, court and judges: every sentence is about those. */
function matterOf({ caption, parts }: Opinion, question: string, marked: string): string[] {
  const authors = parts.flatMap(({ author }) => namesOf(author));
  const who = sideAsked(question)?.who;
  const named = new Set(termsOf([caption.caseName, caption.court, who, ...authors].join(' ')));
  const isMatter = (term: string) => !askingTerms.has(term) && !named.has(term);
  return [...new Set([...termsOf(question).filter(isMatter), ...termsOf(marked)])];
}

function sentencesOf(opinion: Opinion, question: string): Known[] {
  const findings = analyse(opinion);
  const fits = fitsOf(findings, question);
  const { isOfOthers } = fits;
  const read = findings.reading.sentences.map(
    (sentence): Known => ({
      ...{ sentence, isSeparate: false, isAside: false, worth: sentence.worth },
      fit: isOfOthers ? 0 : fits.of(sentence),
    }),
  );
  const lead = leadPart(opinion);
  const rest = sentencesIn(opinion, (part) => part !== lead).map(
    (sentence): Known => ({
      ...{ sentence, isSeparate: true, isAside: !isOfOthers, worth: 0 },
      fit: fits.ofSeparate(sentence),
    }),
  );
  return [...read, ...rest].filter(({ sentence, fit }) => sentence.words >= 4 || fit > chosenFirst);
}

const isAsked = ({ kind }: Part) => kind !== 'front' && kind !== 'syllabus';

const sentencesIn = (opinion: Opinion, isWanted: (part: Part) => boolean = () => true): Sentence[] =>
  opinion.parts
    .filter((part) => isAsked(part) && isWanted(part))
    .flatMap((part) => readPart(opinion, part).sentences);

/** A term that the opinion never says is as rare as one can be: what asks for it is not answered. */
function sharesOf(all: readonly Known[], wanted: readonly string[]): (terms: readonly string[]) => number {
  const counts = countTerms(all.map(({ sentence }) => sentence.terms));
  const weights = wanted.map((term) => ({
    term,
    weight: Math.log(1 + all.length / ((counts.get(term) ?? 0) + 0.5)) * weightOf(term),
  }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return (terms) => {
    if (total === 0) return 0;
    const said = new Set(terms);
    return weights.reduce((sum, { term, weight }) => sum + (said.has(term) ? weight : 0), 0) / total;
  };
}

function locateSelection(all: readonly Known[], { paragraphId, quote }: Selection): Known[] {
  // A passage's id begins with its paragraph's.
  const id = paragraphId.replace(/\.\d+$/, '');
  const its = all.filter(({ sentence }) => sentence.paragraph.id === id);
  const at = its[0]?.sentence.paragraph.text.indexOf(quote) ?? -1;
  const touched = its.filter(
    ({ sentence: { start, end } }) => at >= 0 && start < at + quote.length && end > at,
  );
  return touched.length > 0 ? touched : its.slice(0, 1);
}

const isBeside = (one: Known, other: Known) =>
  one.isSeparate === other.isSeparate &&
  one.sentence.paragraph.id === other.sentence.paragraph.id &&
  Math.abs(one.sentence.index - other.sentence.index) === 1;
