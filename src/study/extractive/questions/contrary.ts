/** Turns a plain statement of fact into its contrary, as a supposition: "the roof fell" gives "the roof had not fallen". */

import { oneOf, pattern, phraseAnyCase } from '../../language/grammar.ts';
import { capitalised, listed, uncapitalised } from '../../language/words.ts';
import { isPastTense, participleOf, participleOfBase } from '../text/verbs.ts';

const mostWords = 30;
const mostWordsOfSubject = 9;

/** `isName` tells whether the first word keeps its capital. Undefined where the grammar is not plain enough to be turned with certainty. */
export function contraryOf(shown: string, isName: (word: string) => boolean): string | undefined {
  const clause = clauseIn(shown);
  if (!clause || unfit.test(clause)) return undefined;
  const words = clause.split(' ');
  if (words.length < 4 || words.length > mostWords) return undefined;
  for (let at = 1; at < Math.min(words.length - 1, mostWordsOfSubject + 1); at += 1) {
    const word = words[at] ?? '';
    if (breaksSubject.has(word) || /[,—]$/.test(word)) return undefined;
    const turned = turnedAt(words, at);
    if (turned === 'no verb') continue;
    return turned && isSubject(words.slice(0, at)) ? lowered(`${turned}.`, isName) : undefined;
  }
  return undefined;
}

/** Suppositions are about what people did, not about what a court or a lawyer said of it. */
const unfitSubject = phraseAnyCase`
  courts?|congress|legislature|circuit|division|jury|panel|judges?|justices?|magistrate|opinion|dissent|majority
  |(?:re)?arguments?|positions?|reasoning|reasons?|counsel|briefs?|terms? of court|contentions?|claims?|theory|questions?
  |issues?|appeals?|judgments?|motions?|applications?|attempts?|decisions?|orders?|rulings?|complaint|petitions?
  |indictments?|information|counts?|cases?|statutes?|act|amendment|sections?|clause|precedents?|doctrine|rules?|tests?
  |holding|review|certiorari|hearing|demurrer|charges?|conviction|sentence`;
const somebody = oneOf`we|our|us|I|my|you|your`;
const supposed = oneOf`not only|not just|neither|nor|either|whether|if|would|should|must|may|might|shall`;
const denied = oneOf`no|never|nothing|none|nobody|without`;

const unfit = pattern`
  \. |["“”:;?!()[\]*,]| v\. |\b(?:${somebody}|${supposed}|${denied}|becom(?:e|es|ing)|became)\b`;
const breaksSubject = listed(
  'that who which whom whose where when while because since as than to and or but',
);

