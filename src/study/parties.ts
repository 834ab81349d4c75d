/** Who the two sides are, by which names and roles they go, and which of them asks this court for something. */
import { leadPart, type Opinion } from '../opinion/opinion.ts';
import { escaped, wordsOf } from './language/words.ts';
import { once } from './once.ts';

export type SideName = 'first' | 'second';
type Side = { words: ReadonlySet<string> };
export type Parties = {
  first: Side;
  second: Side;
  /** The side that asks this court to change the judgment; absent where the text does not tell. */
  seeker?: SideName;
  /** Which side a phrase names: by name, plural, short name or role. Undefined where it names both or neither. */
  named(phrase: string): SideName | undefined;
};

export const otherThan = (side: SideName): SideName => (side === 'first' ? 'second' : 'first');

const split = /\s+v(?:s|ersus)?\.?\s+/i;

/** Read once of an opinion: every statement is held against it. */
export const partiesOf: (opinion: Opinion) => Parties | undefined = once(readParties);

function readParties(opinion: Opinion): Parties | undefined {
  const [one, other] = opinion.caption.caseName?.split(split) ?? [];
  if (!one || !other) return undefined;
  const [first, second] = [sideOf(one), sideOf(other)];
  const text = opinion.paragraphs.map((paragraph) => paragraph.text).join('\n');
  const roles = rolesIn(text, first, second);
  const named = (phrase: string) => sideNamed(phrase, { first, second }, roles);
  const seeker = seekerOf(opinion, named);
  if (!seeker) return { first, second, named };
  for (const word of asking) roles.set(word, seeker);
  for (const word of answering) roles.set(word, otherThan(seeker));
  return { first, second, seeker, named };
}

const corporate =
  /^(?:inc|co|corp|corporation|company|ltd|llc|et|al|ux|vir|the|of|and|city|county|state|board|department|united|states|commission|director|insurance|bank|estate|in|re|matter|for|on|behalf)$/;

function sideOf(name: string): Side {
  const words = wordsOf(name).filter((word) => word.length > 1);
  const telling = words.filter((word) => !corporate.test(word));
  return { words: new Set(telling.length > 0 ? telling : words) };
}

