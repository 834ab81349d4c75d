import { isSameCase, titleIn } from './caption/case-title.ts';
import { openingInLine } from './caption/joined-lines.ts';
import type { Paragraph, Part, PartKind } from './opinion.ts';
import { isBorneOut } from './parts/borne-out.ts';
import { firstOfBody, isCaptionText, textBehind } from './parts/front.ts';
import { headOf, type PageHead } from './parts/heads.ts';
import { type Opener, openerAt } from './parts/openers.ts';
import { announcedAuthor, isSignedPerCuriam, presidingJudge, signatureOf } from './parts/signature.ts';
import { unannouncedIn } from './parts/unannounced.ts';

type Start = Opener & { index: number };

const leads: PartKind[] = ['majority', 'plurality', 'per_curiam'];

/** Running heads by PDF page, from the top line down. */
export type RunningHeads = ReadonlyMap<number, string[]>;

/** The opinions of a file in order. They cover every paragraph and do not overlap. */
export function partsOf(paragraphs: Paragraph[], heads: RunningHeads): Part[] {
  if (paragraphs.length === 0) return [];
  const pageHeads = new Map([...heads].map(([page, lines]) => [page, headOf(lines)]));
  const starts = startsOf(paragraphs, pageHeads);
  return withLeadAuthor(withSpeeches(rangesOf(starts, paragraphs), starts, paragraphs), paragraphs);
}

function startsOf(paragraphs: Paragraph[], heads: Map<number, PageHead | undefined>): Start[] {
  const announced = openersIn(paragraphs, heads);
  const told = [...announced, ...headStarts(paragraphs, heads, announced)];
  const starts = withBareLead(
    [...told, ...titleStarts(paragraphs, told), ...foreignStarts(paragraphs)].sort(
      (a, b) => a.index - b.index,
    ),
  );
  const lead = starts.find(({ kind }) => leads.includes(kind));
  const separate = starts.find(({ kind }) => !['syllabus', 'front', 'appendix'].includes(kind));
  if (!lead && (!separate || separate.index > 3) && !isSyllabusAlone(paragraphs, starts)) {
    const before = paragraphs.slice(0, separate?.index ?? paragraphs.length);
    starts.push({ kind: 'majority', index: firstOfBody(before) });
    starts.sort((a, b) => a.index - b.index);
  }
  return withUnannounced(withHeadnotes(oneLead(starts), paragraphs), paragraphs);
}

function withUnannounced(starts: Start[], paragraphs: Paragraph[]): Start[] {
  const lead = starts.findIndex(({ kind }) => leads.includes(kind));
  if (lead === -1) return starts;
  const from = starts[lead]!.index;
  const found = unannouncedIn(paragraphs.slice(from, starts[lead + 1]?.index));
  return found ? starts.toSpliced(lead + 1, 0, { kind: found.kind, index: from + found.at }) : starts;
}

/** Where no words announce the opinion of the court, the judge who is named first speaks for it. */
function withBareLead(starts: Start[]): Start[] {
  const first = starts.findIndex(({ kind }) => kind !== 'syllabus' && kind !== 'front');
  const isLed = starts.some(({ kind }) => leads.includes(kind));
  if (isLed || !starts[first]?.isBare) return starts;
  return starts.map((start, at) => (at === first ? { ...start, kind: 'majority' } : start));
}

const onRehearing =
  /^(?:(?:supplemental |per curiam )?(?:opinion|order) )?(?:on|upon) (?:(?:the |appellant[’']?s? |appellee[’']?s? )?(?:petitions?|motions?|applications?|suggestion) (?:for|to) )?(?:a )?(?:rehearing|reargument|reconsideration)\b.{0,60}$/i;
const longestTitle = 160;
/** An opinion is not mostly what follows it; captions stacked above one are before all of its words, in letters. */
const leastOwn = { share: 0.3, letters: 500 };

/** What follows the opinion and is another: one on rehearing, the case that is printed next. */
function foreignStarts(paragraphs: Paragraph[]): Start[] {
  const own = paragraphs.slice(0, 12).map(titleIn).find(Boolean);
  const isForeign = (paragraph: Paragraph, index: number) => {
    if (paragraph.kind === 'footnote' || paragraph.text.length > longestTitle) return false;
    if (onRehearing.test(paragraph.text.trim())) return true;
    const title = own && titleIn(paragraph);
    return title !== undefined && !isSameCase(title.name, own!.name) && isBorneOut(paragraphs, index);
  };
  let before = 0;
  const index = paragraphs.findIndex((each, at) => {
    const isLate = at > leastOwn.share * paragraphs.length && before > leastOwn.letters;
    if (each.text.length > longestTitle && each.kind !== 'footnote') before += each.text.length;
    return isLate && isForeign(each, at);
  });
  return index === -1 ? [] : [{ kind: 'appendix', index }];
}

