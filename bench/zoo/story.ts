import type { DispositionAction, PartKind } from '../../src/opinion/opinion.ts';

/**
 * An invented opinion and what is true of it. Words in italics stand between underscores, and ⟦3⟧ is where footnote 3 of
 * the part has its mark. A sentence is what the product shows as one: its citations follow in the same string.
 */
export type Story = {
  forum: Forum;
  parties: Parties;
  /** The running numbers of a docket; each court prints them in its own form. */
  docket: { year: number; number: number };
  decided: Day;
  argued: Day;
  judges: string[];
  counsel: string[];
  /** Empty where the court writes none. */
  syllabus: string[];
  parts: StoryPart[];
  disposition: { actions: DispositionAction[]; isInPart: boolean } | undefined;
};

/** Who speaks, and about what: each has its own questions and its own ways to end. */
export type Forum = 'appeal' | 'trial' | 'commonwealth';

export type Day = { year: number; month: number; day: number };

export type Parties = {
  first: Party;
  second: Party;
};

export type Party = {
  /** As a caption prints it. */
  full: string;
  /** As a running head or a citation calls it. */
  cited: string;
  /** As the opinion goes on calling it. */
  short: string;
  isPerson: boolean;
};

export type StoryPart = {
  kind: PartKind;
  /** A surname. */
  author?: string;
  blocks: StoryBlock[];
  /** By mark, as sentences. */
  notes: string[][];
};

export type StoryBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'text'; sentences: string[] }
  | { kind: 'item'; number: number; sentences: string[] }
  | { kind: 'quote'; sentences: string[] };

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

export function monthOf({ month }: Day): string {
  return months[month - 1]!;
}

/** "June 3, 2019" */
export function americanDay(day: Day): string {
  return `${monthOf(day)} ${day.day}, ${day.year}`;
}

/** "3 June 2019" */
export function britishDay(day: Day): string {
  return `${day.day} ${monthOf(day)} ${day.year}`;
}

export function isoDay({ year, month, day }: Day): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
