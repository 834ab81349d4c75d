/** Who the two sides are, which of them asks this court for something, and so who won. */
import { leadPart, type Opinion } from '../../../../opinion/opinion.ts';
import { termsOf, wordsOf } from '../../../extractive/text/words.ts';

type Side = { words: ReadonlySet<string> };
export type Parties = {
  first: Side;
  second: Side;
  /** The side that asks this court to change the judgment; absent where the text does not tell. */
  seeker?: 'first' | 'second';
};

const split = /\s+v(?:s|ersus)?\.?\s+/i;
const asks =
  '(?:petitioners?|appellants?|plaintiffs?[ -](?:and )?appellants?|defendants?[ -](?:and )?appellants?)';

const known = new WeakMap<Opinion, { parties: Parties | undefined }>();

/** Read once of an opinion: every statement is held against it. */
export function partiesOf(opinion: Opinion): Parties | undefined {
  const found = known.get(opinion) ?? { parties: readParties(opinion) };
  known.set(opinion, found);
  return found.parties;
}

function readParties(opinion: Opinion): Parties | undefined {
  const [one, other] = opinion.caption.caseName?.split(split) ?? [];
  if (!one || !other) return undefined;
  const [first, second] = [sideOf(one), sideOf(other)];
  const seeker = seekerOf(opinion, first, second);
  return { first, second, ...(seeker ? { seeker } : {}) };
}

const corporate =
  /^(?:inc|co|corp|corporation|company|ltd|llc|et|al|the|of|and|city|county|state|board|department|united|states|commission|director)$/;
const sideOf = (name: string): Side => {
  const words = wordsOf(name).filter((word) => word.length > 1);
  const telling = words.filter((word) => !corporate.test(word));
  return { words: new Set(telling.length > 0 ? telling : words) };
};

function seekerOf(opinion: Opinion, first: Side, second: Side): Parties['seeker'] {
  const lead = leadPart(opinion);
  const front = opinion.paragraphs.slice(0, (lead?.firstParagraph ?? 0) + 6).map(({ text }) => text);
  const votes = { first: 0, second: 0 };
  for (const text of front) {
    for (const [side, words] of [
      ['first', first.words],
      ['second', second.words],
    ] as const) {
      for (const word of words) {
        const name = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        const named = new RegExp(
          `\\b${name}\\b[^.;]{0,40}\\b${asks}\\b|\\b${asks}\\s+(?:\\w+\\s+){0,2}${name}\\b|\\b${name}\\b[^.;]{0,30}\\b(?:now )?(?:appeals|petitioned|seeks review|sought (?:review|certiorari))\\b`,
          'i',
        );
        if (named.test(text)) votes[side] += 1;
      }
    }
  }
  if (votes.first !== votes.second) return votes.first > votes.second ? 'first' : 'second';
  const lost = loserBelow(opinion, first, second);
  if (lost) return lost;
  // The Supreme Court prints who asks before the "v.".
  return /^supreme court of the united states$/i.test(opinion.caption.court ?? '') ? 'first' : undefined;
}

