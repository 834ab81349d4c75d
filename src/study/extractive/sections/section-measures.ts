/** What is measured in a paragraph to tell the section it belongs to: phrases, sentences and single words. */

import { phraseAnyCase } from '../../language/grammar.ts';
import { countWords, stemOf } from '../../language/words.ts';
import { citedShare } from '../text/citing.ts';
import { countOf, cue, dateCue, pastCue } from '../text/phrases.ts';

const procedure = new RegExp(
  phraseAnyCase`
    filed|moved|motion|complaint|petition|indict\w+|pleaded|pled|sentenc\w+|convicted|appealed|appeals|dismissed
    |granted|denied|hearing|trial|verdict|judgment|remanded`,
  'gi',
);
const story = new RegExp(
  phraseAnyCase`
    officers?|police|told|said|saw|went|car|house|home|vehicle|drove|arrived|wife|husband|child|employ\w+|contract
    |injur\w+|hospital|testified|drugs?|arrest\w*|asked`,
  'gi',
);
const review = new RegExp(
  phraseAnyCase`
    de novo|abuse of discretion|clear(?:ly)? erro\w+|substantial evidence|standard of review|deferen\w+|plain error
    |we review|reviewed?|light most favorable|inferences?`,
  'gi',
);
const ending = phraseAnyCase`
  for the (?:foregoing|above|reasons)|in (?:sum|conclusion|summary)|to summarize|accordingly, we
  |we (?:therefore )?(?:affirm|reverse|vacate|remand)|IT IS SO ORDERED|affirmed\.|reversed\.|remanded\.|so ordered`;

/** Asked of a paragraph's sentences one by one. */
const sentenceCues = [
  pastCue,
  dateCue,
  /\bwe\b/i,
  /\b(?:argues?|contends?|asserts?|maintains?|claims|submits)\b/i,
  /\b(?:affirm|reverse|vacate|remand|dismiss)\b/,
  /\b(?:affirmed|reversed|vacated|remanded)\b/i,
  /\b(?:de novo|abuse of discretion|substantial evidence|review|reviewed|standard)\b/i,
  /\b(?:must|may|shall|requires?)\b/i,
  /\b(?:filed|moved|appeals?|appealed|granted|denied|dismissed|entered)\b/,
  / v\. |§| Id\./,
  /\b(?:is|are|has|have)\b/,
  /["“]/,
  /\b(?:because|therefore|thus|however|although|since)\b/i,
  /\b(?:district court|trial court|jury)\b/i,
  /\b(?:hold|conclude|agree|disagree|think|believe|reject)\b/,
  /\b(?:issue|question|whether)\b/i,
].map(({ source, flags }) => new RegExp(source, flags.replace('g', '')));

/** Each between 0 and about 3; the weights are fitted in this order. */
export function measureSection(text: string): number[] {
  return [...measurePhrases(text), ...measureSentences(text)];
}

function measurePhrases(text: string): number[] {
  const words = Math.max(20, countWords(text));
  const per = (expression: RegExp, of = 100) => Math.min(3, (countOf(text, expression) * of) / words);
  const has = (expression: RegExp) => (expression.test(text) ? 1 : 0);
  return [
    per(pastCue, 20),
    per(dateCue),
    per(cue.norm, 40),
    per(/\b(?:we|our|us)\b/gi, 50),
    per(/ v\. /g),
    Math.min(3, citedShare(text) * 10),
    per(/§|\bRule \d|U\.S\.C\./g),
    has(cue.holds),
    has(cue.concludes),
    has(cue.decree),
    has(cue.whether),
    has(cue.settled),
    has(cue.applies),
    has(cue.reason),
    per(/\b(?:because|since|therefore|thus|however|although|moreover|nor|but)\b/gi, 50),
    per(/\b(?:argues?|contends?|asserts?|maintains?|claims?|argument|contention)\b/gi),
    per(review),
    per(
      /\b(?:district court|trial court|jury|magistrate|court of appeals|IJ|BIA|ALJ|Board|Commission|WCJ)\b/g,
    ),
    per(procedure, 50),
    per(/\b(?:timely appeal|this appeal followed|now appeals|notice of appeal|followed|ensued)\b/gi),
    per(story, 50),
    has(ending),
    words < 60 ? 1 : 0,
    words > 160 ? 1 : 0,
    per(/["“]/g, 50),
    per(/\$\d|\b\d+ (?:percent|years?|months?|days?)\b/g),
    has(/\?["”]?(?:\s|$)/),
    per(/\b(?:issues?|questions?|first|second|third)\b/gi),
    per(/\b(?:is|are|does|do)\b/g, 25),
    per(/\b(?:statute|legislat\w+|Congress|provision|language|interpret\w*|meaning|intent)\b/gi, 50),
    per(/\b(?:Defendant|Plaintiff|appellant|appellee|petitioner|respondent)s?\b/gi, 50),
    per(/\b(?:he|she|his|her|they|their)\b/gi, 25),
    per(/\b(?:hold|held|holding|conclude|agree|disagree|reject|persua\w+|merit|fail\w*)\b/gi, 50),
    per(
      /\b(?:summary judgment|genuine issue|material fact|Rule 56|matter of law|moving party|12\(b\)\(6\))\b/gi,
      50,
    ),
  ];
}

/** The share of sentences with each cue, then whether the last and the first have it, then the length and the cuts. */
function measureSentences(text: string): number[] {
  const sentences = text.split(/(?<=[.?!]["”’)\]]?)\s+(?=["“A-Z])/);
  const first = sentences[0] ?? '';
  const last = sentences.at(-1) ?? '';
  const asked = (words: string) => sentenceCues.map((expression) => (expression.test(words) ? 1 : 0));
  return [
    ...sentenceCues.map(
      (expression) =>
        sentences.filter((sentence) => expression.test(sentence)).length / Math.max(1, sentences.length),
    ),
    ...asked(last),
    ...asked(first),
    Math.log(countWords(text) + 1) / 3,
    /^[a-z]/.test(text) ? 1 : 0,
    /[^.?!"”)]$/.test(text.trim()) ? 1 : 0,
  ];
}

/** Stems, pairs of neighbouring stems, and the opening ones marked; years, numbers and sums of money are one each. */
export function sectionTerms(text: string): string[] {
  const words = text.replace(/&amp;/g, '&').match(/\$\d[\d,.]*|\d+|\p{L}[\p{L}'’]*|\?|§/gu) ?? [];
  const stems = words.map((word) => {
    if (word.startsWith('$')) return '$0';
    if (/^(?:1[6789]|20)\d\d$/.test(word)) return '0000';
    return /^\d/.test(word) ? '0' : stemOf(word.toLowerCase());
  });
  const pairs = stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`);
  return [...stems, ...pairs, `^${stems[0]}`, `^${stems[0]} ${stems[1]}`];
}
