import { annexOf } from './annex.ts';
import { type Decree, decreeIn, distinctActs } from './disposition/decree.ts';
import { isOneOutcome, withOneOutcome } from './disposition/one-outcome.ts';
import { wordOf } from './disposition/verbs.ts';
import type { Disposition, Paragraph, Part } from './opinion.ts';
import { splitSentences } from './sentences.ts';

/** `order` counts sentences of its paragraph. */
type DecreeCandidate = Decree & { paragraph: Paragraph; order: number; score: number; isAside?: boolean };

/** How far before its end an opinion decrees. */
const reach = 14;
/** How many of its first paragraphs announce what it decrees. */
const opening = 6;
const decretalHeading =
  /^(?:[IVX\d]+\.?\s+|[A-Z]\.\s+)?(?:disposition|conclusion|decree|decretal|order|disposition and order|conclusion and disposition|judgment|relief)\b/i;
const leads = ['majority', 'plurality', 'per_curiam'];

/** What the court did, from its decretal line alone; absent where no sentence decrees. */
export function dispositionOf(paragraphs: Paragraph[], parts: Part[]): Disposition | undefined {
  return readDisposition(paragraphs, parts)?.disposition;
}

/** With how surely it was read, 0 to 1. */
export function readDisposition(
  paragraphs: Paragraph[],
  parts: Part[],
): { disposition: Disposition; confidence: number } | undefined {
  const syllabus = fromSyllabus(paragraphs, parts);
  const lead = fromLead(paragraphs, parts);
  const said = (found: DecreeCandidate, confidence: number) => ({
    disposition: dispositionFrom(found),
    confidence,
  });
  if (syllabus && lead) return isSame(syllabus, lead) ? said(lead, 0.98) : said(syllabus, 0.9);
  if (syllabus) return said(syllabus, 0.9);
  if (lead) return said(lead, hasMain(lead) ? 0.9 : 0.7);
  const beside = fromFront(paragraphs, parts) ?? fromTitle(paragraphs, parts);
  return beside && said(beside, 0.6);
}

/** The court's own words are the better place for what the reporter only notes. */
function isSame(one: Decree, other: Decree): boolean {
  const actions = ({ acts }: Decree) =>
    acts
      .map(({ action, isInPart }) => `${action}${isInPart}`)
      .sort()
      .join();
  return actions(one) === actions(other);
}

/** A sentence that decrees, by the paragraph that holds it. */
export type OutcomeSentence = { paragraphId: string; start: number; end: number };

/** The sentences in which the deciding opinion states the outcome: where it announces it and where it decrees it. */
export function outcomeSentences(paragraphs: Paragraph[], parts: Part[]): OutcomeSentence[] {
  const lead = parts.find(({ kind }) => leads.includes(kind));
  if (!lead) return [];
  const whole = paragraphs.slice(lead.firstParagraph, lead.lastParagraph + 1);
  const own = whole.slice(0, annexOf(whole)).filter(isProse);
  const outer = new Set([...own.slice(0, opening), ...withoutAnnex(own).slice(-reach)]);
  return candidates(own, 0)
    .filter((found) => statesOutcome(found) && (outer.has(found.paragraph) || found.isOwn === true))
    .map(({ paragraph, start, end }) => ({ paragraphId: paragraph.id, start, end }));
}

/** How many paragraphs of signatures may follow the order that ends an opinion; more are an annex, which is no part of its end. */
const mostSignatures = 6;

function withoutAnnex(own: Paragraph[]): Paragraph[] {
  const last = own.findLastIndex(({ text }) => text.length < longestLine && ordered.test(text));
  return last === -1 || own.length - last <= mostSignatures ? own : own.slice(0, last + mostSignatures);
}

const inPassing =
  /^\W*(?:\d+\. )?(?:because|although|since|while|as|in cases where|given that)\b.*\b(?:need not|unnecessary|do not (?:address|reach|consider|decide)|decline to|we review)\b|^[“"]/is;

/** Of the judgment, for its own sake: not of motions beside the case, nor as the reason for something else. */
function statesOutcome({ paragraph, start, end, acts, isAside }: DecreeCandidate): boolean {
  if (isAside || inPassing.test(paragraph.text.slice(start, end))) return false;
  return acts.some(({ action }) => action !== 'answered' && action !== 'modified');
}

/** The Supreme Court's reporter closes the syllabus with the decree: "904 F. 3d 1294, affirmed." */
function fromSyllabus(paragraphs: Paragraph[], parts: Part[]): DecreeCandidate | undefined {
  const syllabus = parts.find(({ kind }) => kind === 'syllabus');
  if (!syllabus) return undefined;
  const own = paragraphs.slice(syllabus.firstParagraph, syllabus.lastParagraph + 1);
  for (const paragraph of own.toReversed()) {
    if (paragraph.kind === 'footnote' || paragraph.text.length > 400) continue;
    const isLine =
      /(?:^|[\d)—–.,;] )(?:certiorari dismissed|affirmed|reversed|vacated|remanded|dismissed)\b[^.]*\.$/i.test(
        paragraph.text,
      );
    if (!isLine || /\bJ{1,2}\.|\bdelivered\b/.test(paragraph.text)) continue;
    const decree = decreeIn(
      paragraph.text.replace(/^.*?(?=\b(?:affirmed|reversed|vacated|remanded|dismissed)\b)/is, ''),
    );
    if (decree) return { ...decree, start: 0, end: paragraph.text.length, paragraph, order: 0, score: 10 };
  }
  return undefined;
}