/** "Weintraubs", "Weintraubs'" and "Weintraub's" for Weintraub; "Joneses" for Jones. */
const singular = (word: string): string[] => {
  const bare = word.replace(/['’]s?$/, '');
  return [bare, bare.replace(/s$/, ''), bare.replace(/es$/, '')];
};

const namesSide = (words: readonly string[], side: Side): boolean =>
  words.some((word) => singular(word).some((each) => side.words.has(each)));

const asking = ['petitioner', 'appellant'];
const answering = ['respondent', 'appellee'];
/** What a party may be called instead of its name. */
const roleWords = [
  ...asking,
  ...answering,
  ...'plaintiff defendant claimant complainant accused prosecution government state commonwealth people city county'.split(
    ' ',
  ),
  ...'buyer seller purchaser vendor tenant landlord lessor lessee owner homeowner neighbor employer employee worker union'.split(
    ' ',
  ),
  ...'insurer insured bank lender borrower creditor debtor company manufacturer dealer carrier railroad hospital doctor'.split(
    ' ',
  ),
  ...'physician patient surgeon father mother wife husband parent child driver passenger student school university teacher'.split(
    ' ',
  ),
  ...'contractor subcontractor builder broker agent trustee beneficiary executor heir partner shareholder director taxpayer'.split(
    ' ',
  ),
  ...'publisher newspaper reporter author licensee licensor guest host operator restaurant store airline farmer couple'.split(
    ' ',
  ),
];

/** What one does by which one is known for a role: "the Pryces put their house up for sale". */
const deeds: [role: string, does: string][] = [
  [
    'plaintiff',
    'sued|brought (?:this |an |the )?(?:suit|action)|filed (?:this |a |the )?(?:suit|complaint|action)',
  ],
  ['seller', 'sold|put [^.;]{0,40}for sale|listed [^.;]{0,30}for sale'],
  ['buyer', 'bought|purchased|agreed to (?:buy|purchase)'],
  ['landlord', 'leased [^.;]{0,40}\\bto|rented [^.;]{0,40}\\bto|evicted'],
  ['employer', 'hired|fired|dismissed (?:her|him|them)|discharged (?:her|him|them)|employed'],
  ['employee', 'worked (?:for|as|at)|was (?:hired|fired|employed)|drove [^.;]{0,20} for'],
  ['driver', 'drove|was driving'],
  ['insurer', 'insured|issued (?:a|the) policy|denied coverage'],
  ['lender', 'lent|foreclosed'],
];

const anyRole = new RegExp(`\\b(?:${roleWords.join('|')})(?:s|es)?\\b`, 'i');

/** A word for a party, whichever it is. */
export const namesRole = (phrase: string): boolean => anyRole.test(phrase);

/** Side by role, told by which name stands beside the word: "the sellers, the Krobatsches", "Weintraub, a buyer". */
function rolesIn(text: string, first: Side, second: Side): Map<string, SideName> {
  const votes = new Map<string, number>();
  const names = (side: Side) => [...side.words].map(escaped).join('|');
  const role = `(${roleWords.join('|')})(?:s|es)?`;
  for (const [side, weight] of [
    [first, 1],
    [second, -1],
  ] as const) {
    const name = `(?:${names(side)})(?:s|es)?`;
    const beside = [
      new RegExp(`\\b(state|commonwealth|people|city|county) of (?:the )?${name}\\b`, 'giu'),
      new RegExp(`\\b${role},? (?:and (?:the )?\\w+ )?(?:the |\\p{Lu}[\\p{L}.]* ){0,3}${name}\\b`, 'giu'),
      new RegExp(
        `\\b${name}(?:,? (?:Inc|Co|Corp|LLC|Ltd)\\.?)?,? (?:\\((?:the )?["“]?|(?:is|was|were|are|as) )?(?:the |a |an |his |her |its |their )?(?:\\p{Ll}+[ -]){0,2}?${role}\\b`,
        'giu',
      ),
    ];
    for (const pattern of beside) {
      for (const [, word = ''] of text.matchAll(pattern)) {
        const key = word.toLowerCase();
        votes.set(key, (votes.get(key) ?? 0) + weight);
      }
    }
  }
  for (const [role, does] of deeds) {
    for (const [side, weight] of [
      [first, 1],
      [second, -1],
    ] as const) {
      const done = new RegExp(`\\b(?:${names(side)})(?:s|es)?(?:\\s\\p{L}+){0,2}?\\s(?:${does})\\b`, 'giu');
      votes.set(role, (votes.get(role) ?? 0) + weight * (text.match(done)?.length ?? 0));
    }
  }
  const roles = new Map<string, SideName>();
  for (const [word, sum] of votes) if (sum !== 0) roles.set(word, sum > 0 ? 'first' : 'second');
  for (const [one, other] of [
    ['plaintiff', 'defendant'],
    ['buyer', 'seller'],
    ['tenant', 'landlord'],
    ['lessee', 'lessor'],
    ['employee', 'employer'],
    ['insured', 'insurer'],
    ['borrower', 'lender'],
  ] as const) {
    const [here, there] = [roles.get(one), roles.get(other)];
    if (here && !there) roles.set(other, otherThan(here));
    if (there && !here) roles.set(one, otherThan(there));
    // A word that stands beside both sides' names is neither's.
    if (here && here === there) for (const word of [one, other]) roles.delete(word);
  }
  return roles;
}

function sideNamed(
  phrase: string,
  { first, second }: { first: Side; second: Side },
  roles: ReadonlyMap<string, SideName>,
): SideName | undefined {
  const words = wordsOf(phrase);
  const isFirst = namesSide(words, first);
  const isSecond = namesSide(words, second);
  if (isFirst !== isSecond) return isFirst ? 'first' : 'second';
  if (isFirst) return undefined;
  const sides = new Set(words.flatMap((word) => singular(word).flatMap((each) => roles.get(each) ?? [])));
  return sides.size === 1 ? [...sides][0] : undefined;
}

/** "Truitt appeals", "the buyers petitioned": who stands right before the verb. */
const seeks =
  /\b((?:the )?(?:[\p{L}’']+ ){0,2}[\p{L}’']+),? (?:now |timely |then |has |have )?(?:appeals?|appealed|petition(?:ed|s)|seeks? review|sought (?:review|certiorari|leave))\b/giu;
/** "Truitt, plaintiff-appellant", "plaintiff-appellant William Gunnar Truitt": who stands right beside the word. */
const askerBefore =
  /([\p{L}’'&]+(?: [\p{L}’'&.]+){0,2}),?(?: (?:Inc|Co|Corp|LLC|Ltd|et al)\.?,?)?,? (?:(?:plaintiffs?|defendants?|respondents?|petitioners?|claimants?)[ -](?:and )?)?(?:appellants?|petitioners?)\b/giu;
const askerBehind = /\b(?:appellants?|petitioners?) ((?:\p{Lu}[\p{L}’'.&]* ){0,3}\p{Lu}[\p{L}’'&]+)/gu;
const ruledFor =
  /\b(?:grant|enter|award|direct|render|rul|f(?:i|ou)nd|return|judgment)\w*\b[^.;]{0,60}?\b(for|to|in favor of|against)\s+((?:the\s+)?(?:[\p{L}’']+ ?){1,3})/giu;
const dismissedOf =
  /\bdismiss\w*\s+((?:the\s+)?[\p{L}]+)['’]s?\s+(?:complaint|suit|action|claims?|case|petition)/giu;
const flipped =
  /\b(?:court of appeals|appellate (?:court|division)|panel|circuit)\b[^.;]{0,40}\b(?:revers|vacat)/i;
/** Paragraphs at the beginning of the lead opinion that tell what happened below. */
const opening = 14;

function seekerOf(opinion: Opinion, named: Parties['named']): SideName | undefined {
  // The Supreme Court prints who asks before the "v.".
  if (/^supreme court of the united states$/i.test(opinion.caption.court ?? '')) return 'first';
  const from = leadPart(opinion)?.firstParagraph ?? 0;
  const votes = { first: 0, second: 0 };
  for (const { text, kind } of opinion.paragraphs.slice(0, from + opening)) {
    if (kind === 'footnote') continue;
    const phrases = [askerBefore, askerBehind, seeks].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, who = '']) => who),
    );
    for (const phrase of phrases) {
      // Behind "appellant, v." comes the other side.
      const side = /(?:^|\s)v(?:s|ersus)?\.?(?:\s|$)/i.test(phrase) ? undefined : named(phrase);
      if (side) votes[side] += 1;
    }
  }
  const lost = loserBelow(opinion, from, named);
  const asks = votes.first === votes.second ? undefined : votes.first > votes.second ? 'first' : 'second';
  // Who lost below and asks for nothing, or asks and had won, was read wrongly in one of the two.
  return asks && lost && asks !== lost ? undefined : (asks ?? lost);
}

/** Who lost in the court whose judgment is here, by what the opening pages tell of it. */
function loserBelow({ paragraphs }: Opinion, from: number, named: Parties['named']): SideName | undefined {
  for (const { text, kind } of paragraphs.slice(from, from + opening)) {
    if (kind === 'footnote') continue;
    const ruled = [...text.matchAll(ruledFor)].flatMap(([, how = '', whom = '']) => {
      const side = named(whom);
      return side ? [how.toLowerCase() === 'against' ? otherThan(side) : side] : [];
    });
    const dismissed = [...text.matchAll(dismissedOf)].flatMap(([, whom = '']) => {
      const side = named(whom);
      return side ? [otherThan(side)] : [];
    });
    const [winner] = [...ruled, ...dismissed];
    if (winner) return flipped.test(text) ? winner : otherThan(winner);
  }
  return undefined;
}
