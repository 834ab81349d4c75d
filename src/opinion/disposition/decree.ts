import type { DispositionAction } from '../opinion.ts';
import { verbs } from './verbs.ts';

export type Decree = { acts: { action: DispositionAction; isInPart: boolean }[]; start: number; end: number };

/** Who speaks: the deciding court, of its own act. */
const ownAct =
  /\b(?:we|this court|the court|I)\b(?:[^.;]{0,60}?\b(?:therefore|accordingly|hereby|also|thus|must|would|will|now|otherwise|unanimously|respectfully|shall|and|but|consequently|are constrained to|decline to disturb and|conclude and|hold and))*[,\s]+(?=(?:affirm|revers|vacat|remand|dismiss|grant|den[yi]|modif|set aside|enforc|quash|transfer|answer|disbar))/i;
const isDecreed =
  /\b(?:(?:is|are|be|should be|must be|will be|shall be|stands?|hereby|having been),?\s+(?:(?:hereby|therefore|accordingly|also|otherwise|in all respects|likewise|in turn|thus)\s+)*)(?=(?:affirmed|reversed|vacated|annulled|remanded|dismissed|granted|denied|modified|amended|set aside|enforced|quashed|transferred|answered|disbarred|suspended))/i;
const bare =
  /^(?:[^.]{0,90}?(?:\d,|;)\s*)?(?:(?:appeal|petition|petition for review|order|orders|judgments?|decisions?|conviction|sentence|writ|cause|case|application|motion|certified question|exceptions)\s+)?(?:(?:affirmed|reversed|vacated|remanded|dismissed|granted|denied|modified|enforced|quashed|transferred|set aside)\b(?:,| and| in part| as modified|;|\s)*)+(?:(?:with|and|for|in|without|as|on|to|by) [^.]{0,120})?\.?$/i;
const lowerCourt =
  /\b(?:district|trial|circuit|superior|lower|motion|probate|appellate|bankruptcy|hearing|chancery|family|juvenile|review|administrative|county|municipal|high|tax|intermediate)\s+(?:court|department|panel|judge|division|board)\b[^.;]{0,60}?(?<!\b(?:is|are|be|hereby|and|,) )\b(?:affirmed|reversed|vacated|dismissed|granted|denied|remanded)\b|\bcourt of appeals?\b[^.;,]{0,40}?\b(?<!is |are )(?:affirmed|reversed|vacated|dismissed|granted|denied)\b/i;
const taxDecision =
  /\bdecisions?\s+will\s+be\s+entered\b[^.]{0,80}?\b(?:for\s+(?<side>petitioners?|respondent)|under rule 155)/i;

