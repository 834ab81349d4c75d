/** The facts that made a difference, in story order. */
import { cue } from '../reading/cues.ts';
import { type Judged, namesOf, type Reading } from '../read/reading.ts';
import { choose, type Gain, inOrder } from '../text/items.ts';
import { isQuotable } from '../text/readable.ts';
import { countWords } from '../text/words.ts';
import { type Coverage, coverageOf, type measuringWords } from './coverage.ts';
import { eventOf, isProcedure, speaksOfCase, tellsPast, tellsPresent } from './event.ts';
import { awardsCosts } from './holdings.ts';
import { rulingInBrief, suitInBrief } from './in-brief.ts';
import { measuring, weigh } from './measures.ts';
import type { Posture } from './posture.ts';
import { factWeights, factWordCounts, factWordWeights } from './weights.ts';

const factCoverage: Coverage = { words: factWordWeights, usual: factWordCounts, weight: 0.45, evenness: 1 };

const mostWords = 138;
const mostSentences = 9;
const sameness = 0.75;
const mostRounds = 4;
const mostSteps = 3;
/** A story of so few sentences has nothing to tell in their place. */
const fewestTold = 6;
/** Above what any sentence is worth. */
const certain = 9;
/** How far back "they" may reach. */
const reach = 9;

type Told = { facts: Judged[]; posture: Posture };

/** The facts, and the posture without any of them: a step that is a fact too is told whole here and in brief there. */
export function factsOf(
  reading: Reading,
  posture: Posture,
  asked: ReadonlySet<string>,
  words: ReturnType<typeof measuringWords>,
  conclusion: readonly Judged[],
  held: readonly Judged[],
): Told {
  const measure = measuring(reading, posture, asked);
  const tellable = tellableIn(reading);
  const event = eventOf(reading, tellable, new Set([...asked, ...held.flatMap(({ terms }) => terms)]));
  const scored = tellable.map((sentence) => ({
    sentence,
    score: weigh(measure(sentence), factWeights) + (sentence === event ? certain : 0),
  }));
  const isStoryLong =
    tellable.filter((sentence) => sentence.isStory && !isProcedure(sentence)).length >= fewestTold;
  const chosenBeside = (told: readonly (Judged | undefined)[]): Judged[] => {
    let left = scored.filter(({ sentence }) => !told.includes(sentence));
    for (let round = 0; ; round += 1) {
      const covered = coverageOf(words, factCoverage);
      const gain = isStoryLong ? withFewSteps(covered) : covered;
      const chosen = inOrder(choose(left, { most: mostSentences, words: mostWords, sameness, gain }));
      const named = chosen.flatMap((sentence, at) => {
        if (!isLost(sentence, chosen[at - 1])) return [sentence];
        const who = reading.sentences[sentence.index - 1];
        return who && names(who) && !told.includes(who) ? [who, sentence] : [];
      });
      const lost = chosen.filter((sentence) => !named.includes(sentence));
      if (lost.length === 0 || round === mostRounds) return named;
      left = left.filter(({ sentence }) => !lost.includes(sentence));
    }
  };
  const { seeksRelief, seeksToo, ...rest } = posture;
  const rulings = [posture.ruling, ...posture.below].filter((step) => step !== undefined);
  const shortened = shortenedBy(rulings, rulingInBrief);
  const told = [posture.standard, ...conclusion, ...rulings.filter((step) => !shortened.has(step))];
  const beside = (facts: Judged[], steps: Posture): Told => ({
    facts,
    posture: { ...steps, inBrief: new Map([...shortened].filter(([step]) => facts.includes(step))) },
  });
  const facts = chosenBeside(told);
  if (!seeksRelief || !facts.includes(seeksRelief)) return beside(facts, posture);
  const sought = suitInBrief(seeksRelief.shown);
  if (sought) {
    shortened.set(seeksRelief, sought);
    return beside(facts, posture);
  }
  const [other, ...others] = seeksToo.filter((each) => !facts.includes(each) && !told.includes(each));
  if (other) return beside(facts, { ...rest, seeksRelief: other, seeksToo: others });
  return beside(chosenBeside([...told, seeksRelief]), posture);
}

/** Where the court tells the story at length, neither law in passing nor what happened to others is part of it. */
function tellableIn(reading: Reading): Judged[] {
  const names = namesOf(reading);
  const tellable = reading.sentences.filter(mayBeFact);
  const isOwn = (sentence: Judged) => speaksOfCase(sentence, names);
  const story = tellable.filter(
    (sentence) => sentence.isStory && isOwn(sentence) && !tellsPresent.test(sentence.text),
  );
  if (story.length < longStory) return tellable;
  return tellable.filter(
    (sentence) => isOwn(sentence) || (!isOutside(sentence) && tellsPast.test(sentence.text)),
  );
}