function fromLead(paragraphs: Paragraph[], parts: Part[]): DecreeCandidate | undefined {
  const lead = parts.find(({ kind }) => leads.includes(kind));
  if (!lead) return undefined;
  const whole = paragraphs.slice(lead.firstParagraph, lead.lastParagraph + 1);
  const own = whole.slice(0, annexOf(whole)).filter(isProse);
  const announced = announcement(own);
  const atEnd = aboveOrder(own) ?? best(candidatesAtEnd(own));
  const found =
    atEnd && !atEnd.isAside
      ? atEnd
      : (lastLine(own) ?? announced ?? lastOwn(own) ?? lastRuling(own) ?? atEnd);
  if (!found) return undefined;
  if (announced && contradicts(announced, found)) return announced;
  return announced && isMixed(announced) && !isMixed(found) && !found.isOneOutcome
    ? { ...found, acts: distinctActs([...announced.acts, ...found.acts]) }
    : found;
}

/** Whether the end tells of the first court what the announcement tells of the court of appeals: "We affirm the Court of Appeals … we reverse and remand to the district court." */
function contradicts({ above, isOwn }: DecreeCandidate, found: DecreeCandidate): boolean {
  if (!above || !isOwn || found.above) return false;
  const opposite = above === 'affirmed' ? 'reversed' : 'affirmed';
  return (
    found.acts.some(({ action }) => action === opposite) && !found.acts.some(({ action }) => action === above)
  );
}

/** In letters. */
const longestLine = 120;

/** "Decree affirmed.": the decree of an opinion that long notes follow. */
function lastLine(own: Paragraph[]): DecreeCandidate | undefined {
  return candidates(own, 0).findLast((found) => {
    const { paragraph, start, end } = found;
    const isWhole = start === 0 && end === paragraph.text.length && end < longestLine;
    return hasMain(found) && (isWhole || judgmentBelow.test(paragraph.text.slice(start, end)));
  });
}

/** The last "we reverse" of an opinion that ends with other things. */
function lastOwn(own: Paragraph[]): DecreeCandidate | undefined {
  const found = candidates(own, 0).filter(({ isAside, isOwn }) => !isAside && isOwn);
  return found.findLast(hasMain) ?? found.at(-1);
}

/** The last words on a judgment or an appeal, where what follows them is too long for an end. */
function lastRuling(own: Paragraph[]): DecreeCandidate | undefined {
  return candidates(own, 0).findLast(
    (found) =>
      !found.isAside && hasMain(found) && found.acts.some(({ on }) => on === 'ruling' || on === 'appeal'),
  );
}

const soOrdered = /(?:^|[.?!)”"\]] )(?:it is )?so ordered\.(?:["”]|\s*\[\w{1,3}\])?$/i;
/** How many paragraphs the words that are so ordered take at most. */
const orderReach = 3;

/** "The judgment is reversed. It is so ordered.": nothing behind it is the opinion's end, however long. */
function aboveOrder(own: Paragraph[]): DecreeCandidate | undefined {
  const at = own.findLastIndex(({ text }) => soOrdered.test(text.trim()));
  if (at === -1) return undefined;
  const found = best(candidates(own.slice(Math.max(0, at - orderReach), at + 1), 0));
  return found && !found.isAside && hasMain(found) ? found : undefined;
}

/** What the court says on its first page that it will do: often more completely than its last words do. */
function announcement(own: Paragraph[]): DecreeCandidate | undefined {
  const body = own.filter(({ kind }) => kind !== 'heading').slice(0, opening);
  const found = candidates(body, 1).filter(({ isAside, isOwn }) => !isAside && isOwn);
  return found.length > 0 ? joined(found) : best(candidates(body, 1));
}

