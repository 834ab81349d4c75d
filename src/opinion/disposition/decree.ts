import { lowerKinds } from '../court-kinds.ts';
import type { DispositionAction } from '../opinion.ts';
import { type ObjectKind, objectIn } from './objects.ts';
import { actAbove, isOneOutcome, withOneOutcome } from './one-outcome.ts';
import { verbs } from './verbs.ts';

export type DecreedAct = {
  action: DispositionAction;
  isInPart: boolean;
  /** What it acts on, where the sentence names it. */
  on?: ObjectKind;
};

export type Decree = {
  acts: DecreedAct[];
  start: number;
  end: number;
  /** Acts on several courts below that come to one outcome: the reversal of one court is the affirmance of another. */
  isOneOutcome?: boolean;
  /** What a court of last resort does to the judgment of the court of appeals, where the sentence names it. */
  above?: 'affirmed' | 'reversed';
  /** The court says so of itself ("We affirm"), and not of the judgment ("is affirmed"). */
  isOwn?: boolean;
};

/** Who speaks: the deciding court, of its own act. */
const ownAct =
  /\b(?:we|this court|the court|I)\b(?:[^.;]{0,120}?\b(?:therefore|accordingly|hereby|also|thus|must|would|will|now|otherwise|unanimously|respectfully|shall|and|but|consequently|are constrained to))?[,\s]+(?=(?:affirm|revers|vacat|remand|dismiss|grant|den[yi]|modif|set aside|enforc|quash|transfer|answer|disbar|allow))/i;
/** "The Court of Appeals" is not the court that speaks. */
const lowerName = /\bthe court (?:of appeals?|below)\b/gi;
const isDecreed =
  /\b(?:(?:is|are|be|should be|must be|will be|shall be|stands?|hereby|having been),?\s+(?:(?:hereby|therefore|accordingly|also|otherwise|in all respects|likewise|in turn|thus)\s+)*)(?=(?:affirmed|reversed|vacated|annulled|remanded|dismissed|granted|denied|modified|amended|set aside|enforced|quashed|transferred|answered|disbarred|suspended|allowed))/i;
const bare =
  /^(?:[^.]{0,90}?(?:\d,|;)\s*)?(?:(?:appeal|petition|petition for review|certiorari|rehearing|review|stay|relief|new trial|injunction|order|orders|judgments?|decrees?|decisions?|conviction|sentence|writ|cause|case|application|motion|certified question|exceptions)\s+)?(?:(?:affirmed|reversed|vacated|remanded|dismissed|granted|denied|modified|enforced|quashed|transferred|allowed|set aside)\b(?:,| and| in part| as modified|;|\s)*)+(?:(?:with|and|for|in|without|as|on|to|by) [^.]{0,120})?\.?$/i;
const lowerCourt = new RegExp(
  String.raw`\b(?:(?:${lowerKinds}|motion|hearing|review|administrative|high)\s+(?:court|department|panel|judge|division|board)|court of appeals?)\b(?:(?!\b(?:is|are|be|hereby)\b)[^.;]){0,60}?(?<!\b(?:therefore|accordingly|and|,) )\b(?:affirmed|reversed|vacated|dismissed|granted|denied|remanded)\b`,
  'i',
);
const taxDecision =
  /\bdecisions?\s+will\s+be\s+entered\b[^.]{0,80}?\b(?:for\s+(?<side>petitioners?|respondent)|under rule 155)/i;

/** A paragraph's number before its words: "22. REVERSED." */
const paragraphNumber = /^\s*(?:¶ ?\d{1,3}|\{¶? ?\d{1,3}\}|\[¶? ?\d{1,3}\]|\d{1,3}\.)\s+/;

