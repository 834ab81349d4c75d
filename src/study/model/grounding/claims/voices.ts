/** Who says what a statement reports: separate opinions by their author, arguments by their party. */
import { lowerKinds } from '../../../../opinion/court-kinds.ts';
import type { Opinion, Part } from '../../../../opinion/opinion.ts';
import { type Parties, partiesOf, type SideName } from '../../../parties.ts';
import type { Evidence } from './evidence.ts';

const dissents = /\bdissent(?:s|ed|ing)?\b/i;
const concurs = /\bconcur(?:s|red|ring|rence)?\b/i;

const isDissent = ({ kind }: Part) =>
  kind === 'dissent' || kind === 'concurrence_in_part_and_dissent_in_part';
const isConcurrence = ({ kind }: Part) =>
  kind === 'concurrence' || kind === 'concurrence_in_part_and_dissent_in_part';
const isLead = ({ kind }: Part) => kind === 'majority' || kind === 'plurality' || kind === 'per_curiam';

/** "Sotomayor dissents" of one who concurs, "Breyer wrote for the Court" of one who dissents, a justice of none of the parts. */
export function authorFault(text: string, { parts, paragraphs }: Opinion): string | undefined {
  const authored = parts.filter((part) => part.author);
  for (const part of authored) {
    const name = part.author ?? '';
    const own = authored.filter((each) => each.author === name);
    const near = nearOf(text, name);
    if (near === undefined) continue;
    // Who joins or answers another's opinion is no author of one.
    if (/\bjoin|\bagree|\brespond|\banswer|\breply|’s dissent|'s dissent|\bto the dissent/i.test(near))
      continue;
    if (dissents.test(near) && !own.some(isDissent)) return `${name} does not dissent in this text`;
    if (concurs.test(near) && !dissents.test(near) && !own.some(isConcurrence))
      return `${name} does not concur in this text`;
    if (/\bfor the (?:Court|majority)\b/.test(near) && !own.some(isLead))
      return `${name} does not write for the Court`;
  }
  const [, stranger] = /\b(?:Chief )?(?:Justice|Judge) (\p{Lu}[\p{L}'’-]+)/u.exec(text) ?? [];
  const bare = stranger?.replace(/['’]s$/, '').toLowerCase();
  if (!bare) return undefined;
  const isKnown =
    authored.some(({ author }) => author?.toLowerCase().includes(bare)) ||
    paragraphs.some((paragraph) => paragraph.text.toLowerCase().includes(bare));
  return isKnown ? undefined : `the text names no ${stranger}`;
}

/** The clause in which the name stands. */
function nearOf(text: string, name: string): string | undefined {
  return text.split(/[;.]|, (?:while|but|and)\b/).find((clause) => clause.includes(name));
}

const arguing = `argu(?:es?|ed|ing)|(?:contend|maintain|assert|insist)(?:s|ed)?|urge[sd]?|claimed|(?:suggest|submit|complain|protest)s?`;
/** "A claim to the funds", "the claims of creditors" are no arguments. */
const claims = 'claims?(?! (?:of|for|against|under|by|in|is|was|were|to (?:the|an?|any))\\b)';
const argues = new RegExp(
  `^[^.;“"]{0,80}\\b(?:${arguing}|${claims})\\b(?! (?:that )?(?:we|this court))`,
  'i',
);
const answers =
  /^[^.;“"]{0,80}\b(?:respond|counter|reply|replie|(?:argument|contention|suggestion) i)(?:s|d|ed)? that\b/i;
const below = new RegExp(
  String.raw`\b(?:the (?:${lowerKinds}) court|the court of appeals?|the courts? below|the hearing (?:officer|department)|the (?:board|commission|jury|magistrate))\b[^.;]{0,30}\b(?:held|concluded|found|reasoned|ruled|determined|thought|believed|decided)\b`,
  'i',
);
const reports =
  /\b(?:argu|contend|maintain|urge|assert|insist|claim|suggest|submit|complain|protest|according to|view|position|theory|plea|says?|said|request|sought|seek|ask|reject|fail|answer|petitioner|respondent|appellant|appellee|plaintiff|defendant|:)|\b\p{Lu}[\p{L}.]+['’]s? (?:argument|claim)/iu;
const ofCourt = /\b(?:we|this court|the court) (?:hold|held|holds|conclude|find|agree|reject|decide)/i;

/** Every sentence cited is somebody's argument, and the statement gives it as the court's word. */
export function isArgumentAsLaw(text: string, { focus }: Evidence): boolean {
  if (focus.length === 0 || reports.test(text) || answers.test(text)) return false;
  return focus.every(
    (each) => [argues, answers].some((tells) => tells.test(each.text)) && !ofCourt.test(each.text),
  );
}

/** Every sentence cited tells what a court below thought, and the statement gives it as this court's. */
export function isBelowAsHolding(text: string, { focus }: Evidence): boolean {
  if (
    focus.length === 0 ||
    below.test(text) ||
    /\bbelow\b|\btrial\b|\bdistrict\b|\bappeals?\b|\blower\b/i.test(text)
  )
    return false;
  return focus.every((each) => below.test(each.text) && !ofCourt.test(each.text));
}

const arguer =
  /([^;.“"]{1,100}?)(?:argu|conten|maintain|urge|assert|insist|claim(?!ant)|suggest|submit|respond(?!ent)|counter|repl)\p{Ll}*/giu;
/** Whom a pronoun means nobody can tell here; and who "has failed to assert" argues nothing. */
const nobodyLast = /\b(?:he|she|it|they|who|which|to)(?: \p{Ll}+)? $/iu;

/** The side that is told to argue; undefined for none, and for both. */
function sideArguing(texts: readonly string[], { named }: Parties): SideName | undefined {
  const phrases = texts.flatMap((text) => [...text.matchAll(arguer)].map(([, who = '']) => who));
  const sides = new Set(phrases.flatMap((who) => (nobodyLast.test(who) ? [] : (named(who) ?? []))));
  return sides.size === 1 ? [...sides][0] : undefined;
}

const textsOf = (focus: readonly { text: string }[]) => focus.map((each) => each.text);

/** "The State argues" of what its opponent argues. */
export function isOthersArgument(
  text: string,
  { focus, opinion }: { focus: readonly { text: string }[]; opinion: Opinion },
): boolean {
  const parties = partiesOf(opinion);
  const said = parties && sideArguing([text], parties);
  const shown = said && sideArguing(textsOf(focus), parties);
  return shown !== undefined && shown !== said;
}

type Voice = { said: RegExp; shown: RegExp };
const speaks =
  '(?:h[eo]ld|holds|concluded?s?|found|finds|reasoned|ruled|determined|thought|believed|decided|granted|denied|dismissed|entered|explained|rejected|awarded|said|says)';
const lowerNames =
  'district|trial|circuit|superior|lower|probate|juvenile|family|tax|bankruptcy|appellate|county|municipal|justice';
const voices: readonly Voice[] = [
  {
    said: new RegExp(
      `\\b(?:(?:${lowerNames}) courts?|courts? of appeals?|courts? below)\\b[^.;]{0,30}\\b${speaks}\\b`,
      'i',
    ),
    shown: new RegExp(
      `\\b(?:${lowerNames})\\b|courts? of appeals?|\\bbelow\\b|\\bpanel\\b|\\bjudge\\b|\\bmagistrate\\b`,
      'i',
    ),
  },
  {
    said: new RegExp(`\\bjur(?:y|ors)\\b[^.;]{0,30}\\b${speaks}\\b`, 'i'),
    shown: /\bjur(?:y|ies|ors?)\b|\bverdict\b/i,
  },
  {
    said: new RegExp(`\\b(?:board|commission|commissioner|agency)\\b[^.;]{0,30}\\b${speaks}\\b`, 'i'),
    shown: /\b(?:board|commission|commissioner|agency|department|bureau|director|secretary)\b/i,
  },
  {
    said: new RegExp(
      `\\b(?:congress|legislature)\\b[^.;]{0,30}\\b(?:enacted|passed|intended|meant|${speaks})\\b`,
      'i',
    ),
    shown: /\b(?:congress|legislat\w*|statute|act|code|enact\w*|section|intent\w*|senate|house)\b|§/i,
  },
];

const decider =
  /\b(?:(supreme) court|(jur)(?:y|ors)|(referee|magistrate|board|commission)|courts?|circuit)\b[^.;,]{0,25}?\b(?:held|ruled|found|concluded|decided|reasoned)\b/gi;

/** Of what kind those are who are told to decide. */
const decidersIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(decider)].map(([, supreme, jury, officer]) =>
        supreme ? 'supreme' : jury ? 'jury' : officer ? 'officer' : 'court',
      ),
    ),
  );

/** "The Supreme Court held" of what a referee held. */
export function isOthersDecision(text: string, { focus }: Evidence): boolean {
  const [said, shown] = [decidersIn([text]), decidersIn(textsOf(focus))];
  // "The court" may be any.
  return said.size > 0 && shown.size > 0 && !said.has('court') && ![...said].some((who) => shown.has(who));
}

/** Who is said to have decided it, where the paragraphs cited know nobody of the kind; or a party's argument that is the court's own holding. */
export function strangeSpeaker(text: string, { text: shown, focus }: Evidence): string | undefined {
  if (voices.some((voice) => voice.said.test(text) && !voice.shown.test(shown)))
    return 'the paragraphs cited tell of nobody who would have said so but this court';
  const isArgument = argues.test(text) && focus.length > 0;
  return isArgument &&
    focus.every((each) => ofCourt.test(each.text) && !reports.test(each.text.replace(ofCourt, '')))
    ? 'the words cited are the court’s own and no argument'
    : undefined;
}
