/** A pasted syllabus as dated class sessions with the cases it names. What is no day and no case is left out. */
import { type AssignedCase, caseNamesIn } from './case-names.ts';
import { dayAtStart, labelAtStart } from './day.ts';
import type { Term } from './term.ts';

export type PlannedSession = {
  /** Null for a class that is named and has no date. */
  heldOn: string | null;
  title: string;
  cases: AssignedCase[];
};

type Draft = {
  heldOn: string | null;
  until?: string | undefined;
  label: string;
  title: string;
  cases: AssignedCase[];
  isOff: boolean;
};

const noClass =
  /\b(?:no class(?:es)?|class (?:is )?cancel|holiday|(?:spring|fall|thanksgiving|winter) (?:break|recess)|recess|thanksgiving|labor day|reading (?:day|period|week)|university closed|exam period|final exam|last day of classes)\b/i;
const longestTitle = 120;

/** In the order of the text; of the same day once. */
export function readSyllabus(text: string, term: Term): PlannedSession[] {
  const drafts: Draft[] = [];
  for (const line of linesOf(text)) {
    const current = drafts.at(-1);
    const dated = dayAtStart(line, term);
    if (dated) {
      const { heldOn, until, label, rest } = dated;
      if (current && current.heldOn === null && current.cases.length === 0 && label === '') {
        Object.assign(current, { heldOn, until });
        take(current, rest);
        continue;
      }
      const draft: Draft = { heldOn, until, label, title: '', cases: [], isOff: false };
      drafts.push(draft);
      take(draft, rest);
      continue;
    }
    const labelled = labelAtStart(line);
    if (labelled && !(current?.label === labelled.label)) {
      const draft: Draft = { heldOn: null, label: labelled.label, title: '', cases: [], isOff: false };
      drafts.push(draft);
      take(draft, labelled.rest);
    } else if (current && isOver(current) && noClass.test(line) && caseNamesIn(line).length === 0) {
      // Below a class that has its matter: no class of its own, and no part of that one.
      drafts.push({ heldOn: null, label: '', title: '', cases: [], isOff: true });
    } else if (current) take(current, line);
  }
  return merged(drafts.filter((draft) => isClass(draft, drafts)));
}

const isOver = ({ title, cases }: Draft) => title !== '' || cases.length > 0;

/** Cells of a table are lines of their own in all but their day; a name or citation that a line breaks is put together. */
/** "Dec. 14: Final exam" and "The final exam is on December 14"; undefined where the text names no such day. */
export function examDayIn(text: string, term: Term): string | undefined {
  for (const line of linesOf(text)) {
    const dated = dayAtStart(line, term);
    if (dated && /^(?:the\s+)?final exam/i.test(dated.rest)) return dated.heldOn;
    const named = /\bfinal exam(?:ination)?(?:\s+date)?[\s:,(–—-]*(?:(?:is|will be)\s+)?(?:on\s+)?/i.exec(
      line,
    );
    const day = named && !dated && dayAtStart(line.slice(named.index + named[0].length), term);
    if (day) return day.heldOn;
  }
  return undefined;
}

function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.replaceAll('\r', '').replaceAll('\u00a0', ' ').split('\n')) {
    const line = raw.trimEnd();
    if (line.trim() === '') continue;
    const before = lines.at(-1);
    const isBroken =
      before !== undefined && (/\s(?:v|vs)\.?$|\s(?:&|of)$/.test(before) || goesOn(before, line));
    if (isBroken) lines[lines.length - 1] = `${before} ${line.trim()}`;
    else lines.push(line);
  }
  return lines;
}

/** "… v. Long Island" and "R.R. Co., 248 N.Y. 339": the name goes on. */
const goesOn = (before: string, line: string) =>
  (/\sv\.\s[^,;]+,$/.test(before) && /^\s*\d+\s+\p{Lu}/u.test(line)) ||
  (/\sv\.\s[^,;.()]+$/.test(before) && /^\s*(?:R\.\s?R\.|Co\.|Corp\.|Inc\.|Ry\.|Ins\.|Ass[’']n)/.test(line));

function take(draft: Draft, words: string): void {
  const cases = caseNamesIn(words);
  const known = new Set(draft.cases.map(({ name }) => name.toLowerCase()));
  draft.cases.push(...cases.filter(({ name }) => !known.has(name.toLowerCase())));
  if (noClass.test(words)) draft.isOff = true;
  if (draft.title === '') draft.title = titleIn(words, cases);
}

const isReading =
  /^(?:read(?:ings?)?|pp?\.|pages?|cb|casebook|assignment|cases?|supp|handout|notes?|ch(?:apter|\.))\b/i;

/** What comes before the first case and the pages to read. */
function titleIn(words: string, cases: readonly AssignedCase[]): string {
  const [cell = ''] = words.trim().split(/\t|\s\|\s|\s{3,}/);
  const first = cases[0]?.name.split(' v. ')[0];
  const until = first ? cell.indexOf(first) : -1;
  const before = (until >= 0 ? cell.slice(0, until) : cell)
    .replace(/[([][^)\]]*$/, '')
    .replace(/\b(?:read|cases?|readings?)\s*:?\s*$/i, '')
    .replace(/[,.\s]*\(?\b(?:(?:casebook|textbook|CB)\s*,?\s*)?(?:pp?\.|pages?|CB)\s*[\d–—,\s-]+\)?\s*$/i, '')
    .replaceAll(/^[\s•*·|"“–—:-]+|[\s:;,|"”–—([-]+$/g, '')
    // A full stop that ends no abbreviation: "Introduction. Read …".
    .replace(/(?<=\p{Ll}{4})\.$/u, '')
    .trim();
  if (before.length < 3 || isReading.test(before) || !/\p{L}{3}/u.test(before)) return '';
  return before.length > longestTitle ? `${before.slice(0, longestTitle - 1).trimEnd()}…` : before;
}

/** A holiday is no class, and a week is not where its days are named. */
function isClass({ isOff, cases, heldOn, until, label, title }: Draft, all: readonly Draft[]): boolean {
  if (cases.length > 0) return true;
  if (isOff) return false;
  if (heldOn === null) return label !== '' && title !== '' && !/^(?:week|wk|unit|module)/i.test(label);
  const isWeek = until !== undefined || /^(?:week|wk)/i.test(label);
  const end = until ?? new Date(Date.parse(heldOn) + 6 * 86_400_000).toISOString().slice(0, 10);
  const isWithin = (other: Draft) =>
    other.heldOn !== null && other.heldOn >= heldOn && other.heldOn <= end && other.until === undefined;
  return !(isWeek && all.some((other) => other.cases !== cases && isWithin(other)));
}

function merged(drafts: readonly Draft[]): PlannedSession[] {
  const sessions: PlannedSession[] = [];
  for (const { heldOn, label, title, cases } of drafts) {
    const same = heldOn === null ? undefined : sessions.find((session) => session.heldOn === heldOn);
    if (same) {
      const known = new Set(same.cases.map(({ name }) => name.toLowerCase()));
      same.cases.push(...cases.filter(({ name }) => !known.has(name.toLowerCase())));
      continue;
    }
    sessions.push({ heldOn, title: title || label || 'Class', cases });
  }
  return sessions;
}
