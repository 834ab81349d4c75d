/**
 * The passages of an opinion that answer a question best, by what the embedded engine knows of its sentences: the words
 * they share with the question, weighed by how rare they are, and what a sentence does in the opinion. Never a sentence of
 * its own, and nothing where nothing answers.
 */
import { leadPart, type Opinion } from '../../opinion/opinion.ts';
import { ownWords } from '../../opinion/own-words.ts';
import { analyse } from '../extractive/findings.ts';
import { weightOf } from '../extractive/text/ordinary-words.ts';
import { readPart, type Sentence } from '../extractive/text/sentence.ts';
import { countTerms, termsOf } from '../extractive/text/words.ts';
import type { Pinpoint } from '../material/schema.ts';
import { wholePinpointsFor } from '../pinpoints.ts';
import { fitsOf, wantsSeparate } from './intents.ts';

/** What she marked in the text. */
export type Selection = { paragraphId: string; quote: string };

type Asked = { question: string; selection?: Selection | undefined };

/** Best first, each the pinpoints of one sentence; empty where the text does not answer. */
export type Passages = Pinpoint[][];

type Known = { sentence: Sentence; isSeparate: boolean; worth: number; fit: number };

/** Words that say how something is asked, not of what. */
const askingTerms = new Set(
  termsOf(
    `hold held holding decide decided decision outcome disposition won win winner prevail lost loser conclude conclusion
    result end ends issue question presented standard review rule rules test tests why reason reasons reasoning rationale
    justify because policy fact facts happen happened argue argued argument arguments contend claim make made exception limit
    define defined definition mean means meaning explain explained matter matters significance court opinion case say says said
    tell tells told think here main point points important about according judge justice text passage words phrase sentence
    story between state states first narrowly broadly allow allows step steps give given gives list name names element
    elements source take takes come comes before leave leaves meet meets side sides one party parties asking ask asks order
    orders place describe summarize summary briefly each other build does use used using dissent dissents dissenting concur
    concurrence concurring majority apply applies applied bear bears get gets far write writes written separately already disagree agree`,
  ),
);

const mostPassages = 4;
/** The share of what is asked, weighed by rarity, that a passage with its paragraph must speak of. */
const leastCoverage = 0.5;
/** How surely a sentence must do what is asked for, where the question has no matter of its own. */
const leastFit = 0.45;
/** What is far behind the best adds nothing. */
const leastOfBest = 0.55;

export function findPassages(given: Opinion, { question, selection }: Asked): Passages {
  const opinion = ownWords(given);
  const all = sentencesOf(opinion, question);
  const marked = selection && locateSelection(all, selection);
  const wanted = matterOf(opinion, question, marked ? selection.quote : '');
  const shareOf = sharesOf(all, wanted);
  const byParagraph = Map.groupBy(all, ({ sentence }) => sentence.paragraph.id);
  const scored = all.flatMap((known) => {
    const { sentence, fit, worth } = known;
    if (marked?.includes(known)) return [];
    const own = shareOf(sentence.terms);
    const its = byParagraph.get(sentence.paragraph.id) ?? [];
    const around = own > 0.2 ? shareOf(its.flatMap((each) => each.sentence.terms)) : 0;
    const coverage = marked ? own : Math.max(own, 0.4 * own + 0.6 * around);
    const isNear = marked?.some((each) => isBeside(known, each)) ?? false;
    const answers = marked
      ? isNear || coverage > 0.15
      : wanted.length === 0
        ? fit > leastFit
        : coverage >= leastCoverage;
    const score = coverage + 0.5 * fit + 0.1 * worth + (isNear ? 0.3 : 0);
    return answers ? [{ sentence, score }] : [];
  });
  const best = scored.toSorted((one, other) => other.score - one.score);
  const top = best[0]?.score ?? 0;
  return best
    .filter(({ score }) => score >= leastOfBest * top)
    .slice(0, mostPassages)
    .map(({ sentence }) => wholePinpointsFor(sentence.paragraph, sentence.start, sentence.end));
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

/** What is asked about, without the names of case and court: every sentence is about those. */
function matterOf({ caption }: Opinion, question: string, marked: string): string[] {
  const named = new Set(termsOf(`${caption.caseName ?? ''} ${caption.court ?? ''}`));
  const isMatter = (term: string) => !askingTerms.has(term) && !named.has(term);
  return [...new Set([...termsOf(question).filter(isMatter), ...termsOf(marked)])];
}

function sentencesOf(opinion: Opinion, question: string): Known[] {
  const findings = analyse(opinion);
  const fits = fitsOf(findings, question);
  const isAboutOthers = wantsSeparate(question);
  const read = findings.reading.sentences.map(
    (sentence): Known => ({
      sentence,
      isSeparate: false,
      worth: sentence.worth,
      fit: isAboutOthers ? 0 : fits.of(sentence),
    }),
  );
  const lead = leadPart(opinion);
  const others = opinion.parts.filter(
    (part) => part !== lead && part.kind !== 'front' && part.kind !== 'syllabus',
  );
  const rest = others
    .flatMap((part) => readPart(opinion, part).sentences)
    .map((sentence): Known => ({ sentence, isSeparate: true, worth: 0, fit: fits.ofSeparate(sentence) }));
  return [...read, ...rest].filter(({ sentence }) => sentence.words >= 4);
}

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