const longStory = 8;

/** What courts did is told in the posture: of the facts it takes some lines, and more only where nothing else is left. */
function withFewSteps({ of, take }: Gain<Judged>): Gain<Judged> {
  let steps = 0;
  return {
    of: (sentence) => (steps >= mostSteps && isProcedure(sentence) ? Number.NEGATIVE_INFINITY : of(sentence)),
    take(sentence) {
      if (isProcedure(sentence)) steps += 1;
      take(sentence);
    },
  };
}

/** "They contributed to it" tells nothing where who they are was not told. */
function isLost({ shown, index }: Judged, before: Judged | undefined): boolean {
  return pronoun.test(shown) && (before === undefined || index - before.index > reach);
}

/** Short enough to be told besides, for the sake of whom it names. */
function names(sentence: Judged): boolean {
  return (
    countWords(sentence.shown) <= mostWordsOfName && mayBeFact(sentence) && !pronoun.test(sentence.shown)
  );
}

const mostWordsOfName = 25;
const pronoun = /^(?:(?:On|In|At|By|After|For) [^,]{3,40}, )?(?:They|He|She|Their|His|Her|they|he|she)\b/;

function shortenedBy(steps: readonly Judged[], inBrief: typeof rulingInBrief): Map<Judged, string> {
  return new Map(
    steps.flatMap((step): [Judged, string][] => {
      const text = inBrief(step.shown);
      return text ? [[step, text]] : [];
    }),
  );
}

/** Told, rather than argued or decided. */
export function mayBeFact(sentence: Judged): boolean {
  const { shown, text, voice, narrative, isStory, place } = sentence;
  if (!isQuotable(shown, 6, 60) || /\?["”]?$/.test(text)) return false;
  if (voice === 'court' || voice === 'precedent' || voice === 'separate') return false;
  if (voice === 'party' && !isStory) return false;
  if (cue.decree.test(text) && (cue.firstPerson.test(text) || place > 0.5)) return false;
  if (weSpeak.test(shown) || (isOutside(sentence) && !isToldAsPast(text))) return false;
  if (signpost.test(text) || awardsCosts.test(text) || saysInGeneral.test(shown)) return false;
  return isOutside(sentence) ? narrative > 0.5 : narrative > -1;
}

/** Neither in the story nor where it is announced or opened. */
function isOutside({ isStory, announced, place }: Judged): boolean {
  return !isStory && announced !== 'facts' && place >= opening;
}

const opening = 0.06;

/** Between reasons, only what is told as past is told of the case. */
const isToldAsPast = (text: string) => tellsPast.test(text) && !tellsPresent.test(text);

/** The court's own steps are none of the parties'. */
const weSpeak =
  /^(?:We|Our|I)\b|^[^,;]{2,40}, (?:we|our)\b|\b(?:we|our) (?:\w+ )?(?:hold|think|conclude|believe|find|agree|differ|see|need|are|have)\b/;

/** How the law stands for everybody: no fact of this case. */
const saysInGeneral =
  /^(?:Under|Pursuant to) the [^,]{3,60}\b(?:Code|Rules?|Act|Constitution|law)\b[^,]{0,30}, (?!(?:the )?[A-Z]|he |she |they )[^.]*\b(?:is|are|operates|must|may|shall|requires?)\b|^The (?:regime|rule|law|inquiry|question|answer|issue|test|standard|analysis|matter)\b[^.]{0,40}\b(?:is|are)\b|^The [A-Z]\w+ Code (?:does not|defines|provides)\b|\b(?:[Ii]n general|[Gg]enerally|[Oo]rdinarily|[Nn]ormally|well[- ]settled|well[- ]established)\b/;

const signpost =
  /^What (?:happened|followed)\b|\b(?:was|were|is|are) (?:right|wrong|correct|incorrect|mistaken)\b|\b(?:correctly|properly|appropriately|rightly|wrongly) \w+ed\b|\bdid not (?:err|abuse)\b|^(?:\S+ ){1,4}(?:must|shall) |took no part|amicus curiae|ably discharged|^In this Court,|\b(?:questions?|issues?) (?:presented|before us|is whether)\b|\bpresents? the (?:\w+ )?(?:question|issue)|\bwe granted\b|^As (?:discussed|explained|noted|relevant|set out)\b|\b(?:asserts?|argues?|contends?|claims?|maintains?)\b.*\b(?:erred|errors?|abuse of discretion|abused|evidentiary support|insufficient|unsupported)\b/i;