/** The main clause without what is hung before and behind it; of a reason, the reason. */
function clauseIn(shown: string): string | undefined {
  const reason = /^(?:Because|Since|As) ([^,]{15,160}), /.exec(shown)?.[1];
  const main =
    (reason && capitalised(reason)) ??
    shown
      .replace(lead, '')
      .replace(/^[a-z]/, (letter) => letter.toUpperCase())
      .replace(/[.]["”]?$/, '');
  const end = clauseEnd.exec(main)?.index;
  const clause = main.slice(0, end).replace(/[,.]$/, '').trim();
  const last = /[^ ]+$/.exec(clause)?.[0].toLowerCase() ?? '';
  return clause.length >= 15 && !endsOpen.has(last) && !cutShort.test(clause) ? clause : undefined;
}

const times = oneOf`
  Nonetheless|Moreover|Further|On|In|By|At|During|After|Before|From|Until|Upon|Under|Here|Later|Instead|Shortly|Several
  |Two|Three|That|The (?:next|following|same) (?:day|month|year)`;
const lead = pattern`^(?:${times}\b[^,]{0,70}, )`;
const behindComma = oneOf`
  and|but|which|who|whom|whose|where|because|after|before|when|while|although|though|so|in|on|at|by|with|for|as|under|a|an
  |the|[a-z]+ing`;
const subordinates = oneOf`
  because|although|though|while|whereas|unless|after|before|so that|since|when|but`;
const didToo = oneOf`\w+ed|had|has|was|were|did|made|told|took|gave|went|came|said`;
const secondVerb = oneOf`
  went|came|ran|saw|put|set|did|the|that|he|she|it|they|his|her|its|their|was|were|had|thus|then|therefore|is|are|could
  |did`;
const clauseEnd = pattern`
  , (?=${behindComma}\b)|; | [—–-]{1,2} |—| ${subordinates} | and (?=[A-Z][\w’'-]+ ${didToo} )
  | and (?=[a-z]+(?:ed|ept|ought|ent|ook|ave|old|ade|ound)\b)| and ${secondVerb}[ ]`;

/** What was said ends before its verb: "recited that policemen". */
const cutShort = / (?:that|whether|if|because) (?:the |an? )?[\w’'-]+$/;
const endsOpen = listed(
  `that had was were is are has have of to a an the in on by for with at from and or as than short not also solely only
    merely simply largely mainly chiefly partly primarily principally entirely even just`,
);

type Turned = string | undefined | 'no verb';

function turnedAt(words: readonly string[], at: number): Turned {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const before = words.slice(0, at).join(' ');
  const isDenied = next === 'not';
  const after = words.slice(at + (isDenied ? 2 : 1));
  const rest = `${isDenied ? '' : 'not '}${after.join(' ')}`;
  if (denying.has(next)) return undefined;
  if ((isDenied || word === 'cannot') && leansOnDenial.test(after.join(' '))) return undefined;
  if (word === 'was' || word === 'were')
    return `${before} had ${isDenied ? '' : 'not '}been ${after.join(' ')}`;
  if (word === 'is' || word === 'are') return `${before} were ${rest}`;
  if (word === 'has' || word === 'have' || word === 'had') return turnedPerfect(before, after, isDenied);
  if (word === 'did' || word === 'does' || word === 'do')
    return isDenied ? turnedDenial(before, after) : undefined;
  if (word === 'cannot') return `${before} could ${after.join(' ')}`;
  if (word === 'could' || word === 'can') return `${before} could ${rest}`;
  return turnedPast(words, at);
}

const denying = listed('no never nothing none neither hardly scarcely barely only');

/** Words that read ill once a denial is gone. */
const leansOnDenial = /\b(?:any|anyone|anything|anybody|ever|yet|either|at all|nor|until|even)\b/;
const auxiliaryBefore = listed('be been being to having not never');

function turnedPerfect(before: string, after: readonly string[], isDenied: boolean): string | undefined {
  const [first = ''] = after;
  const isPerfect = first === 'been' || /ed$/.test(first) || participleOf(first) === first;
  if (isPerfect) return `${before} had ${isDenied ? '' : 'not '}${after.join(' ')}`;
  return isDenied || !/^(?:an?|the|his|her|its|their|\d)/.test(first)
    ? undefined
    : `${before} had not had ${after.join(' ')}`;
}

function turnedDenial(before: string, after: readonly string[]): string | undefined {
  const participle = participleOfBase(after[0] ?? '');
  return participle ? `${before} had in fact ${participle} ${after.slice(1).join(' ')}` : undefined;
}

const determiner = listed(
  `the a an its his her their this these those any some each every no of in by for with at on and or most more so very
    newly allegedly`,
);

function turnedPast(words: readonly string[], at: number): Turned {
  const word = words[at] ?? '';
  const previous = words[at - 1] ?? '';
  const participle = isPastTense(word) ? participleOf(word) : undefined;
  if (!participle || determiner.has(previous.toLowerCase()) || auxiliaryBefore.has(previous))
    return 'no verb';
  const after = words.slice(at + 1);
  if (
    after[0] === 'not' ||
    hasLaterVerb(after) ||
    previous === 'never' ||
    words[at - 2] === 'at' ||
    mayBeReduced(word, after[0] ?? '')
  )
    return undefined;
  const adverb = /ly$/.test(previous) || laterAdverbs.has(previous);
  const subject = words.slice(0, adverb ? at - 1 : at).join(' ');
  return `${subject} had not ${participle} ${after.join(' ')}`;
}

const laterAdverbs = listed('also then later first thereafter again even');
const intransitive = listed(
  `moved worked lived went came fell walked drove returned appeared arrived traveled travelled died resided participated
    served testified agreed objected refused failed looked remained continued stood ran sat happened occurred began ended
    spoke consented entered complied responded relied left fled argued paid knew became waited slept collided`,
);
const maybeBehind = listed('by of with from under here to in at on for as below');

/** "affidavits submitted with the application" may be all subject. */
const mayBeReduced = (verb: string, next: string) => maybeBehind.has(next) && !intransitive.has(verb);

/** "The boat built by the yard sank" has its verb further on. */
function hasLaterVerb(after: readonly string[]): boolean {
  for (const [index, word] of after.entries()) {
    if (opensClause.has(word)) return false;
    if (finite.has(word)) return true;
    const isPast =
      participleOf(word) !== undefined && !determiner.has((after[index - 1] ?? 'the').toLowerCase());
    if (isPast && index > 0 && !behindParticiple.has(after[index + 1] ?? '')) return true;
  }
  return false;
}

const opensClause = listed('that which who whom where when and to because if as how what after before');
const finite = listed('was were is are had has did does could would');
const behindParticiple = listed('by in of with from');

const pronoun = listed(
  `he she it they this that these those there one another such both each his her its their some many most nothing here what
    all any none no as under of in on by for with at from to not nor when if although though unless after before nonetheless
    while even we i you only every and but instead so thus then`,
);
const endsSubject = listed('it he she they I we who at in on of by to for with');

function isSubject(words: readonly string[]): boolean {
  const subject = words.join(' ');
  return (
    words.length > 0 &&
    words.length <= mostWordsOfSubject &&
    !pronoun.has(words[0]?.toLowerCase() ?? '') &&
    !unfitSubject.test(subject) &&
    !(words.length > 1 && endsSubject.has(words.at(-1) ?? '')) &&
    !/^(?:[a-z]|[A-Z] [A-Z])/.test(subject)
  );
}

function lowered(text: string, isName: (word: string) => boolean): string {
  const first = /^[\w’'-]+/.exec(text)?.[0] ?? '';
  return isName(first) ? text : uncapitalised(text);
}