/** The acts that a sentence decrees; undefined for one that only tells of decrees. */
export function decreeIn(numbered: string): Decree | undefined {
  // A font that does not name its ligatures leaves "affrmed".
  const sentence = numbered.replace(paragraphNumber, '').replace(/\b(a)f(?:i|f)rm/gi, '$1ffirm');
  if (/\?[”"’]?$/.test(sentence.trim())) return undefined;
  const tax = taxDecision.exec(sentence);
  if (tax) return taxDecree(tax);
  const own = ownAct.exec(sentence.replace(lowerName, (name) => '_'.repeat(name.length)));
  const passive = isDecreed.exec(sentence);
  if (bare.test(sentence.trim())) return acts(sentence, 0, 'bare');
  if (rule.test(sentence) && !emphatic.test(sentence)) return undefined;
  if (own && !isHypothetical(sentence, own) && !isRetold(sentence, own)) {
    const decree = ofCourts(sentence, acts(sentence, own.index, 'both'));
    const isLimited = limit.test(sentence.slice(0, own.index));
    return decree && { ...(isLimited ? inPart(decree) : decree), isOwn: true };
  }
  if (passive && !isTold(sentence)) return ofCourts(sentence, acts(sentence, 0, 'decreed'));
  return undefined;
}

/** "To the extent that it bars the claim, we …", "In all other respects, we …". */
const limit = /\bto the extent\b[^;]{0,300},\s*$|\bin (?:all )?other respects,?\s*$/i;

function inPart(decree: Decree): Decree {
  return { ...decree, acts: decree.acts.map((act) => ({ ...act, isInPart: limited.includes(act.action) })) };
}

const limited: DispositionAction[] = ['affirmed', 'reversed', 'vacated'];

/** What laws do too ("no person shall be denied", "title is transferred") is an act of the court's only where it has a court's object. */
function ofCourts(sentence: string, decree: Decree | undefined): Decree | undefined {
  if (!decree || courtsObject.test(sentence)) return decree;
  return decree.acts.some(({ action }) => !lawsActs.includes(action)) ? decree : undefined;
}

const lawsActs: DispositionAction[] = [
  'denied',
  'granted',
  'transferred',
  'modified',
  'answered',
  'enforced',
  'allowed',
];
const courtsObject =
  /\b(?:petitions?|motions?|appeals?|applications?|requests?|relief|writs?|judgments?|orders?|injunctions?|complaints?|claims?|cases?|causes?|actions?|stay|certiorari|rehearing|questions?|awards?|decrees?|sentence|bail|leave|trial|review|exceptions)\b/i;

function taxDecree(match: RegExpExecArray): Decree {
  const side = match.groups?.side;
  const action = !side
    ? 'decided_under_rule_155'
    : side.toLowerCase().startsWith('p')
      ? 'decided_for_petitioner'
      : 'decided_for_respondent';
  return { acts: [{ action, isInPart: false }], start: match.index, end: match.index + match[0].length };
}

/** A judge of a Commonwealth court says what the court does as what he or she would do. */
const wouldDecide = /\b(?:I|we) would (?:therefore |accordingly |also |thus )?$/i;

function isHypothetical(sentence: string, own: RegExpExecArray): boolean {
  if (wouldDecide.test(own[0]) && disposesOfAppeal.test(sentence.slice(own.index + own[0].length)))
    return false;
  const lead = sentence.slice(Math.max(0, own.index - 50), own.index);
  const words = own[0];
  return (
    /\b(?:if|when|whether|unless|until|before|may|might|could|cannot|can|should)\b/i.test(
      `${lead} ${words}`,
    ) || /\bwould\b/i.test(words)
  );
}

const disposesOfAppeal =
  /^(?:dismiss|allow) (?:the|this|that|these|both|each|his|her|their)(?: \p{L}+){0,4} appeals?\b/iu;

/** "We vacated the order and remanded": what the court did in an earlier appeal. */
function isRetold(sentence: string, own: RegExpExecArray): boolean {
  const verb = sentence.slice(own.index + own[0].length).match(/^\p{L}+/u)?.[0] ?? '';
  return /(?:ed|ied)$/.test(verb);
}

/** Procedure retold ("the motion was granted", "the district court dismissed") is no decree. */
function isTold(sentence: string): boolean {
  const before = sentence.slice(0, isDecreed.exec(sentence)?.index ?? 200);
  return (
    lowerCourt.test(sentence) ||
    hypothesis.test(before) ||
    hypotheticalVerb.test(sentence) ||
    saidByOthers.test(before) ||
    judgeThinks.test(before) ||
    askedFor.test(before) ||
    onlyEnforced.test(sentence)
  );
}

/** The law on when relief is given, and no relief: "is granted only if", "grants an injunction where". */
const rule =
  /\b(?:granted|denied|dismissed|grants?|den(?:y|ies))\b[^.;,]{0,60}?\b(?:only (?:if|when|where|upon|after)|if|when|where|whenever|absent)\b|^(?:when|where|whenever)\b[^.;]*?\b(?:is|are) (?:granted|denied|dismissed|affirmed|reversed)\b|\b(?:affirmed|reversed|vacated)\b[^.;]{0,60}?\bonly (?:if|when|where|upon)\b|\bwill (?:reverse|affirm|set aside|vacate)\b[^.;]{0,120}?\b(?:only|if|when|unless|where)\b|\bcourts (?:have|will|may|must|should|often|routinely|generally)\b/i;
const emphatic =
  /\bORDERED\b|\bhereby\b|\bTherefore\b|\b(?:GRANT|DEN(?:Y|IE)|DISMISS|AFFIRM|REVERS|VACAT|REMAND)/;
const hypothesis =
  /\b(?:if|whether|unless|until)\b|\b(?:prays?|asks?|asked|requests?|requested|moves?|urges?|seeks?|contends?|argues?|argued|submits?|claims?)\b[^.;]{0,40}\bthat\b|\balleg(?:ing|ed|es)\b/i;
const hypotheticalVerb =
  /\b(?:should not|shall not|cannot|may|can|could|must not|would|will not|might|(?:can )?hardly) be\s+(?:affirmed|reversed|vacated|remanded|dismissed|granted|denied|enforced)/i;

/** A judge's vote that is noted under the opinion: "Mr. Justice Stone thinks that the judgment should be affirmed." */
const judgeThinks =
  /^\W*(?:mr\. )?(?:the chief justice|justices?|he|she|they)\b.{0,300}\b(?:thinks?|believes?|(?:is|are) of (?:the )?opinion)\b|\b(?:justice|judge|JJ?\.)[^.]{0,80}\b(?:thinks?|believes?|(?:is|are) of (?:the )?opinion)\b/i;
/** "The magistrate judge recommended that the motion be", with nothing that says it must. */
const askedFor =
  /\b(?:recommend|ask|mov|urg|request|pray|seek|sought|demand|argu|propos|insist|suggest|contend|stipulat|agre)\w*\b[^.;]{0,120}\bthat\b[^.;]{0,120}(?<!\b(?:should|must|will|shall|to)) $/i;
const saidByOthers =
  /\b(?<!\bwe )(?:held|stated|said|concluded|explained|noted|observed|ruled|holding|stating|ruling)(?: only)?,? that\b|\b(?:see|cf\.|e\.g\.|quoting|citing)\b/i;
/** A contract is enforced by the law's rules; a court enforces an order. */
const onlyEnforced =
  /^(?!.*\b(?:orders?|awards?|petition|subpoena|judgment)\b.{0,60}\benforced\b)(?=.*\benforced\b)(?!.*\b(?:affirmed|reversed|vacated|remanded|dismissed|granted|denied)\b)/is;

type Act = DecreedAct & { at: number; end: number };

function acts(sentence: string, from: number, forms: 'bare' | 'decreed' | 'both'): Decree | undefined {
  const text = ownWords(sentence.slice(from));
  const found = verbs
    .flatMap(({ action, decreed, ordered }) => [
      ...actsOf(text, action, decreed, forms === 'bare', (at) => forms === 'both' && isPast(text, at)),
      ...(forms === 'both' ? actsOf(text, action, ordered, false, () => false) : []),
    ])
    .filter(({ action, at, end }) => forms !== 'decreed' || isActOn(text, action, at, end))
    .sort((a, b) => a.at - b.at);
  const said = sentence.slice(0, from) + text;
  const own = withoutSteps(
    found.slice(0, mostActs).map((act) => {
      const on = objectOf(said, from + act.at, from + act.end);
      return on === undefined ? act : { ...act, on };
    }),
  );
  if (own.length === 0) return undefined;
  const isOne = isOneOutcome(text);
  const above = actAbove(text);
  return {
    acts: withDismissal(text, withOneOutcome(text, distinctActs(withOpposites(text, own), isOne))),
    start: 0,
    end: sentence.length,
    ...(isOne ? { isOneOutcome: true } : {}),
    ...(above ? { above } : {}),
  };
}

/** Where the words end that an act in the active voice acts on: at the next act, or where another clause begins. */
const nextClause =
  /;|[.] |:|,? (?:and|but) (?:(?:we|I|the court|therefore|otherwise|hereby)\b|(?=(?:affirm|revers|vacat|remand|dismiss|grant|den[iy]|set aside|modif|quash|allow))|(?=the [^,;]{3,80}? (?:is|are) ))|, (?=(?:affirm|revers|vacat|remand|dismiss|grant|den[iy]|set aside|modif))/i;
/** Where the subject begins of an act in the passive voice. */
const clauseStart =
  /;|[.:] |\bthat\b|,? (?:and|but) (?=(?:the|this|that|these|those|all|any|its|his|her|their|accordingly|therefore)\b)/gi;
/** A clause that tells of its noun, and is not what the act is on. */
const besideNoun =
  /^\s*(?:which|who|where|in which|(?:grant|deny|dismiss|order|compell?|direct)ing|dated|entered|filed)\b/i;

/** A sentence with more is a list, or no sentence. */
const mostActs = 24;
/** How far from its verb an object is looked for. */
const objectReach = 400;

function objectOf(text: string, at: number, end: number): ObjectKind | undefined {
  const isOrdered = !/(?:ed|aside|annul)$/i.test(text.slice(at, end));
  const behind = () => objectBehind(text, end);
  return isOrdered ? behind() : (objectBefore(text, at) ?? behind());
}

function objectBehind(text: string, from: number): ObjectKind | undefined {
  const rest = text.slice(from, from + objectReach);
  const end = nextClause.exec(rest)?.index ?? rest.length;
  const on = objectIn(rest.slice(0, end));
  // "The motion for rehearing having been considered, we deny such motion."
  return /^ (?:such|that|said|it|them)\b/i.test(rest)
    ? (objectIn(text.slice(Math.max(0, from - objectReach), from)) ?? on)
    : on;
}

function objectBefore(text: string, at: number): ObjectKind | undefined {
  const before = text.slice(Math.max(0, at - objectReach), at);
  const starts = [...before.matchAll(clauseStart)].map(({ index, 0: words }) => index + words.length);
  // "affirmed, and the case remanded": the nearest clause that names an object.
  for (const start of [...starts.reverse(), 0]) {
    const segments = before.slice(start).split(',');
    const on = segments
      .filter((each) => !besideNoun.test(each))
      .map(objectIn)
      .findLast(Boolean);
    if (on) return on;
  }
  return undefined;
}

const onJudgments: DispositionAction[] = ['affirmed', 'reversed', 'remanded'];

/** Hearings and schedules are no matter of a decree; steps beside the case are one only where a sentence has no other. */
function withoutSteps(acts: Act[]): Act[] {
  const decided = acts.filter(({ on }) => on !== 'calendar');
  const main = decided.filter(({ action, on }) => on !== 'step' || onJudgments.includes(action));
  return main.length > 0 ? main : decided;
}

/** "granted as to the second count and denied in all other respects": each in part, for it is one motion. */
function withOpposites(text: string, acts: Act[]): Act[] {
  const has = (action: DispositionAction) => acts.some((act) => act.action === action);
  const isOneMotion =
    has('granted') &&
    has('denied') &&
    /\b(?:granted|denied|grants?|den(?:y|ies)) (?:[\p{L}’]+ ){0,6}?(?:as to|with respect to|insofar as|to the extent|except|in all other respects|otherwise)\b|\botherwise (?:granted|denied)\b/iu.test(
      text,
    );
  if (!isOneMotion) return acts;
  return acts.map((act) => (['granted', 'denied'].includes(act.action) ? { ...act, isInPart: true } : act));
}

/** To grant a motion to dismiss the appeal is to dismiss it. */
function withDismissal(text: string, acts: Decree['acts']): Decree['acts'] {
  if (
    !/\bmotions? to dismiss (?:the|this) (?:cross-)?appeals?\b[^.;]{0,40}\bgranted\b|\bgrants? [^.;]{0,40}motions? to dismiss (?:the|this) appeal/i.test(
      text,
    )
  )
    return acts;
  return acts.map((act) => (act.action === 'granted' ? { ...act, action: 'dismissed' } : act));
}

const onRequests: DispositionAction[] = [
  'granted',
  'denied',
  'transferred',
  'answered',
  'enforced',
  'modified',
  'allowed',
];
const requested =
  /\b(?:motions?|petitions?|applications?|appeals?|relief|writs?|requests?|review|certiorari|mandamus|prohibition|injunctions?|stay|leave|rehearing|costs?|fees?|judgments?|orders?|awards?|bail|exceptions?|claims?|objections?|causes?|cases?|matters?|proceedings?|questions?|decrees?|sentences?|convictions?|rulings?|decisions?|opinion|discharge|continuance|complaint|counterclaim|rule)\b/i;

/** A right is denied, a power granted and a bond transferred without any decree. */
function isActOn(text: string, action: DispositionAction, at: number, end: number): boolean {
  // Laws allow appeals, and courts many other things.
  if (action === 'allowed')
    return /\b(?:appeal|motion|petition|application)s?\b(?!.*\bshall be $)/i.test(text.slice(0, at));
  if (action === 'transferred')
    return /\b(?:appeal|cause|case|matter|proceeding)s?\b/i.test(text.slice(0, at));
  if (!onRequests.includes(action) || /^\W*\w+(?:\W+in part)?\W*$/.test(text)) return true;
  const isKeptFrom =
    /^ (?:the|an?|his|her|their|its|any|equal|admission|access|to (?:any|their|him|her))\b/.test(
      text.slice(end),
    );
  return requested.test(text.slice(0, at)) && !(action === 'denied' && isKeptFrom);
}

/** What is said is dismissed in argument. */
const talk =
  /^ (?:the|this|that|any|an?|these|those|such)? ?(?:\w+ )?(?:arguments?|inferences?|contentions?|suggestions?|notions?|ideas?|concerns?|possibility|assertions?|worry|point)\b/;

const allowsAppeal =
  /^ (?:the|this|that|these|both|each|his|her|their) (?:(?!to\b)[\p{L}’'-]+ ){0,4}?(?:appeals?|motions?|petitions?|applications?)\b/u;

function actsOf(
  text: string,
  action: DispositionAction,
  pattern: RegExp,
  isBare: boolean,
  isOther: (at: number) => boolean,
): Act[] {
  return [...text.matchAll(pattern)]
    .filter(
      ({ index, 0: word }) => (isBare || !isObject(text, index, index + word.length)) && !isOther(index),
    )
    .filter(({ index, 0: word }) => !/^ that\b/.test(text.slice(index + word.length)))
    .filter(({ index, 0: word }) => word !== 'allow' || allowsAppeal.test(text.slice(index + word.length)))
    .filter(({ index, 0: word }) => !(action === 'dismissed' && talk.test(text.slice(index + word.length))))
    .map(({ index, 0: word }) => {
      const end = index + word.length;
      return { action, at: index, end, isInPart: isPartial(text, index, end) };
    });
}

/** Each act once, partial when any mention of it is; one that affirms and reverses does each in part, but for one outcome. */
export function distinctActs(found: DecreedAct[], isOneOutcome = false): Decree['acts'] {
  const byAction = new Map<DispositionAction, DecreedAct>();
  for (const { action, isInPart, on } of found) {
    const known = byAction.get(action);
    const object = known?.on ?? on;
    byAction.set(action, {
      action,
      isInPart: (known?.isInPart ?? false) || isInPart,
      ...(object ? { on: object } : {}),
    });
  }
  const isMixed =
    !isOneOutcome && byAction.has('affirmed') && (byAction.has('reversed') || byAction.has('vacated'));
  return [...byAction.values()].map((act) => ({
    ...act,
    isInPart: act.isInPart || (isMixed && ['affirmed', 'reversed', 'vacated'].includes(act.action)),
  }));
}

/** The sentence up to what it tells the court below to do ("remand with instructions to deny the motion"). */
function ownWords(text: string): string {
  const remand = /\bremand(?:ed|s|ing)?\b/i.exec(text);
  if (!remand) return text;
  const after = text.slice(remand.index);
  const order = /\b(?:with|for|so that|to (?!the)|in order)\b/i.exec(after);
  if (!order) return text;
  const rest = after.slice(order.index);
  const resumed =
    /;|, and (?:we|is|are)\b|\band we\b|, (?=(?:affirm|revers|vacat|den[iy]))|, and (?=(?:otherwise )?(?:affirm|den[iy]))|\band (?=(?:otherwise )?affirm\b)/i.exec(
      rest,
    );
  return text.slice(0, remand.index + order.index) + (resumed ? rest.slice(resumed.index) : '');
}

/** "the order denying", "its motion to dismiss", "the grant of": what is reviewed and not what is done. */
function isObject(text: string, at: number, end: number): boolean {
  if (
    /\bimprovidently\s+$/i.test(text.slice(0, at)) ||
    /^ of\b/i.test(text.slice(end)) ||
    /\b(?:(?:can|may|could|might|would) be|(?:can|could|should|must|would) not be)\s+$/i.test(
      text.slice(Math.max(0, at - 16), at),
    )
  )
    return true;
  return (
    /\b(?:to|motions? to|order|orders|orders?,?|judgment|ruling|decision|the|of|by|in|its|their|a|an|for|from|not|never|against|court’s|court's|properly|correctly|erroneously|erred in|wrongly|who|which|that|it|decree|petition to)\s+$/i.test(
      text.slice(Math.max(0, at - 24), at),
    ) &&
    !/\b(?:and|we|hereby|therefore|accordingly|is|are|be)\s+$/i.test(text.slice(Math.max(0, at - 14), at))
  );
}

function isPast(text: string, at: number): boolean {
  return !/\b(?:is|are|be|hereby|and|,|in part|as modified)\s+$/i.test(text.slice(Math.max(0, at - 16), at));
}

function isPartial(text: string, at: number, end: number): boolean {
  const after = text.slice(end, end + 90);
  const before = text.slice(Math.max(0, at - 14), at);
  return (
    /^[^.;]{0,60}?\b(?:all|every) (?:issues?|respects?|claims?|counts?|matters?|grounds)?,? ?(?:except|but)\b/i.test(
      after,
    ) ||
    /^[^.;]{0,70}?\bin\s+part\b/i.test(
      after.split(/\b(?:and|,)\s+(?:we\s+)?(?:affirm|revers|vacat|remand|dismiss|den[iy]|grant)/i)[0] ?? '',
    ) ||
    /\bpartially\s+$/i.test(before)
  );
}
