/** Who won in this court, computed once, and whether a text says otherwise. */
import type { Opinion } from '../../../../opinion/opinion.ts';
import { wordsOf } from '../../../language/words.ts';
import { once } from '../../../once.ts';
import { seekerWins } from '../../../outcome.ts';
import { namesRole, otherThan, partiesOf, type SideName } from '../../../parties.ts';

/** Undefined where text or judgment do not tell, or tell of two who each won a part. */
export const winnerOf: (opinion: Opinion) => { side: SideName } | undefined = once((opinion) => {
  const seeker = partiesOf(opinion)?.seeker;
  const isWon = opinion.disposition && seekerWins(opinion.disposition);
  if (!seeker || isWon === undefined) return undefined;
  return { side: isWon ? seeker : otherThan(seeker) };
});

export type WinnerClaim = { fault: string | undefined; isDoubtful: boolean };
const noClaim: WinnerClaim = { fault: undefined, isDoubtful: false };

/** "The Weintraubs won" under an affirmance against them; doubtful where text or judgment tells of no winner. */
export function readWinner(text: string, opinion: Opinion): WinnerClaim {
  const claims = claimsIn(text);
  if (claims.length === 0) return noClaim;
  const parties = partiesOf(opinion);
  const told = claims.flatMap(({ subject, wins }) => {
    const side = parties?.named(subject);
    return side ? [{ side, wins }] : [];
  });
  const doubtful = { fault: undefined, isDoubtful: true };
  if (told.length === 0) {
    // A name or a role that is nobody's here, where the text knows the sides no better.
    return claims.some(({ subject }) => namesRole(subject) || somebody.test(subject)) ? doubtful : noClaim;
  }
  const winner = winnerOf(opinion);
  if (!winner) return doubtful;
  const isWrong = told.some(({ side, wins }) => wins !== (side === winner.side));
  if (!isWrong) return noClaim;
  return {
    fault: `it names the wrong winner: ${opinion.disposition?.summary.toLowerCase() ?? 'the judgment says otherwise'}`,
    isDoubtful: false,
  };
}

const somebody = /(?<=\s)\p{Lu}\p{Ll}{3,}\b/u;

/** Of a stage below, of a supposed case, or of what somebody would do. */
const elsewhere =
  /\b(?:below|trial|district|circuit|jury|lower|appeals|earlier|first|had|would|could|might|if|suppose|hypothetical\w*|election|lottery|race|bid|contract award)\b/i;
const wins =
  /\b(?:w[io]ns?|won|winning|prevail(?:s|ed|ing)?|succeed(?:s|ed)?|(?:is|was|are|were) victorious)\b/i;
const loses = /\b(?:lo(?:ses?|st)|losing|defeated|(?:fail(?:s|ed)?) on (?:its|his|her|their) claims?)\b/i;
const lostThing =
  /\blo(?:ses?|st)\s+(?:(?:his|her|its|their|the|a|an|any|all|control|some|one|\$|\d)\b|of\b)/i;
const wonThing = /\bw[io]n(?:s)?\s+(?:a|an|any|the right)\b/i;
const forWhom =
  /\b(?:rules?|ruled|ruling|finds?|found|decides?|decided|decision|holds?|held|sides?|sided|judgment|victory|win|is|was)\b[^.;,]{0,20}?\b(?:for|with|in favor of)\s+(?<whom>(?:the\s+)?[\p{L}’'. ]{3,40})|\bin (?<whose>[\p{L}’'. ]{3,40}?)['’]s? favor\b/iu;
const againstWhom =
  /\b(?:rules?|ruled|ruling|finds?|found|decides?|decided|decision|holds?|held|judgment|is|was)\b[^.;,]{0,20}?\bagainst\s+(?<whom>(?:the\s+)?[\p{L}’'. ]{3,40})/iu;
const purposes =
  /\b(?:for (?:the )?(?:purposes?|reasons?|want|lack|trial|further)|with (?:prejudice|respect|regard))\b/i;

type Claim = { subject: string; wins: boolean };

function claimsIn(text: string): Claim[] {
  return text
    .split(/[,;:.?!]|\b(?:because|although|since|after|when|even though)\b/)
    .flatMap((clause): Claim[] => {
      if (elsewhere.test(clause) || purposes.test(clause)) return [];
      const isDenied = /\b(?:not|never|cannot|neither)\b|n['’]t\b/i.test(clause);
      const won = wins.exec(clause);
      const lost = loses.exec(clause);
      if (won && !wonThing.test(clause)) {
        const subject = clause.slice(0, won.index);
        if (wordsOf(subject).length > 0) return [{ subject, wins: !isDenied }];
      }
      if (lost && !lostThing.test(clause)) {
        const subject = clause.slice(0, lost.index);
        if (wordsOf(subject).length > 0) return [{ subject, wins: isDenied }];
      }
      const groups = forWhom.exec(clause)?.groups;
      const whom = groups?.whom ?? groups?.whose;
      if (whom && isSide(whom)) return [{ subject: whom, wins: !isDenied }];
      const against = againstWhom.exec(clause)?.groups?.whom;
      return against && isSide(against) ? [{ subject: against, wins: isDenied }] : [];
    });
}

/** Names and roles come soon: "for the Weintraubs", not "for breach of an implied warranty". */
const isSide = (whom: string): boolean =>
  /^(?:the |both |its )?(?:\p{Lu}|plaintiff|defendant|petitioner|respondent|appell|buyer|seller|tenant|landlord|state|government|insur|employ|owner|company|city|county)/u.test(
    whom.trim(),
  );
