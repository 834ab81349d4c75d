/** Turns what is held or claimed into what was asked: "X does not create Y" into "Whether X creates Y." */

import { anyCase, oneOf, pattern, phrase } from '../../language/grammar.ts';
import { countWords } from '../../language/words.ts';
import { opensMore, verbFollows } from './clauses.ts';
import { isWhole } from './readable.ts';

const fewestWords = 5;
const mostWords = 42;

/** Undefined where the clause makes no whole question that can be read alone. */
export function whetherFrom(clause: string): string | undefined {
  const main = mainClause(clause.replace(asides, ''));
  if (!main || leansOnContext.test(main) || asksNothing.test(main) || !hasVerb(main)) return undefined;
  const text = `Whether ${asserted(main)}.`.replace(/[.,;]?(["”]+)\.$/, '.$1').replace(/[.,;]\.$/, '.');
  const words = countWords(text);
  return words >= fewestWords && words <= mostWords && isWhole(text) ? text : undefined;
}

const opensWith = oneOf`therefore|thus|accordingly|first|second|also|as a matter of law|on this record|in sum`;
const inserted = oneOf`
  therefore|thus|accordingly|hence|however|also|likewise|moreover|nonetheless|nevertheless
  |(?:clearly|plainly)(?! established)`;
const asides = new RegExp(`^${opensWith},? |,? ${inserted}(?:,|(?= ))`, 'g');

const orders = oneOf`affirm|reverse|vacate|remand|dismiss|hold|conclude`;
const ordered = oneOf`
  granted|denied|affirmed|reversed|vacated|remanded|dismissed|ordered|sustained|overruled|entered|approved|awarded
  |enjoined|sentenced`;
const ends = new RegExp(
  pattern`
    ,? and ${orders}\b|,? and (?:then |therefore |accordingly )?${ordered}\b
    |, and (?:that|therefore|thus|hence|we|he|she|it|they|this|accordingly)\b|,? and that\b
    |,? for the reason that | because |,? (?:since|but|although|even though|notwithstanding)[ ]
    |, (?:which|so|as|while|where|whereas|given|thereby|for)\b|;|:| \(`,
  'g',
);

/** Up to the first reason or second conclusion, where that leaves the verb in. */
function mainClause(clause: string): string | undefined {
  const bare = clause.replace(/^(?:Yes|No)[,.] /, '').replace(/[.,]+$/, '');
  for (const { index } of bare.matchAll(ends)) {
    const cut = bare.slice(0, index);
    if (finite.test(cut) && !verbFollows.test(bare.slice(index + 1)) && !opensMore.test(cut)) return cut;
  }
  return opensMore.test(bare) || countWords(bare) > mostWords ? undefined : bare;
}

const verbEnding = oneOf`
  ates?|izes?|ires?|its|ies|ends|ects|ides|ids|udes|eeds|oses|ows|ives|ers|ants|ents|ines|ains|bars|ed`;
const finite = phrase`
  is|are|was|were|has|have|had|does|do|did|may|might|can|could|must|should|would|will|shall|cannot|erred|owes?|lacks?
  |exists?|[a-z]{3,}${verbEnding}`;

const relative = /\b(?:who|which)\b/;

/** One of its own: the verb of "a judge who was not presiding" says nothing of the judge. */
function hasVerb(clause: string): boolean {
  const at = clause.search(relative);
  if (at < 0 || finite.test(clause.slice(0, at))) return finite.test(clause);
  return [...clause.slice(at).matchAll(new RegExp(finite, 'g'))].length > 1;
}

/** Speaks of the argument, of the court or of what else the sentence before named. */
const ofArgument = oneOf`
  presents? (?:us )?(?:with )?(?:a|an|the|this)? ?(?:[a-z]+ )?questions?|turns? on|depends? (?:up)?on
  |[Cc]ourt (?:finds|holds|concludes)|held that|must fail|merit|(?<!(?:closing|oral|opening) )arguments?|contentions?
  |theor(?:y|ies)|costs on appeal|claims? (?:is|are|fail)|dissent\w*|rests?\b|neither\b|nor\b|whether\b|or not,`;
const preposition = oneOf`[Uu]nder|[Oo]f|[Ii]n|[Bb]y|to|with|for|on|from|at|violates?|violated`;
const before = oneOf`above|italicized|latter|former|same(?! time)|foregoing|aforesaid|said|predicate`;
const asksNothing = pattern`
  \b${ofArgument}|— that\b|, (?:it|he|she|they|is|are|was) (?:is|are|was|were|must|may|one)\b
  |\b(?:we|us|our|I|you|me|my)\b|\b${preposition} (?:that|this|these|those|such)\b(?! (?:case|appeal|State|Court)\b)
  |\bthe ${before}\b|\bPage \d|[a-z]{3}["”)]?\. [A-Z\d]`;
const pointing = oneOf`
  it|this|that|they|he|she|his|her|their|its|these|those|there(?! (?:is|are|was|were)\b)|such|nothing|what|who|how|one|both
  |each|some|another|either|most|whatever`;
const joining = oneOf`
  not|rather|by|based|considering|when|where|if|because|regardless|than|as|although|while|after|before|given|for|without|to
  |on|with|of|in|at|under|here|so|even|despite|notwithstanding|like|unlike|until|unless|only|from|again|and|or|but|pursuant
  |(?:\w+ ){1,2}(?:years|months|weeks|days) (?:later|after|ago|earlier)|\w{3,}ly`;
const verbFirst = oneOf`
  is|are|was|were|did|does|had|should|may|can|must|would|will|shall|could`;
const leansOnContext = anyCase`
  ^(?:${pointing}|${joining}|${verbFirst})\b|^\w+ing\b[^,]*,|^["“‘'[(>]
  |^(?:\S+ ){1,12}to be\b(?!.*\b(?:is|are|was|were|has|must|may|should|can)\b)|<|\[\w*$`;

/** "Reasons that do not amount to good cause": its "not" is the question's own. */
const opensClause =
  / (?:and|or|but|who|whose|which|that|where|when|while|if|unless|because|than) .*\b(?:not|cannot)\b/;

/** Without its "not", where that stands with the only verb. */
function asserted(clause: string): string {
  if (opensClause.test(clause)) return clause;
  return clause
    .replace(/^no (?!longer)/i, 'any ')
    .replace(/\bcannot\b/, 'can')
    .replace(/\b(is|are|was|were|may|must|could|should|would|will|has|have|had|can) not\b/, '$1')
    .replace(/\bdo not (?=\w)/, '')
    .replace(
      /\b(does|did) (?:not )?(?:(?!(?:(?:ap|com|im|multi|re|sup)ply|rely)\b)\w+ly |itself |thereby )?([a-z-]+)/,
      (_, tense: string, verb: string) => (tense === 'does' ? inThirdPerson(verb) : inPast(verb)),
    );
}

function inThirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const irregular: Readonly<Record<string, string>> = {
  have: 'had',
  make: 'made',
  meet: 'met',
  give: 'gave',
  take: 'took',
  find: 'found',
  hold: 'held',
  show: 'showed',
  begin: 'began',
  bring: 'brought',
  arise: 'arose',
  become: 'became',
  bear: 'bore',
  do: 'did',
  fall: 'fell',
  get: 'got',
  go: 'went',
  keep: 'kept',
  know: 'knew',
  leave: 'left',
  lose: 'lost',
  pay: 'paid',
  put: 'put',
  say: 'said',
  see: 'saw',
  set: 'set',
  stand: 'stood',
  tell: 'told',
  commit: 'committed',
  permit: 'permitted',
  submit: 'submitted',
  occur: 'occurred',
  refer: 'referred',
  bar: 'barred',
};

function inPast(verb: string): string {
  const known = irregular[verb];
  if (known) return known;
  if (verb.endsWith('e')) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}
