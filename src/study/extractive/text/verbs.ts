/** Past tenses and participles: enough English grammar to turn a statement round. */
import { listed } from '../../language/words.ts';

const irregular =
  `arise arose arisen|be was been|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent bent|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown|break broke broken|bring brought brought|build built built|burn burned burned|buy bought bought|catch caught caught|choose chose chosen|come came come|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|flee fled fled|fly flew flown|forbid forbade forbidden|forget forgot forgotten|freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|hang hung hung|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lay laid laid|lead led led|leave left left|lend lent lent|let let let|lie lay lain|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|prove proved proved|put put put|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|shoot shot shot|show showed shown|shut shut shut|sit sat sat|sleep slept slept|speak spoke spoken|spend spent spent|stand stood stood|steal stole stolen|strike struck struck|swear swore sworn|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|undergo underwent undergone|understand understood understood|undertake undertook undertaken|wear wore worn|win won won|withdraw withdrew withdrawn|withhold withheld withheld|write wrote written`
    .split('|')
    .map((forms) => forms.split(' ') as [base: string, past: string, participle: string]); // three forms each

const byPast = new Map(irregular.map(([, past, participle]) => [past, participle]));
const byBase = new Map(irregular.map(([base, , participle]) => [base, participle]));
const participles = new Set(irregular.map(([, , participle]) => participle));

/** Words that end as past tenses do and are none. */
const noVerb = listed(
  `need speed seed indeed deed feed creed exceed proceed succeed hundred sacred wicked naked alleged so-called related united
    limited aged armed retired deceased unrelated unlicensed undisputed registered certified licensed detailed learned
    married interested red bed shed sled wed bred`,
);

/** "kept", "fell", "warned"; not "fallen". */
export function isPastTense(word: string): boolean {
  return byPast.has(word) || (!participles.has(word) && participleOf(word) !== undefined);
}

/** Of a past tense or participle ("kept", "fell", "warned"); undefined for every other word. */
export function participleOf(word: string): string | undefined {
  const known = byPast.get(word) ?? (participles.has(word) ? word : undefined);
  if (known) return known;
  return /^[a-z]{2,}ed$/.test(word) && !/hood$/.test(word) && !noVerb.has(word) ? word : undefined;
}

/** Of a base form ("warn", "keep"). */
export function participleOfBase(word: string): string | undefined {
  if (!/^[a-z]{2,}$/.test(word)) return undefined;
  const known = byBase.get(word);
  if (known) return known;
  if (/e$/.test(word)) return `${word}d`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(word) ? `${word}${word.at(-1)}ed` : `${word}ed`;
}
