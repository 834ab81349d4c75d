/** The facts that made a difference, in story order. */
import { cue } from '../reading/cues.ts';
import type { Judged, Reading } from '../reading/reading.ts';
import { choose, inOrder } from '../text/items.ts';
import { isQuotable } from '../text/readable.ts';
import { countWords } from '../text/words.ts';
import { type Coverage, coverageOf, type measuringWords } from './coverage.ts';
import { measuring, weigh } from './measures.ts';
import type { Posture } from './posture.ts';
import { factWeights, factWordCounts, factWordWeights } from './weights.ts';

const factCoverage: Coverage = { words: factWordWeights, usual: factWordCounts, weight: 0.45, evenness: 1 };

const mostWords = 138;
const mostSentences = 9;

type Told = { facts: Judged[]; posture: Posture };

/** The facts, and the posture without any of them: who sues is a fact, where the posture can say otherwise who seeks relief. */
export function factsOf(
  reading: Reading,
  posture: Posture,
  asked: readonly string[],
  words: ReturnType<typeof measuringWords>,
  conclusion: readonly Judged[],
): Told {
  const measure = measuring(reading, posture, asked);
  const scored = reading.sentences
    .filter(mayBeFact)
    .map((sentence) => ({ sentence, score: weigh(measure(sentence), factWeights) }));
  const chosenBeside = (told: readonly (Judged | undefined)[]) =>
    inOrder(
      choose(
        scored.filter(({ sentence }) => !told.includes(sentence)),
        { most: mostSentences, words: mostWords, sameness: 0.75, gain: coverageOf(words, factCoverage) },
      ),
    );
  const { seeksRelief, seeksToo, ...rest } = posture;
  const told = [posture.standard, posture.ruling, ...posture.below, ...conclusion];
  const facts = chosenBeside(told);
  if (!seeksRelief || !facts.includes(seeksRelief)) return { facts, posture };
  const sought = inBrief(seeksRelief.shown);
  if (sought) return { facts, posture: { ...posture, sought } };
  const [other, ...others] = seeksToo.filter((each) => !facts.includes(each) && !told.includes(each));
  if (other) return { facts, posture: { ...rest, seeksRelief: other, seeksToo: others } };
  return { facts: chosenBeside([...told, seeksRelief]), posture };
}

const fewestWordsSaved = 4;
const begins =
  /^(?:[^;:“"(]{2,110}? )(?:(?:was|were) (?:then |later |also )?(?:indicted|charged|convicted|tried|found guilty)|(?:sued|appealed|appeals|counterclaimed)|(?:filed|brought|commenced|instituted|began) (?:suit|(?:this|an?|his|her|its|their) (?:[\w-]+ ){0,2}(?:suit|action|lawsuit|proceeding|petition|complaint|claim|charge|application|appeal))|(?:sought|seeks?) (?:review|relief|damages|certiorari|an? (?:[\w-]+ )?(?:injunction|declaration|order|judgment|writ)))(?: (?:against|in) (?:the |an? |this |his |her |its )?[A-Z][\w.’'-]*(?:,? (?:(?:of|for|the|and) )*[A-Z][\w.’'-]*)*)*/;

const subordinate =
  /^(?:After|When|Because|Before|Since|While|Although|Though|Once|Until|As|If|Where|Upon)\b(?!.*, (?:the |[A-Z]|he |she |they |it ))|\b(?:that|which|who|whether|if|because|when|while|after|although|since)\b/;

/** Who sues where, without what is asked for and why, which the facts then tell. */
function inBrief(shown: string): string | undefined {
  const clause = begins.exec(shown)?.[0].replace(/[.,]$/, '');
  if (!clause || subordinate.test(clause)) return undefined;
  const isSaving = countWords(shown) - countWords(clause) >= fewestWordsSaved;
  return isSaving && isQuotable(`${clause}.`, 3) ? `${clause}.` : undefined;
}

/** Told, rather than argued or decided. */
export function mayBeFact({ shown, text, voice, narrative, isStory, announced, place }: Judged): boolean {
  if (!isQuotable(shown, 6, 60) || /\?["”]?$/.test(text)) return false;
  if (voice === 'court' || voice === 'precedent' || voice === 'separate') return false;
  if (voice === 'party' && !isStory) return false;
  if (cue.decree.test(text) && (cue.firstPerson.test(text) || place > 0.5)) return false;
  if (signpost.test(text)) return false;
  return announced === 'facts' || isStory || place < 0.06 ? narrative > -1 : narrative > 0.5;
}

const signpost =
  /\b(?:correctly|properly) \w+ed\b|\bdid not (?:err|abuse)\b|^(?:\S+ ){1,4}(?:must|shall) |took no part|amicus curiae|ably discharged|^In this Court,|\b(?:questions?|issues?) (?:presented|before us|is whether)\b|\bpresents? the (?:\w+ )?(?:question|issue)|\bwe granted\b/i;