/** Whether the court upheld one thing and undid another. */
function isMixed({ acts }: Decree): boolean {
  return acts.some(({ action, isInPart }) => action === 'affirmed' && isInPart);
}

/** A line of the front that states the outcome ("Affirmed and Remanded"). */
function fromFront(paragraphs: Paragraph[], parts: Part[]): DecreeCandidate | undefined {
  const front = parts.find(({ kind }) => kind === 'front');
  if (!front) return undefined;
  const own = paragraphs.slice(front.firstParagraph, front.lastParagraph + 1);
  return best(
    candidates(
      own.filter(({ text }) => text.length < 400),
      1,
    ),
  );
}

const ordered = /\bIT IS\b(?:,? [A-Z]+,?){0,4} ORDERED\b|\bSO ORDERED\b|^ORDERED\b/i;
const orderTitle =
  /(?<!\b(?:[Ff]rom|[Oo]f|[Tt]he|[Aa]n|[Tt]his|[Tt]hat|FROM|OF|THE|AN|THIS|THAT) )\bORDER (?:(?:AND \w+|RE:?|:) )?(?<acts>(?:GRANTING|DENYING|DISMISSING|VACATING|AFFIRMING|REMANDING)\b.*)$/;
const participles: Record<string, string> = {
  GRANTING: 'granted',
  DENYING: 'denied',
  DISMISSING: 'dismissed',
  VACATING: 'vacated',
  AFFIRMING: 'affirmed',
  REMANDING: 'remanded',
};

/** A trial court's order that decrees in commands ("is enjoined from …") says in its title what it grants. */
function fromTitle(paragraphs: Paragraph[], parts: Part[]): DecreeCandidate | undefined {
  const lead = parts.find(({ kind }) => leads.includes(kind));
  if (!lead) return undefined;
  const own = paragraphs.slice(lead.firstParagraph, lead.lastParagraph + 1);
  if (!own.some(({ kind, text }) => kind !== 'footnote' && ordered.test(text.trim()))) return undefined;
  for (const paragraph of paragraphs.slice(0, lead.firstParagraph + 3)) {
    const match = paragraph.text.length < 600 ? orderTitle.exec(paragraph.text) : null;
    const acts = match?.groups?.acts?.match(
      /\b(?:GRANTING|DENYING|DISMISSING|VACATING|AFFIRMING|REMANDING)\b(?: IN PART)?/g,
    );
    if (!match || !acts) continue;
    const decree = decreeIn(
      acts.map((act) => act.replace(/^[A-Z]+/, (verb) => participles[verb]!).toLowerCase()).join(' and '),
    );
    if (decree)
      return { ...decree, start: match.index, end: paragraph.text.length, paragraph, order: 0, score: 0 };
  }
  return undefined;
}