/** The acts that a sentence decrees; undefined for one that only tells of decrees. */
export function decreeIn(sentence: string): Decree | undefined {
  if (/\?[”"’]?$/.test(sentence.trim())) return undefined;
  const tax = taxDecision.exec(sentence);
  if (tax) return taxDecree(tax);
  const own = ownAct.exec(sentence);
  const passive = isDecreed.exec(sentence);
  if (bare.test(sentence.trim())) return acts(sentence, 0, 'decreed');
  if (rule.test(sentence) && !emphatic.test(sentence)) return undefined;
  if (own && !isHypothetical(sentence, own)) return acts(sentence, own.index, 'both');
  if (passive && !isTold(sentence)) return acts(sentence, 0, 'decreed');
  return undefined;
}

function taxDecree(match: RegExpExecArray): Decree | undefined {
  const side = match.groups?.side;
  if (!side) return undefined;
  const action = side.startsWith('p') ? 'decided_for_petitioner' : 'decided_for_respondent';
  return { acts: [{ action, isInPart: false }], start: match.index, end: match.index + match[0].length };
}

function isHypothetical(sentence: string, own: RegExpExecArray): boolean {
  const lead = sentence.slice(Math.max(0, own.index - 50), own.index);
  const words = own[0];
  return (
    /\b(?:if|when|whether|unless|until|before|may|might|could|cannot|can|should)\b/i.test(
      `${lead} ${words}`,
    ) || /\bwould\b/i.test(words)
  );
}

/** Procedure retold ("the motion was granted", "the district court dismissed") is no decree. */
function isTold(sentence: string): boolean {
  const before = sentence.slice(0, isDecreed.exec(sentence)?.index ?? 200);
  return lowerCourt.test(sentence) || hypothesis.test(before) || hypotheticalVerb.test(sentence);
}

/** The law on when relief is given, and no relief: "is granted only if", "grants an injunction where". */
const rule =
  /\b(?:granted|denied|dismissed|grants?|den(?:y|ies))\b[^.;,]{0,60}?\b(?:only (?:if|when|where|upon|after)|if|when|where|whenever|absent)\b|^(?:when|where|whenever)\b[^.;]*?\b(?:is|are) (?:granted|denied|dismissed|affirmed|reversed)\b|\bcourts (?:have|will|may|must|should|often|routinely|generally)\b/i;
const emphatic =
  /\bORDERED\b|\bhereby\b|\bTherefore\b|\b(?:GRANT|DEN(?:Y|IE)|DISMISS|AFFIRM|REVERS|VACAT|REMAND)/;
const hypothesis =
  /\b(?:if|whether|unless|until)\b|\b(?:prays?|asks?|asked|requests?|requested|moves?|urges?|seeks?|contends?|argues?|argued|submits?|claims?)\b[^.;]{0,40}\bthat\b/i;
const hypotheticalVerb =
  /\b(?:should not|cannot|may|can|could|must not|would|will not|might) be\s+(?:affirmed|reversed|vacated|remanded|dismissed|granted|denied)/i;

type Act = { action: DispositionAction; at: number; end: number; isInPart: boolean };

function acts(sentence: string, from: number, forms: 'decreed' | 'both'): Decree | undefined {
  const text = ownWords(sentence.slice(from));
  const found = verbs
    .flatMap(({ action, decreed, ordered }) => [
      ...actsOf(text, action, decreed, (at) => forms === 'both' && isPast(text, at)),
      ...(forms === 'both' ? actsOf(text, action, ordered, () => false) : []),
    ])
    .sort((a, b) => a.at - b.at);
  if (found.length === 0) return undefined;
  return {
    acts: isOneOutcome(text)
      ? found.filter(isFirstOfKind).map(({ action, isInPart }) => ({ action, isInPart }))
      : distinctActs(found),
    start: 0,
    end: sentence.length,
  };
}

/** To reverse one court and affirm the court or agency below it is one outcome and not two parts. */
function isOneOutcome(text: string): boolean {
  const reversed =
    /\brevers\w+ (?:the )?(?:[^,;]{0,40}\b)?(?:court of appeals|(?:district|trial|circuit|superior|appellate) court)\b/i;
  const affirmed =
    /\baffirm\w* (?:the )?(?:[^,;]{0,30}\b)?(?:(?:district|trial|circuit|superior) court|board|commission|agency|division|hearing officer|convictions?|sentences?)\b/i;
  return reversed.test(text) && affirmed.test(text) && !/\bin part\b/i.test(text);
}

function isFirstOfKind({ action }: Act, index: number, all: Act[]): boolean {
  return all.findIndex((other) => other.action === action) === index;
}

function actsOf(
  text: string,
  action: DispositionAction,
  pattern: RegExp,
  isOther: (at: number) => boolean,
): Act[] {
  return [...text.matchAll(pattern)]
    .filter(({ index, 0: word }) => !isObject(text, index, index + word.length) && !isOther(index))
    .map(({ index, 0: word }) => {
      const end = index + word.length;
      return { action, at: index, end, isInPart: isPartial(text, index, end) };
    });
}

/** Each act once, partial when any mention of it is; one that affirms and reverses does each in part. */
export function distinctActs(found: { action: DispositionAction; isInPart: boolean }[]): Decree['acts'] {
  const byAction = new Map<DispositionAction, boolean>();
  for (const { action, isInPart } of found) byAction.set(action, (byAction.get(action) ?? false) || isInPart);
  const isMixed = byAction.has('affirmed') && (byAction.has('reversed') || byAction.has('vacated'));
  return [...byAction].map(([action, isInPart]) => ({
    action,
    isInPart: isInPart || (isMixed && ['affirmed', 'reversed', 'vacated'].includes(action)),
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
    /;|, and (?:we|is|are)\b|\band we\b|, (?=(?:affirm|revers|vacat|den[iy]))|, and (?=(?:otherwise )?(?:affirm|den[iy]))/i.exec(
      rest,
    );
  return text.slice(0, remand.index + order.index) + (resumed ? rest.slice(resumed.index) : '');
}

/** "the order denying", "its motion to dismiss", "the grant of": what is reviewed and not what is done. */
function isObject(text: string, at: number, end: number): boolean {
  if (
    /^ of\b/i.test(text.slice(end)) ||
    /\b(?:can|may|could|might|would|should) be\s+$/i.test(text.slice(Math.max(0, at - 16), at))
  )
    return true;
  return (
    /\b(?:to|motions? to|order|orders|orders?,?|judgment|ruling|decision|the|of|by|in|its|their|a|an|for|from|not|never|against|court’s|court's|properly|correctly|erroneously|erred in|wrongly|who|which|that|decree|petition to)\s+$/i.test(
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
    /^[^.;]{0,70}?\bin\s+part\b/i.test(
      after.split(/\b(?:and|,)\s+(?:we\s+)?(?:affirm|revers|vacat|remand|dismiss|den[iy]|grant)/i)[0] ?? '',
    ) || /\bpartially\s+$/i.test(before)
  );
}
