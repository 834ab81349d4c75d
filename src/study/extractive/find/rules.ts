/** Black letter: the rule, its elements, its exceptions, and the terms the court defines. */
import { countOf, cue, pastCue } from '../reading/cues.ts';
import type { Judged, Reading } from '../read/reading.ts';
import { choose, inOrder } from '../text/items.ts';
import { isDangling, isQuotable } from '../text/readable.ts';
import { isStandard } from './posture.ts';

export type Room = { most: number; words: number; leastScore: number };

export function rulesOf(
  reading: Reading,
  taken: ReadonlySet<number>,
  room: Room = { most: 3, words: 70, leastScore: 2 },
): Judged[] {
  const scored = reading.sentences
    .filter((sentence) => !taken.has(sentence.index) && isLaw(sentence))
    .map((sentence) => ({ sentence, score: ruleScore(sentence, reading) }))
    .filter(({ score }) => score > room.leastScore);
  return inOrder(choose(scored, room));
}

export function exceptionsOf(
  reading: Reading,
  taken: ReadonlySet<number>,
  room: Room = { most: 3, words: 120, leastScore: 1.5 },
): Judged[] {
  const scored = reading.sentences
    .filter((sentence) => !taken.has(sentence.index) && isLaw(sentence) && cue.exception.test(sentence.text))
    .map((sentence) => ({
      sentence,
      score: ruleScore(sentence, reading) + countOf(sentence.text, exceptionWords),
    }))
    .filter(({ score }) => score > room.leastScore);
  return inOrder(choose(scored, room));
}

const exceptionWords =
  /\b(?:except(?:ion|ions)?|unless|does not apply|limit(?:s|ation)?|defen[sc]es?|immunity|privilege|only if|only when)\b/gi;

/** "Lund served the notice" tells of this case. */
const personActs =
  /^(?!Congress|Courts?\b|Section|Article)[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:then |also |first |later )?(?:[a-z]+ed|had|was|did|told|took|gave|sent|knew)\b/;

