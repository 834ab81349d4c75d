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

export function partiesOf(opinion: Opinion): Parties | undefined {
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
  // The Supreme Court prints who asks before the "v.".
  return /^supreme court of the united states$/i.test(opinion.caption.court ?? '') ? 'first' : undefined;
}

const names = (text: string, { words }: Side) => {
  const said = new Set(wordsOf(text).map((word) => word.replace(/['’]s$/, '')));
  return [...words].some((word) => said.has(word));
};

const wins = /\b(?:w[io]ns?|won|prevail(?:s|ed)?|succeed(?:s|ed)?)\b/i;
const loses = /\b(?:lo(?:ses?|st)|fail(?:s|ed)? on (?:its|his|her|their) claim)\b/i;

/** "Coney Island won" under an affirmance of Coney Island's loss; undefined where text or judgment tells of no winner. */
export function winnerFault(text: string, opinion: Opinion): string | undefined {
  const claimed = claimOf(text);
  if (!claimed) return undefined;
  const parties = partiesOf(opinion);
  const { disposition } = opinion;
  if (!parties?.seeker || !disposition || disposition.isInPart) return undefined;
  const changed = disposition.actions.some((action) => action === 'reversed' || action === 'vacated');
  const kept = disposition.actions.includes('affirmed');
  if (changed === kept) return undefined;
  const other = parties.seeker === 'first' ? 'second' : 'first';
  const winner = changed ? parties.seeker : other;
  const loser = winner === 'first' ? 'second' : 'first';
  const subject = claimed.subject;
  const [isWinner, isLoser] = [names(subject, parties[winner]), names(subject, parties[loser])];
  if (isWinner === isLoser) return undefined;
  const agrees = claimed.wins === isWinner;
  return agrees ? undefined : `it names the wrong winner: ${disposition.summary.toLowerCase()}`;
}

function claimOf(text: string): { subject: string; wins: boolean } | undefined {
  for (const clause of text.split(/[,;:.]|\bbecause\b|\balthough\b/)) {
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
