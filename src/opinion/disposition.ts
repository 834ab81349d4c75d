import { type Decree, decreeIn } from './disposition/decree.ts';
import { wordOf } from './disposition/verbs.ts';
import type { Disposition, DispositionAction, Paragraph, Part } from './opinion.ts';
import { splitSentences } from './sentences.ts';

type Found = Decree & { paragraph: Paragraph; score: number };

/** How far before its end an opinion decrees. */
const reach = 14;
const decretalHeading =
  /^(?:[IVX\d]+\.?\s+|[A-Z]\.\s+)?(?:disposition|conclusion|decree|decretal|order|disposition and order|conclusion and disposition|judgment|relief)\b/i;
const leads = ['majority', 'plurality', 'per_curiam'];

/** What the court did, from its decretal line alone; absent where no sentence decrees. */
export function dispositionOf(paragraphs: Paragraph[], parts: Part[]): Disposition | undefined {
  const syllabus = fromSyllabus(paragraphs, parts);
  const lead = fromLead(paragraphs, parts);
  const found =
    syllabus && lead && isSame(syllabus, lead) ? lead : (syllabus ?? lead ?? fromFront(paragraphs, parts));
  return found && dispositionFrom(found);
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

/** The Supreme Court's reporter closes the syllabus with the decree: "904 F. 3d 1294, affirmed." */
function fromSyllabus(paragraphs: Paragraph[], parts: Part[]): Found | undefined {
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
    if (decree) return { ...decree, start: 0, end: paragraph.text.length, paragraph, score: 10 };
  }
  return undefined;
}

function fromLead(paragraphs: Paragraph[], parts: Part[]): Found | undefined {
  const lead = parts.find(({ kind }) => leads.includes(kind));
  if (!lead) return undefined;
  const own = paragraphs.slice(lead.firstParagraph, lead.lastParagraph + 1).filter(isProse);
  return best(candidatesAtEnd(own)) ?? best(candidates(own.slice(0, 6), 1));
}

/** A line of the front that states the outcome ("Affirmed and Remanded"). */
function fromFront(paragraphs: Paragraph[], parts: Part[]): Found | undefined {
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

function isProse({ kind }: Paragraph): boolean {
  return kind !== 'footnote' && kind !== 'caption' && kind !== 'table' && kind !== 'quote';
}

function candidatesAtEnd(own: Paragraph[]): Found[] {
  const heading = own.findLastIndex(
    ({ kind, text }) => kind === 'heading' && decretalHeading.test(text.trim()),
  );
  const from = heading > own.length - 30 && heading !== -1 ? heading + 1 : Math.max(0, own.length - reach);
  return candidates(own.slice(from), 0);
}

function candidates(paragraphs: Paragraph[], base: number): Found[] {
  const found: Found[] = [];
  paragraphs.forEach((paragraph, index) => {
    for (const { start, end } of splitSentences(paragraph.text)) {
      const decree = decreeIn(paragraph.text.slice(start, end));
      if (!decree) continue;
      const place = index / Math.max(1, paragraphs.length);
      found.push({
        ...decree,
        start,
        end,
        paragraph,
        score: base + place + decree.acts.length * 0.3 + emphasis(paragraph.text.slice(start, end)),
      });
    }
  });
  return found;
}

/** Words that only the decree has: the judgment as its subject, capitals, "for the reasons stated". */
function emphasis(sentence: string): number {
  let score = 0;
  if (
    /\b(?:judgments?|orders?|decree|convictions?|sentences?|decisions?|petitions?|appeal|award)\b/i.test(
      sentence,
    )
  )
    score += 0.6;
  if (/\b(?:AFFIRM|REVERS|VACAT|REMAND|DISMISS|GRANT|DEN(?:Y|IED))/.test(sentence)) score += 0.5;
  if (
    /\b(?:for (?:the|these|all)[^.]{0,30} reasons|accordingly|therefore|we hereby|in sum|in conclusion|based on the foregoing)\b/i.test(
      sentence,
    )
  )
    score += 0.4;
  return score;
}

function best(found: Found[]): Found | undefined {
  return found.reduce<Found | undefined>(
    (top, each) => (!top || each.score >= top.score ? each : top),
    undefined,
  );
}

function dispositionFrom({ acts, paragraph, start, end }: Found): Disposition {
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

function summaryOf(acts: { action: DispositionAction; isInPart: boolean }[]): string {
  const words = acts.map(({ action, isInPart }) => `${wordOf(action)}${isInPart ? ' in part' : ''}`);
  const joined = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