function openersIn(paragraphs: Paragraph[], heads: Map<number, PageHead | undefined>): Start[] {
  const starts: Start[] = [];
  paragraphs.forEach(({ text, kind, page }, index) => {
    if (kind === 'footnote' || kind === 'caption' || (kind === 'quote' && !endsAsOpener.test(text))) return;
    if (heads.get(page)?.kind === 'syllabus' && !opensUnderSyllabus.test(text.trim())) return;
    const opened = openerAt(openingInLine(text)?.opener ?? text, textBehind(paragraphs, index));
    if (!opened) return;
    const isLater =
      opened.isSpeech && opened.kind === 'majority' && starts.some(({ kind: each }) => leads.includes(each));
    const opener: Opener = isLater ? { ...opened, kind: 'concurrence' } : opened;
    const last = starts.at(-1);
    if (last && isSameOpinion(last, opener) && (index - last.index < 8 || last.kind === opener.kind)) {
      if (isCover(paragraphs, last.index, index)) last.index = index;
      return;
    }
    starts.push({
      ...opener,
      ...fromHead(opener, heads.get(page)),
      index: firstOf(paragraphs, index, heads),
    });
  });
  return starts;
}

/** A cover page names the author, and tells what the court does and who dissents: the opinion begins where the name stands again. */
function isCover(paragraphs: Paragraph[], from: number, to: number): boolean {
  const between = paragraphs.slice(from + 1, to).map(({ text }) => text);
  return (
    paragraphs[from]!.text === paragraphs[to]!.text &&
    between.length < longestCover &&
    between.some((text) => votes.test(text.trim()))
  );
}

/** In paragraphs. */
const longestCover = 8;
/** "Kistler, J., dissented and filed an opinion." */
const votes =
  /^\p{Lu}[^.]{2,40}, (?:C\. ?|P\. ?)?JJ?\.,? (?:concurred|dissented|did not participate|filed)\b.{0,60}\.$/u;

/** A signature on the right and the opener under it may look like a quotation that is set in. */
const endsAsOpener = /^.{6,120}, \(?(?:concurring|dissenting)(?: in part)?\)?[.:]?$/i;

/** The reports print the opinion on the page on which its syllabus ends, and the page's head names what it begins with. */
const opensUnderSyllabus =
  /^(?:(?:MR\. |Mr\. )?(?:(?:CHIEF|Chief) )?(?:JUSTICE|Justice) [^.]{2,30} delivered the opinion of the Court\.|Per Curiam\.)$/i;

/** The page's running head knows better what kind a separate opinion is, and whose. */
function fromHead(opener: Opener, head: PageHead | undefined): Partial<Opener> {
  if (!head || head.kind === 'opinion_of' || head.author !== opener.author || leads.includes(opener.kind))
    return {};
  return { kind: head.kind };
}

function isSameOpinion(one: Opener, other: Opener): boolean {
  const isLead = leads.includes(one.kind) && leads.includes(other.kind);
  return isLead || (one.author === other.author && other.author !== undefined);
}

/** The first page with a new running head begins a part with its first words, which may be a caption of several pages. */
function firstOf(paragraphs: Paragraph[], index: number, heads: Map<number, PageHead | undefined>): number {
  const opening = paragraphs[index]!.page;
  const isSame = (page: number) => isSameHead(heads.get(page), heads.get(opening));
  let page = opening;
  while (page > 1 && page > opening - 3 && isSame(page - 1)) page--;
  const first = paragraphs.findIndex((each) => each.page === page && each.kind !== 'footnote');
  const isNew = heads.get(page) !== undefined && heads.get(page - 1) !== undefined && !isSame(page - 1);
  if (isNew && first <= index && isAllCaption(paragraphs.slice(first, index))) return first;
  return walkBack(paragraphs, index);
}

function isSameHead(one: PageHead | undefined, other: PageHead | undefined): boolean {
  return one !== undefined && one.kind === other?.kind && one.author === other.author;
}

