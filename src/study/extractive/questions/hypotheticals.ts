/** Suppositions that change one fact the court itself called important. */
import type { Findings } from '../findings.ts';
import { type Judged, namesOf } from '../read/reading.ts';
import { saysTheSame } from '../text/items.ts';
import { once } from '../text/once.ts';
import { isDangling, isQuotable } from '../text/readable.ts';
import { overlapOf } from '../text/words.ts';
import { contraryOf } from './contrary.ts';

export type Hypothetical = { supposition: string; fact: Judged };

const most = 4;

/** Those that can be turned in plain grammar first. */
export const hypotheticalsOf: (findings: Findings) => Hypothetical[] = once(poseHypotheticals);

function poseHypotheticals(findings: Findings): Hypothetical[] {
  const held = findings.holdings.line?.sentence;
  const chosen: Hypothetical[] = [];
  const isNew = (fact: Judged) =>
    fact.index !== held?.index && chosen.every((other) => !saysTheSame(other.fact, fact, 0.5));
  const isName = namesIn(findings);
  const told = [...findings.decidingFacts, ...findings.facts.toSorted(bySalience)];
  const all = [...told, ...otherFacts(findings)];
  for (const fact of [...all.filter(({ text }) => !isStep(text)), ...all]) {
    if (chosen.length === most) break;
    const contrary = isNew(fact) ? contraryOf(fact.shown, isName) : undefined;
    if (contrary) chosen.push({ fact, supposition: `Suppose that ${contrary}` });
  }
  for (const fact of told) {
    if (chosen.length === most) break;
    if (isNew(fact) && isPlainFact(fact))
      chosen.push({
        fact,
        supposition: `Suppose the record had shown the contrary of this: “${fact.shown}”`,
      });
  }
  return chosen;
}

/** A step of the proceedings: to change it changes the suit, not the rule. */
function isStep(text: string): boolean {
  return /\b(?:filed|moved|sued|appealed|petitioned|demurred|indicted|charged|convicted|tried|sentenced|dismissed|joined|sought|pleaded|pled|commenced|granted|denied|named|removed|prosecuted|intervened|certified|renewed|brought)\b/.test(
    text,
  );
}

function isPlainFact({ shown, words, narrative, voice, salience }: Judged): boolean {
  return (
    words <= 32 &&
    narrative > 0.3 &&
    salience > 0.3 &&
    voice === 'narrator' &&
    !/[“"§]|\b(?:we|our|us)\b/i.test(shown) &&
    !isDangling(shown)
  );
}

/** A word that the opinion nowhere writes small. */
function namesIn({ reading }: Findings): (word: string) => boolean {
  const small = new Set(reading.sentences.flatMap(({ text }) => text.match(/\b[a-z][\w’'-]*/g) ?? []));
  return (word) => !small.has(word.toLowerCase());
}

const bySalience = (one: Judged, other: Judged) => other.salience - one.salience;

/** What the opinion tells of the parties outside the facts of the brief, closest to the questions decided first. */
function otherFacts({ reading, issues }: Findings): Judged[] {
  const asked = new Set(issues.flatMap(({ sentence }) => sentence.terms));
  const names = namesOf(reading);
  return reading.sentences
    .filter(
      ({ shown, text, voice, narrative }) =>
        voice === 'narrator' &&
        narrative > 0.3 &&
        isQuotable(shown, 6, 45) &&
        (/\b(?:petitioner|respondent|appellant|appellee|plaintiff|defendant)s?\b/i.test(text) ||
          names.some((name) => text.includes(name))),
    )
    .map((sentence) => ({ sentence, score: sentence.salience + overlapOf(sentence.terms, asked) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ sentence }) => sentence)
    .slice(0, 40);
}