function isProse({ kind, text }: Paragraph): boolean {
  // A decree may be set in like a quotation, but without its marks.
  if (kind === 'quote') return text.length < 160 && !/^[“"]/.test(text);
  return kind !== 'footnote' && kind !== 'caption' && kind !== 'table';
}

function candidatesAtEnd(own: Paragraph[]): DecreeCandidate[] {
  const heading = own.findLastIndex(
    ({ kind, text }) => kind === 'heading' && decretalHeading.test(text.trim()),
  );
  const from = heading > own.length - 30 && heading !== -1 ? heading + 1 : Math.max(0, own.length - reach);
  return candidates(own.slice(from), 0);
}

function candidates(paragraphs: Paragraph[], base: number): DecreeCandidate[] {
  const found: DecreeCandidate[] = [];
  paragraphs.forEach((paragraph, index) => {
    for (const [order, { start, end }] of splitSentences(paragraph.text).entries()) {
      const decree = decreeIn(paragraph.text.slice(start, end));
      if (!decree) continue;
      const place = index / Math.max(1, paragraphs.length);
      const sentence = paragraph.text.slice(start, end);
      const isAside = isBesideCase(decree);
      found.push({
        ...decree,
        start,
        end,
        paragraph,
        order,
        isAside,
        score: base + place + decree.acts.length * 0.3 + emphasis(sentence) - (isAside ? 3 : 0),
      });
    }
  });
  return found;
}

/** "The judgment of the Court of Appeals is reversed": what a petition or a claim deserves is said on the way to it. */
const judgmentBelow =
  /^\W*(?:(?:therefore|accordingly|for [^,]{0,60}),? )?the (?:judgments?|decree) (?:of|below|is|are)\b/i;

/** Words that only the decree has: the judgment as its subject, capitals, "for the reasons stated". */
function emphasis(sentence: string): number {
  let score = 0;
  if (
    /\b(?:judgments?|orders?|decree|convictions?|sentences?|decisions?|petitions?|appeal|award)\b/i.test(
      sentence,
    )
  )
    score += 0.6;
  if (judgmentBelow.test(sentence)) score += 0.4;
  if (/\bhereby\b|\b(?:AFFIRM|REVERS|VACAT|REMAND|DISMISS|GRANT|DEN(?:Y|IED))/.test(sentence)) score += 0.5;
  if (
    /\b(?:for (?:the|these|all)[^.]{0,30} reasons|accordingly|therefore|we hereby|in sum|in conclusion|based on the foregoing)\b/i.test(
      sentence,
    )
  )
    score += 0.4;
  return score;
}

/** Acts that end a case; the others ("remanded", "denied") go with them. */
const main = [
  'affirmed',
  'reversed',
  'vacated',
  'dismissed',
  'allowed',
  'enforced',
  'disbarred',
  'disciplined',
];

/** The best sentence with the decrees beside it: courts decree in two or three sentences that belong together. */
function best(found: DecreeCandidate[]): DecreeCandidate | undefined {
  const top = found.reduce<DecreeCandidate | undefined>(
    (high, each) => (!high || each.score >= high.score ? each : high),
    undefined,
  );
  if (!top) return undefined;
  const beside = besides(top, found);
  const whole = beside.length > 1 ? joined(beside) : top;
  if (hasMain(whole)) return whole;
  const earlier = found.slice(0, found.indexOf(beside[0]!)).findLast(hasMain);
  if (!earlier) return whole;
  return { ...earlier, acts: distinctActs([...earlier.acts, ...whole.acts]) };
}

/** The decrees of the same paragraph that stand no more than a sentence apart. */
function besides(top: DecreeCandidate, found: DecreeCandidate[]): DecreeCandidate[] {
  const own = found.filter(
    ({ paragraph, isAside }) => paragraph === top.paragraph && (!isAside || top.isAside === true),
  );
  const at = own.indexOf(top);
  let first = at;
  let last = at;
  while (first > 0 && own[first]!.order - own[first - 1]!.order <= 2) first--;
  while (last + 1 < own.length && own[last + 1]!.order - own[last]!.order <= 2) last++;
  return own.slice(first, last + 1);
}

/** What is decided on the way says nothing of the judgment. */
function isBesideCase({ acts }: Decree): boolean {
  return acts.every(
    ({ action, on }) => on === 'step' && !['affirmed', 'reversed', 'remanded'].includes(action),
  );
}

function hasMain({ acts }: Decree): boolean {
  return acts.some(({ action }) => main.includes(action));
}

function joined(found: DecreeCandidate[]): DecreeCandidate {
  const first = found[0]!;
  const said = found.map(({ paragraph, start, end }) => paragraph.text.slice(start, end)).join(' ');
  const acts =
    found.length === 1
      ? first.acts
      : withOneOutcome(
          said,
          distinctActs(
            found.flatMap((each) => each.acts),
            isOneOutcome(said),
          ),
        );
  return { ...first, acts, end: found.at(-1)!.end };
}

function dispositionFrom({ acts: said, paragraph, start, end }: DecreeCandidate): Disposition {
  const acts = remandLast(withoutMotions(said));
  const actions = acts.map(({ action }) => action);
  return {
    actions,
    isInPart: acts.some(({ isInPart }) => isInPart),
    summary: summaryOf(acts),
    paragraphId: paragraph.id,
    start,
    end,
  };
}

/** Of a court that decides on a judgment or ends an appeal, that is its outcome, and no motion that it grants or denies beside it. */
function withoutMotions(acts: Decree['acts']): Decree['acts'] {
  const decides = acts.some(
    ({ action, on }) =>
      ['affirmed', 'reversed', 'vacated'].includes(action) || (action === 'dismissed' && on === 'appeal'),
  );
  if (!decides) return acts;
  return acts.filter(
    ({ action, on }) => !(['granted', 'denied'].includes(action) && (on === 'motion' || on === 'step')),
  );
}

/** A case goes back with what was done to it: "affirmed and remanded", also where the court remands first. */
function remandLast(acts: Decree['acts']): Decree['acts'] {
  const last = acts.findLastIndex(({ action }) => main.includes(action));
  const remand = acts.findIndex(({ action }) => action === 'remanded');
  if (remand === -1 || remand > last) return acts;
  return [
    ...acts.slice(0, remand),
    ...acts.slice(remand + 1, last + 1),
    acts[remand]!,
    ...acts.slice(last + 1),
  ];
}

function summaryOf(acts: Decree['acts']): string {
  const words = acts.map(({ action, isInPart }) => `${wordOf(action)}${isInPart ? ' in part' : ''}`);
  const joined = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
