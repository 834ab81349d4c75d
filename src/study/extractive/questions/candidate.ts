/** A question before it has its place in the set. */

import { shortCaseName } from '../../../opinion/caption/short-name.ts';
import { countWords, termsOf } from '../../language/words.ts';
import type { ProfessorStyle } from '../../material/professor-style.ts';
import type { Question } from '../../material/schema.ts';
import type { Findings } from '../findings.ts';
import { type Judged, namesOf } from '../read/lead.ts';
import type { Party } from '../read/parties.ts';
import { ofAnyCase } from '../text/any-case.ts';
import { type Draft, draftFrom, draftOf, draftsOf, pinpointsOf } from '../text/items.ts';
import type { Sentence } from '../text/sentence.ts';
import { shortened } from '../text/shortened.ts';

/** A wrong answer that the opinion itself offers: its words, the sentence they stand in, and what they are instead. */
export type Temptation = { words: string; sentence: Sentence; isInstead: string };

export type Candidate = Omit<
  Question,
  'id' | 'difficulty' | 'answer' | 'reread' | 'hypotheticalPairOf' | 'trap'
> & {
  answer: Draft[];
  /** Where it is not what the answer quotes. */
  reread?: Question['reread'];
  /** The sentences of the opinion that the answer quotes, in its order. */
  rests: readonly Sentence[];
  /** The style it suits, where its kind does not tell. */
  suits?: ProfessorStyle;
  /** Best first. */
  temptations?: readonly Temptation[];
  /** Its place in a pair of hypotheticals: a second one speaks of the first. */
  inPair?: 'first' | 'second';
};

export type Calls = {
  caseName: string;
  court: string;
  first: string;
  second: string;
  hasTwoSides: boolean;
};

/** What a professor would call the case, the court and the parties. */
export function callsIn({ reading }: Findings): Calls {
  const { caseName, court } = reading.opinion.caption;
  const [first, second] = reading.parties.map(calledInClass);
  return {
    caseName: caseName ? shortCaseName(caseName) : 'this case',
    court: court
      ? `the ${court.replace(/^the /i, '').replace(/^(Supreme Court) of the United States$/, '$1')}`
      : 'the court',
    first: first ?? 'the party seeking relief',
    second: second ?? 'the other side',
    hasTwoSides: second !== undefined,
  };
}

/** "Board of" and "City of" are cut too short; a board or a city has its article. */
function calledInClass({ name, short }: Party): string {
  const whole = /\b(?:of|for|and|the|in)$/.test(short)
    ? (new RegExp(`^${short} (?:the )?[A-Z][\\w’'-]+(?: [A-Z][\\w’'-]+){0,2}`).exec(name)?.[0] ?? name)
    : short;
  return body.test(whole) ? `the ${whole}` : whole;
}

const body =
  /^(?:(?:Board|Department|City|County|Commission|Committee|Secretary|Commissioner) (?:of|for|on)\b|(?:Commissioner|Secretary|Government|State|Commonwealth|People)$)/;

/** What the answer to every question about the result comes back to. */
export function heldIn({ holdings, conclusion }: Findings): Judged | undefined {
  return holdings.line?.sentence ?? holdings.decree ?? conclusion[0];
}

export type Sentences = readonly (Sentence | undefined)[];

/** The first whatever its length, then what still fits; each sentence once. */
export function fitting(sentences: Sentences, mostWords: number): Sentence[] {
  const chosen: Sentence[] = [];
  let words = 0;
  for (const sentence of sentences) {
    if (!sentence || chosen.some(({ index, text }) => index === sentence.index && text === sentence.text))
      continue;
    const length = countWords(sentence.shown);
    if (chosen.length > 0 && words + length > mostWords) continue;
    words += length;
    chosen.push(sentence);
  }
  return chosen;
}

export function rereadOf(sentences: Sentences): Question['reread'] {
  return sentences.flatMap((sentence) => (sentence ? pinpointsOf(sentence) : [])).slice(0, 4);
}

/** Quoted as they stand, after the direct answer in our words where there is one. */
export function quoting(rests: readonly Sentence[], direct?: Draft): Pick<Candidate, 'answer' | 'rests'> {
  return { answer: [...(direct ? [direct] : []), ...draftsOf(rests)], rests };
}

/** Words of our own that lead to the sentence they introduce; nothing where there is none. */
export function introduced(words: string, sentence: Sentence | undefined): Draft[] {
  return sentence ? [draftFrom(words, [sentence]), draftOf(sentence)] : [];
}

/** To stand inside quotation marks. */
export function unquoted({ shown }: Pick<Sentence, 'shown'>): string {
  return shown.replace(/“|(?<=^|[\s(—])"/g, '‘').replace(/[”"]/g, '’');
}

const mostWordsQuoted = 34;

/** What a question quotes before it asks is cut where a clause ends; undefined where it is long and cannot be cut. */
export function quotedShortly({ shown }: Pick<Sentence, 'shown'>): string | undefined {
  if (countWords(shown) <= mostWordsQuoted) return unquoted({ shown });
  const cut = shortened(shown, mostWordsQuoted);
  return cut && unquoted({ shown: cut });
}

/** How many terms both have that are of this case and more than its parties' names. */
export function sharingIn({ reading }: Findings): (one: Termed, other: Termed | undefined) => number {
  const names = new Set(namesOf(reading).flatMap(termsOf));
  const telling = (term: string) => !ofAnyCase.has(term) && !names.has(term);
  return (one, other) => {
    const terms = new Set(other?.terms.filter(telling));
    return [...new Set(one.terms)].filter((term) => terms.has(term)).length;
  };
}

type Termed = Pick<Sentence, 'terms'>;