function isAllCaption(paragraphs: Paragraph[]): boolean {
  return paragraphs.every(
    ({ text, kind }) => (kind !== 'text' && kind !== 'quote') || isCaptionText(text) || /^NOTICE:/.test(text),
  );
}

/** Where the caption begins that a separate opinion repeats above its first words. */
function walkBack(paragraphs: Paragraph[], index: number): number {
  const { page } = paragraphs[index]!;
  let first = index;
  while (first > 0) {
    const before = paragraphs[first - 1]!;
    const isRepeated = isCaptionText(before.text) || /^NOTICE:/.test(before.text);
    if (before.page !== page || before.kind === 'footnote' || before.breaks.length > 0 || !isRepeated) break;
    if (
      /\b(?:J|JJ|C\. ?J|P\. ?J)\.,? ?(?:concur.*)?$|\bso ordered\b|\b(?:affirmed|reversed|vacated|remanded|dismissed|granted|denied|enforced|concur)\b/i.test(
        before.text,
      )
    )
      break;
    first--;
  }
  return first;
}

/** Parts that only the running heads tell: the syllabus, an appendix, an opinion whose first words are unusual. */
function headStarts(
  paragraphs: Paragraph[],
  heads: Map<number, PageHead | undefined>,
  announced: Start[],
): Start[] {
  const starts: Start[] = [];
  let current: PageHead | undefined;
  for (const [page, head] of heads) {
    if (!head || (head.kind === current?.kind && head.author === current.author)) continue;
    const isNew = head.author !== current?.author || head.kind === 'syllabus' || head.kind === 'front';
    current = head;
    const isAnnounced = announced.some(
      (start) =>
        paragraphs[start.index]!.page <= page &&
        paragraphs[start.index]!.page >= page - 1 &&
        fits(start, head),
    );
    if (isAnnounced || (head.kind !== 'appendix' && !isNew)) continue;
    if (
      announced.some((start) => head.author !== undefined && start.author === head.author) &&
      head.kind !== 'appendix'
    )
      continue;
    const onPage = (each: Paragraph) => each.page === page && each.kind !== 'footnote';
    const titled =
      head.kind === 'appendix'
        ? paragraphs.findIndex((each) => onPage(each) && /^append(?:ix|ices)\b/i.test(each.text))
        : -1;
    const index = titled === -1 ? paragraphs.findIndex(onPage) : titled;
    if (index === -1) continue;
    const kind = head.kind === 'opinion_of' ? 'concurrence' : head.kind;
    if (kind === 'majority' && announced.some((start) => leads.includes(start.kind))) continue;
    starts.push({
      kind,
      index: kind === 'syllabus' ? firstSyllabus(paragraphs, index) : index,
      ...(head.author ? { author: head.author } : {}),
    });
  }
  return starts;
}

/** A syllabus and an appendix that a title on the page begins, where no running head tells. */
function titleStarts(paragraphs: Paragraph[], told: Start[]): Start[] {
  const starts: Start[] = [];
  const isTold = (kind: PartKind) => told.some((start) => start.kind === kind);
  paragraphs.forEach(({ text, kind, page }, index) => {
    if (kind === 'footnote' || kind === 'quote' || text.length > 60) return;
    const isFirst = paragraphs.slice(Math.max(0, index - 40), index).every((each) => each.page < page);
    if (!isTold('syllabus') && starts.length === 0 && page < 3 && /^syllabus$/i.test(text.trim()))
      starts.push({ kind: 'syllabus', index: firstSyllabus(paragraphs, index + 1) });
    else if (isAppendix(text) && isFirst && index > 0.15 * paragraphs.length && !isTold('appendix')) {
      if (!starts.some((start) => start.kind === 'appendix')) starts.push({ kind: 'appendix', index });
    }
  });
  return starts;
}

function isAppendix(text: string): boolean {
  return /^append(?:ix|ices)(?: [A-Z\d]{1,2})?(?: to .*)?[.:]?$/i.test(text.trim());
}

/** Of some opinions only the first pages are at hand: a syllabus that never comes to its opinion. */
function isSyllabusAlone(paragraphs: Paragraph[], starts: Start[]): boolean {
  const syllabus = starts.find(({ kind }) => kind === 'syllabus');
  if (!syllabus) return false;
  const rest = paragraphs.slice(syllabus.index);
  return (
    rest.some(({ text }) => /^Held\b/.test(text)) &&
    !rest.some(({ text }) => /\b(?:[Ww]e|I) (?:hold|affirm|reverse|conclude|agree)\b/.test(text))
  );
}

