/** Which case a sentence tells of: this one, or another that was cited, decided before or is told beside it. */

import { pattern, phrase } from '../../language/grammar.ts';
import { escaped, listed } from '../../language/words.ts';
import type { Sentence } from '../text/sentence.ts';
import { cueNamed } from './cues.ts';
import type { Voice } from './voice.ts';

/** How surely another case is told of, 0 to 1, sentence by sentence. */
export function toldOfOthers(
  sentences: readonly Sentence[],
  voices: readonly Voice[],
  parties: readonly string[],
): number[] {
  const cited = citedNames(sentences, parties);
  const own = parties.length > 0 ? new RegExp(`\\b(?:${parties.map(escaped).join('|')})\\b`) : undefined;
  let other = 0;
  return sentences.map((sentence, index) => {
    const { text, paragraphIndex } = sentence;
    const isNewParagraph = sentences[index - 1]?.paragraphIndex !== paragraphIndex;
    if (isNewParagraph) other = goesOn.test(text) ? other * 0.8 : 0;
    if (comesBack.test(text) || own?.test(text)) other = 0;
    else if (opens.some((cue) => cue.test(text)) || cited?.test(text)) other = 1;
    else if (voices[index] === 'court') other = 0;
    else if (voices[index] === 'precedent') other = Math.max(other, 0.7);
    else if (voices[index] === 'below' || voices[index] === 'party') other *= 0.7;
    else other *= 0.85;
    return other;
  });
}

const opens = [cueNamed('in a case'), cueNamed('there the court')];
/** "There," or "The Court" at the head of a paragraph goes on with the case told of before. */
const goesOn = /^(?:There|In that case|The Court|That (?:case|court|decision)|It|He|She|They)\b/;
const comesBack = phrase`
  [Hh]ere,|[Ii]n (?:this|the present|the instant) (?:case|appeal)|in the case (?:at bar|before us)|this record
  |[Ww]e (?:\w+ )?(?:hold|conclude|affirm|reverse|agree|disagree|think|find|review|granted)
  |[Pp]etitioners? (?:here|now)|[Rr]espondents? (?:here|now)`;

/** The short names of cited cases, as "Oakes" of "Oakes v. Stone", where they stand as the subject or after "in". */
function citedNames(sentences: readonly Sentence[], parties: readonly string[]): RegExp | undefined {
  const names = new Set<string>();
  for (const { text, authority } of sentences) {
    for (const [, name = ''] of `${text} ${authority}`.matchAll(firstOfCase)) {
      if (name.length > 3 && !plain.has(name) && !parties.some((party) => party.includes(name)))
        names.add(name);
    }
  }
  if (names.size === 0) return undefined;
  const any = `(?:${[...names].slice(0, mostNames).map(escaped).join('|')})`;
  return pattern`
    ^(?:(?:And|But|Thus|Nor|Yet),? )?${any}\b(?! v\.)|\b[Ii]n ${any}\b
    |\b${any}(?:, supra,)? (?:held|involved|was|itself|Court|the Court|we)\b`;
}

const mostNames = 150;
const firstOfCase = /\b([A-Z][\w’'-]+)(?: (?:of|&|[A-Z][\w.’'-]*)){0,4} v\. /g;
const plain = listed(
  `United State People Board City County Department Commonwealth National American In See Cf The Under Commissioner Matter
    Estate Compare Accord New Federal`,
);
