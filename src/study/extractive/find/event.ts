/** The event from which the suit arose: what happened to whom, told as it happened. */
import { dateCue } from '../reading/cues.ts';
import { type Judged, namesOf, type Reading } from '../read/reading.ts';
import { isDangling } from '../text/readable.ts';
import { roleNames } from './posture.ts';

const harm =
  /\b(?:struck|injured|killed|died|death|collided|crashed|fell|shot|stabbed|beat(?:en)?|assaulted|raped|robbed|stole|burned|burnt|exploded|drowned|attacked|wounded|hit|broke|destroyed|damaged|flooded|leaked|poisoned|threatened|hurt|suffered|crushed|caught fire)\b/i;
const seizure =
  /\b(?:arrested|searched|seized|stopped|detained|questioned|interrogated|handcuffed|confessed|pleaded|pled|indicted|charged|convicted|sentenced|imprisoned|jailed|deported|expelled|suspended|excluded|prosecuted|fined)\b/i;
const dealing =
  /\b(?:bought|sold|purchased|leased|rented|hired|employed|discharged|fired|terminated|resigned|promised|agreed to|contracted|entered into|signed|executed|borrowed|loaned|lent|paid|refused to (?:pay|sell|serve|allow|issue|perform|give)|delivered|shipped|conveyed|deeded|bequeathed|inherited|married|divorced|invested|transferred|published|distributed|manufactured|built|constructed|operated|applied for|requested|offered)\b/i;

/** Tells that somebody was hurt, seized or dealt with. */
export function tellsEvent(text: string): boolean {
  return harm.test(text) || seizure.test(text) || dealing.test(text);
}

/** What happens to people gives rise to more suits than what they trade. */
const weights = { harm: 1, seizure: 0.7, dealing: 0.5, matter: 0.5, party: 0.5, opening: 1 } as const;
const leastScore = 2;
const leastNarrative = 0.4;
const fewestWords = 8;
const mostWords = 45;
/** "The dispute arises out of a lease": where the story begins. */
const opensStory =
  /^(?:The|This) (?:\w+ )?(?:dispute|case|suit|lawsuit|action|controversy|litigation|matter)\b[^,.;]{0,30} (?:arises|arose|stems|stemmed|grows|grew|involves|concerns) (?:out of|from|a|an|the)\b/;

/** Says how things stand or should stand, not what happened. */
export const tellsPresent =
  /\b(?:is|are|does|do|has|have|may|must|shall|can|cannot|will|would|could|should|might)\b/;
export const tellsPast =
  /\b(?:was|were|had|did|went|came|took|made|gave|told|saw|found|brought|sought|sold|bought|paid|left|ran|shot|struck|fell|began|became|wrote|sent|said|knew|met|kept|lost|led|drove|threw|broke|stood|drew|hit|[a-z]{3,}ed)\b/;

const courtSubject =
  /^(?:(?:On|In|After|Following|Upon) [^,]{3,60}, )?(?:[Tt]he|[Aa]) (?:[\w.]+ ){0,4}?(?:[Cc]ourts?|[Jj]udge|[Cc]ircuit|[Pp]anel|[Jj]ury|Board|ALJ)\b/;
const inCourt =
  /\b(?:appeal(?:s|ed)?|certiorari|moved (?:for|to)|motions?|remand(?:ed)?|summary judgment|filed (?!(?:suit|for|this|an? (?:complaint|charge|suit|lawsuit|action))\b))\b/i;
const alleges = /\balleg|\bclaim(?:s|ed) (?:that|to)\b/;

/** Tells what was done in or by a court, which the posture tells too; what is alleged there is what happened. */
export function isProcedure({ voice, shown, text }: Judged): boolean {
  if (alleges.test(text)) return false;
  return voice === 'below' || voice === 'party' || courtSubject.test(shown) || inCourt.test(text);
}

/** Names a party or a day, and so speaks of this case. */
export function speaksOfCase({ text }: Judged, names: readonly string[]): boolean {
  return isNamedIn(text, names) || text.match(dateCue) !== null;
}

const isNamedIn = (text: string, names: readonly string[]) =>
  roleNames.test(text) || names.some((name) => text.includes(name));

/** The one closest to what is asked and held; undefined where the story tells no event, as of a statute that is attacked. */
export function eventOf(
  reading: Reading,
  told: readonly Judged[],
  matter: ReadonlySet<string>,
): Judged | undefined {
  const names = namesOf(reading);
  const [best] = told
    .filter((sentence) => mayBeEvent(sentence, names))
    .map((sentence) => ({ sentence, score: eventScore(sentence, matter, names) }))
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score);
  return best?.sentence;
}

function mayBeEvent(sentence: Judged, names: readonly string[]): boolean {
  const { shown, text, voice, isStory, narrative, words } = sentence;
  if (voice !== 'narrator' || !isStory || (narrative < leastNarrative && !opensStory.test(shown)))
    return false;
  if (words < fewestWords || words > mostWords) return false;
  if (isProcedure(sentence) || tellsPresent.test(text) || isDangling(shown)) return false;
  return speaksOfCase(sentence, names) || harm.test(text);
}

function eventScore(
  { shown, text, terms }: Judged,
  matter: ReadonlySet<string>,
  names: readonly string[],
): number {
  const kinds = [
    harm.test(text) ? weights.harm : 0,
    seizure.test(text) ? weights.seizure : 0,
    dealing.test(text) ? weights.dealing : 0,
    opensStory.test(shown) ? weights.opening : 0,
  ].reduce((sum, weight) => sum + weight, 0);
  if (kinds === 0) return 0;
  const shared = [...new Set(terms)].filter((term) => matter.has(term)).length;
  return kinds + shared * weights.matter + (isNamedIn(text, names) ? weights.party : 0);
}
