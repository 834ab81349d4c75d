/** The parties as the opinion's first sentences call them, where no caption names them. */
import { splitSentences } from '../sentences.ts';
import { partyName } from './party.ts';

/** How many paragraphs may introduce them. */
const reach = 12;
const name = String.raw`(?<name>(?:the )?(?:City|County|Town|State|Board|Department|Bank|United States|\p{Lu}[\p{L}.’'&-]*)(?:,? (?:of|the|and|&|for|\p{Lu}[\p{L}.’'&-]*|Inc\.|LLC|Co\.|Ltd\.|N\.A\.)){0,6})`;
const called = (roles: string) =>
  new RegExp(
    String.raw`\b(?:${roles})(?:[-–—/ ](?:[Aa]ppell(?:ant|ee)|[Cc]ross-[Aa]ppell(?:ant|ee)))?s?,? ${name}(?=[\s,.;(’'])`,
    'u',
  );
const first = called('[Pp]laintiff|[Pp]etitioner|[Cc]laimant|[Cc]omplainant|[Aa]ppellant');
const second = called('[Dd]efendant|[Rr]espondent|[Aa]ppellee');
/** "Dairyland Insurance Company. They" */
const sentenceBehind = /(?<=\p{Ll}{4})\. .*$/u;
const nameless =
  /^(?:Inc\.?|Incorporated|Company|Corporation|Below|Appeals?|The|This|In|On|At|By|A|An|It|We|I|He|She|They|And|But|Court|Motion|Mr|Ms|Mrs)$/;

/** A suit of which the court tells, and not the one that it decides. */
const otherSuit =
  /\b(?:(?:an?|the|in) (?:earlier|prior|previous|separate|unrelated|underlying|other|related)|another) (?:[\p{L}-]+ )?(?:actions?|suits?|lawsuits?|cases?|litigation|matters?|proceedings?|trials?)\b/iu;

/** "Vale v. City of Orrin"; undefined where the sentences do not name both. */
export function toldParties(sentences: string[], court: string | undefined): string | undefined {
  const start = sentences
    .slice(0, reach)
    .flatMap((text) => splitSentences(text).map(({ start: from, end }) => text.slice(from, end)))
    .filter((text) => !otherSuit.test(text));
  const side = (pattern: RegExp) => {
    const told = start.map((text) => pattern.exec(text)?.groups?.name?.replace(/[’']s$/, '')).find(Boolean);
    const found = told?.replace(sentenceBehind, '');
    return found && !nameless.test(found) ? partyName(found, court) : undefined;
  };
  const plaintiff = side(first);
  const defendant = side(second);
  return plaintiff && defendant && plaintiff !== defendant ? `${plaintiff} v. ${defendant}` : undefined;
}