function fits(start: Start, head: PageHead): boolean {
  if (head.author !== undefined && start.author !== undefined) {
    return start.author.split(/, | and /).includes(head.author);
  }
  return head.kind === start.kind || (head.kind === 'majority' && leads.includes(start.kind));
}

/** The syllabus begins with its first sentence: what stands above is the case's front. */
function firstSyllabus(paragraphs: Paragraph[], from: number): number {
  const index = paragraphs.findIndex(
    (each, at) =>
      at >= from &&
      each.kind !== 'footnote' &&
      !/^NOTE:/.test(each.text) &&
      each.text.length > 160 &&
      !isCaptionText(each.text),
  );
  return index === -1 ? from : index;
}

/** One opinion decides: a second "lead" is a title inside it. */
function oneLead(starts: Start[]): Start[] {
  const lead = starts.find(({ kind }) => leads.includes(kind));
  return starts.filter((start) => !leads.includes(start.kind) || start === lead);
}

/** Headnotes that a court puts before its opinion without calling them a syllabus ("Held: …"). */
function withHeadnotes(starts: Start[], paragraphs: Paragraph[]): Start[] {
  const lead = starts.find(({ kind }) => leads.includes(kind));
  if (!lead || starts.some(({ kind }) => kind === 'syllabus')) return starts;
  const before = paragraphs.slice(0, lead.index);
  const held = before.findLastIndex(({ text }) => /^Held\b[,:]/.test(text));
  if (held === -1) return starts;
  const first = firstSyllabus(before, 0);
  const rest = held + 1 < lead.index ? [{ kind: 'front' as const, index: held + 1 }] : [];
  return [{ kind: 'syllabus' as const, index: Math.min(first, held) }, ...rest, ...starts].sort(
    (a, b) => a.index - b.index,
  );
}

function rangesOf(starts: Start[], paragraphs: Paragraph[]): Part[] {
  const bounded = starts[0]?.index === 0 ? starts : [{ kind: 'front' as const, index: 0 }, ...starts];
  const distinct = bounded.filter((start, at) => bounded[at + 1]?.index !== start.index);
  return distinct.map(({ kind, author, index }: Start, at) => {
    const last = (distinct[at + 1]?.index ?? paragraphs.length) - 1;
    const pages = paragraphs
      .slice(index, last + 1)
      .flatMap(({ page, breaks }) => [page, ...breaks.map((each) => each.page)]);
    const part: Part = {
      kind,
      firstPage: paragraphs[index]!.page,
      lastPage: Math.max(...pages),
      firstParagraph: index,
      lastParagraph: last,
    };
    if (author !== undefined) part.author = author;
    return part;
  });
}

/** In paragraphs before the last. */
const speechEnd = 3;

/** Of a judge who speaks after another, the last words tell the vote. */
function withSpeeches(parts: Part[], starts: Start[], paragraphs: Paragraph[]): Part[] {
  const isSpeech = (part: Part) =>
    starts.some(({ index, isSpeech }) => isSpeech && index === part.firstParagraph);
  return parts.map((part) => {
    if (part.kind !== 'concurrence' || !isSpeech(part)) return part;
    const end = paragraphs.slice(
      Math.max(part.firstParagraph, part.lastParagraph - speechEnd),
      part.lastParagraph + 1,
    );
    const dissents = end.some(({ text }) =>
      /\bI (?:must |would )?(?:respectfully |therefore )?dissent\b/i.test(text),
    );
    return dissents ? { ...part, kind: 'dissent' as const } : part;
  });
}

/** Where the opening names nobody, the signature under the opinion does; that of a single judge's court its caption too. */
function withLeadAuthor(parts: Part[], paragraphs: Paragraph[]): Part[] {
  return parts.map((part) => {
    if (part.author !== undefined || ['front', 'syllabus', 'per_curiam', 'appendix'].includes(part.kind))
      return part;
    const own = paragraphs.slice(part.firstParagraph, part.lastParagraph + 1);
    const isLead = leads.includes(part.kind);
    const before = isLead ? paragraphs.slice(0, part.firstParagraph) : [];
    const author = announcedAuthor(before) ?? signatureOf(own) ?? presidingJudge(before);
    if (author) return { ...part, author };
    return isLead && isSignedPerCuriam(own) ? { ...part, kind: 'per_curiam' as const } : part;
  });
}