/** What a court does next, what could be said and what becomes of a party's argument state no rule. */
const statesNone =
  /^(?:If|Had) (?:the )?(?:Legislature|Congress|drafters|Framers|parties) (?:had )?(?:intended|wanted|meant|wished)\b|\b(?:sparseness|state) of the record\b|^(?:\w+,? )?(?:[A-Z]\w+|The \w+)[’'](?:s )?(?: ?[a-z]+){0,2} ?\b(?:arguments?|contentions?|assertions?)\b|\bwe (?:now )?(?:consider|address|turn|examine|begin)\b|\b(?:could|might|may) (?:they |reasonably )?disagree\b|\bpoints? relied on\b|^(?:Still|Even) [a-z]*\b|^Even [A-Z]|^(?:And,? )?[Aa]s (?:we have|we|I have)? ?(?:already |previously )?(?:explained|said|noted|discussed|observed)\b|^(?:We (?!have\b|review\b|require\b|presume\b|apply\b)|Our (?:decision|conclusion|holding)\b|(?:This|The present) case\b|The (?:fact|result|practical effect|next|single|second|first|third|dissent)\b)|\bthis record\b|\bI\b|^As we have seen\b|^What we\b|^The (?:ground|issue|question)\b|\bassert\w*\b|\bit makes sense\b/;

const mostWords = 60;
/** Each element stands on a line of its own. */
const mostWordsOfElements = 110;

function isLaw({ shown, text, voice, isStory, place }: Judged): boolean {
  if (statesNone.test(text)) return false;
  if (voice === 'party' || voice === 'below' || voice === 'separate') return false;
  if (isStory && place > 0.12) return false;
  if (personActs.test(text)) return false;
  return (
    isQuotable(shown, 9, elementsIn(shown) ? mostWordsOfElements : mostWords) &&
    !/\?["”]?$/.test(text) &&
    !cue.holds.test(text) &&
    !cue.concludes.test(text) &&
    !cue.leavesOpen.test(text)
  );
}

function ruleScore(sentence: Judged, { parties }: Reading): number {
  const { text, authority, salience, voice } = sentence;
  let score = Math.min(3, countOf(text, cue.norm) * 0.8);
  if (cue.settled.test(text)) score += 1.5;
  if (authority.length > 8 || /§|\bU\. ?S\. ?C\b|Amendment|Rule \d/.test(text)) score += 1;
  score += salience * 2.5;
  score -= countOf(text, pastCue) * 0.5;
  if (ofAnybody.test(text)) score += 0.8;
  if (parties.some(({ short }) => text.includes(short.replace(/^the /, '')) && short !== 'the United States'))
    score -= 1.5;
  if (
    /\b(?:petitioner|respondent|appellant|appellee|plaintiff|defendant)s?\b/i.test(text) &&
    !/\b(?:a|any|the) (?:plaintiff|defendant)\b/.test(text)
  )
    score -= 1;
  if (cue.applies.test(text)) score -= 1;
  if (isDangling(sentence.shown)) score -= 1.5;
  if (/\bwe (?:think|believe|agree|disagree|find|note|turn|reject)\b/i.test(text)) score -= 1;
  if (voice === 'precedent') score += 0.4;
  if (sentence.announced === 'standard') score -= 0.7;
  if (sentence.narrative > 0.4) score -= 2;
  if (isStandard(sentence) || /\breviewed (?:for|de novo|under)\b/.test(text)) score -= 2;
  if (/\bwould\b/.test(text)) score -= 0.8;
  if (tests.test(text)) score += 1.2;
  if (elementsIn(sentence.shown)) score += 1;
  if (/^(?:The parties|Both sides|Counsel)\b|\bhere\b/i.test(text)) score -= 1.5;
  // "A movant must show that his attorney failed" speaks of everybody.
  else if (pronoun.test(text) && !anybody.test(text)) score -= 1.5;
  return score;
}

const tests =
  /\b(?:to (?:prevail|establish|obtain|succeed|recover|state a claim|show|warrant)\b[^.;]{0,80}\b(?:must|need|has to)|must (?:show|prove|establish|demonstrate)|bears? the burden|entitled to (?:relief|judgment|a hearing) (?:only )?(?:if|when|where)|the (?:test|standard|rule) is)\b/i;
/** Said of one of a kind, and so of every one of it. */
const ofAnybody =
  /\b(?:[Aa]n?|[Aa]ny|[Ee]very|[Nn]o) (?:[a-z-]+ ){1,3}?(?:must|may|can|cannot|shall|is|has|does|who|that|which|need)\b/;
const pronoun = /\b(?:he|she|him|his|her)\b/i;
const anybody =
  /\b(?:an?|any|every|each|no) (?:[a-z]+ )?(?:movant|defendant|plaintiff|person|party|applicant|petitioner|claimant|employee|employer|worker|taxpayer|guarantor|partner|owner|seller|buyer|individual|prisoner|lawyer|attorney|trustee|child|parent|citizen|one)\b|\b(?:a|the) (?:movant|prosecutor|taxpayer|claimant)\b/i;

/** The parts of a sentence that counts them off: "(1) …; (2) …" or "first, …; second, …". */
export function elementsIn(shown: string): { lead: string; elements: string[] } | undefined {
  const marks = [...shown.matchAll(/\((?:[1-9]|[a-h]|i{1,3}|iv|v)\) /g)];
  const first = marks[0];
  if (marks.length < 2 || !first || !/^\((?:1|a|i)\)/.test(first[0])) return undefined;
  const lead = shown
    .slice(0, first.index)
    .trim()
    .replace(/[,;—–-]$/, '');
  const elements = marks.map((mark, index) => {
    const piece = shown.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? shown.length);
    return piece
      .trim()
      .replace(/^(?:and|or) /i, '')
      .replace(/[,;]?\s*(?:and|or)?$/, '')
      .replace(/[,;.]+$/, '');
  });
  return elements.every((element) => element.length > 4)
    ? { lead: lead.endsWith(':') ? lead : `${lead}:`, elements }
    : undefined;
}

export type Term = { term: string; meaning: string; sentence: Judged };

const quotedTerm =
  /(?:(?:[Tt]he )?(?:term|word|phrase|expression)s? )?["“‘]([^"”’]{3,50}?),?["”’] (?:\([^)]*\) )?(?:\w+ )?(?:means?|is defined|refers? to|denotes|signifies|is understood|encompasses)\b/;
const namedTerm =
  /^(?:An? |The )?((?:[a-z’'-]+ ){0,3}[a-z’'-]+|[A-Z][a-z]+(?: [a-z]+){0,3}) (?:is defined as|means|refers to|may be defined as|has been defined as|consists? of)\b/;
const defined =
  /\b(?:we|statute|Act|Congress|Code|section|law|court|dictionary) (?:\w+ )?defin(?:es?|ed) (?:the term |an? |the )?["“‘]?([^"”’,]{3,45}?),?["”’]? (?:as|to (?:mean|include))\b/;

const mostTerms = 6;

export function termsDefinedIn({ sentences }: Reading, most = mostTerms): Term[] {
  const found: Term[] = [];
  for (const sentence of sentences) {
    if (found.length === most) break;
    if (!isQuotable(sentence.shown, 6, 65) || sentence.voice === 'party' || sentence.voice === 'separate')
      continue;
    const term = (quotedTerm.exec(sentence.shown) ??
      defined.exec(sentence.shown) ??
      namedTerm.exec(sentence.shown))?.[1];
    if (!term || !isTerm(term) || /means (?:anything|nothing|that)\b/.test(sentence.shown)) continue;
    if (found.some((other) => other.term.toLowerCase() === term.toLowerCase())) continue;
    found.push({ term, meaning: sentence.shown, sentence });
  }
  return found;
}

function isTerm(term: string): boolean {
  const words = term.split(' ');
  return (
    words.length <= 5 &&
    !/^(?:this|that|it|he|she|they|which|what|who|by no|no|these|those|there|here|one|court|also|and|or|(?:the )?(?:statute|act|section|provision|law|rule|complaint|record|brief|opinion|decision|case))\b/i.test(
      term,
    ) &&
    /[a-z]{3}/i.test(term) &&
    !/\b(?:also|then|thus|only|here|further|itself|merely|simply)$/i.test(term)
  );
}