const names = (text: string, { words }: Side) => {
  const said = new Set(wordsOf(text).map((word) => word.replace(/['’]s$/, '')));
  return [...words].some((word) => said.has(word));
};

const wins = /\b(?:w[io]ns?|won|prevail(?:s|ed)?|succeed(?:s|ed)?)\b/i;
const loses = /\b(?:lo(?:ses?|st)|fail(?:s|ed)? on (?:its|his|her|their) claim)\b/i;

const ruledFor =
  /\b(?:grant|enter|award|direct|render|rul|f(?:i|ou)nd|return)\w*\b[^.;]{0,60}?\b(?:judgment|verdict|relief|injunction|dismissal)?\b[^.;]{0,20}?\b(?:to|for|in favor of|against)\s+(?:the\s+)?(\p{Lu}[\p{L}’']+)/gu;
const dismissedOf =
  /\bdismiss\w*\s+(\p{Lu}[\p{L}]+)['’]s?\s+(?:complaint|suit|action|claims?|case|petition)/gu;
const flipped =
  /\b(?:court of appeals|appellate (?:court|division)|panel|circuit)\b[^.;]{0,40}\b(?:revers|vacat)/i;

/** Who lost in the court whose judgment is here, by what the opening pages tell of it. */
function loserBelow({ paragraphs, ...opinion }: Opinion, first: Side, second: Side): Parties['seeker'] {
  const from = leadPart(opinion)?.firstParagraph ?? 0;
  let winner: Parties['seeker'];
  for (const { text, kind } of paragraphs.slice(from, from + 14)) {
    if (kind === 'footnote') continue;
    for (const [pattern, isWinner] of [
      [ruledFor, true],
      [dismissedOf, false],
    ] as const) {
      const [found] = [...text.matchAll(pattern)];
      if (winner || !found) continue;
      const side = names(found[1] ?? '', first)
        ? 'first'
        : names(found[1] ?? '', second)
          ? 'second'
          : undefined;
      const wonBelow = isWinner && !/\bagainst\b/.test(found[0]);
      if (side) winner = wonBelow ? side : otherThan(side);
    }
    if (winner) {
      const last = flipped.test(text) ? otherThan(winner) : winner;
      return otherThan(last);
    }
  }
  return undefined;
}

const otherThan = (side: 'first' | 'second') => (side === 'first' ? 'second' : 'first');

export type WinnerClaim = { fault: string | undefined; isDoubtful: boolean };
const noClaim: WinnerClaim = { fault: undefined, isDoubtful: false };

/** "Coney Island won" under an affirmance of Coney Island's loss; doubtful where text or judgment tells of no winner. */
export function readWinner(text: string, opinion: Opinion): WinnerClaim {
  const claimed = claimOf(text);
  const parties = partiesOf(opinion);
  const doubtful = { fault: undefined, isDoubtful: true };
  if (!claimed) return noClaim;
  if (!parties) return somebody.test(claimed.subject) ? doubtful : noClaim;
  const { disposition } = opinion;
  const { seeker } = parties;
  const said = (side: 'first' | 'second') =>
    names(claimed.subject, parties[side]) ||
    (seeker !== undefined && (side === seeker ? asking : answering).test(claimed.subject));
  const [isFirst, isSecond] = [said('first'), said('second')];
  if (isFirst === isSecond) return noClaim;
  if (!seeker || !disposition) return doubtful;
  const changed = disposition.actions.some((action) => action === 'reversed' || action === 'vacated');
  const winner = changed ? seeker : otherThan(seeker);
  const agrees = claimed.wins === (winner === 'first' ? isFirst : isSecond);
  if (agrees) return noClaim;
  if (disposition.isInPart || (!changed && !disposition.actions.includes('affirmed'))) return doubtful;
  return { fault: `it names the wrong winner: ${disposition.summary.toLowerCase()}`, isDoubtful: false };
}

const somebody =
  /\b(?:state|government|plaintiffs?|defendants?|petitioners?|respondents?|appell\w+|\p{Lu}\p{Ll}{3,})\b/u;
const asking = /\b(?:petitioners?|appellants?)\b/i;
const answering = /\b(?:respondents?|appellees?)\b/i;

const atTrial = /\b(?:below|trial|district|circuit|jury|lower|appeals|earlier|first)\b/i;
const forWhom =
  /\b(?:we|this court|the (?:supreme )?court|the judgment)\b[^.;]{0,40}\b(?:rules?|ruled|finds?|found|decides?|decided|sides?|sided|is|was)\b[^.;]{0,20}\b(?:for|with|in favor of)\s+(?<whom>[^.,;]{3,40})/i;

function claimOf(text: string): { subject: string; wins: boolean } | undefined {
  for (const clause of text.split(/[,;:.]|\bbecause\b|\balthough\b/)) {
    if (atTrial.test(clause)) continue;
    const whom = forWhom.exec(clause)?.groups?.whom;
    if (whom) return { subject: whom, wins: !/\b(?:not|never)\b/i.test(clause) };
    const won = wins.exec(clause);
    const lost = loses.exec(clause);
    const found = won ?? lost;
    if (!found) continue;
    const subject = clause.slice(0, found.index);
    const isDenied = /\b(?:not|never|cannot|neither)\b|n['’]t\b/i.test(subject);
    if (termsOf(subject).length === 0 && wordsOf(subject).length === 0) continue;
    return { subject, wins: (found === won) !== isDenied };
  }
  return undefined;
}
