// Finds "volume Reporter page" and its kin: the core of every citation that names a reporter, a code or a journal.
import { buildTrie, namesAt, type ReporterTrie } from './reporter-trie.ts';
import { type Edition, type ReporterName, reporterTables } from './tables.ts';

export type Candidate = {
  start: number;
  end: number;
  isShort: boolean;
  groups: Record<string, string>;
  exact: Edition[];
  variation: Edition[];
};

type Pattern = {
  /** Ends where the reporter begins; absent when nothing stands before it. */
  before?: RegExp;
  /** A digit or letter and a space must stand before the reporter. */
  isAfterWord: boolean;
  after: RegExp;
  afterShort?: RegExp;
};

/** Longer than any volume with its suffixes. */
const beforeWindow = 28;

function compile([before = '', after = '']: string[]): Pattern {
  const short = after.replace('(?<page>', 'at\\s?(?:pp?(?:\\.|age)?)? ?(?<page>');
  return {
    ...(before ? { before: new RegExp(`(?:^|[^a-zA-Z0-9])(${before})$`) } : {}),
    isAfterWord: / $/.test(before) && !/\? $/.test(before),
    after: new RegExp(`(?:${after})(?![a-zA-Z0-9])`, 'y'),
    ...(short !== after ? { afterShort: new RegExp(`(?:${short})(?![a-zA-Z0-9])`, 'y') } : {}),
  };
}

type Machine = { trie: ReporterTrie; patterns: (Pattern | undefined)[]; sources: string[][] };

let machine: Machine | undefined;

function readyMachine(): Machine {
  if (machine) return machine;
  const { names, patterns } = reporterTables();
  machine = {
    trie: buildTrie(names),
    patterns: new Array<Pattern | undefined>(patterns.length),
    sources: patterns,
  };
  return machine;
}

function patternAt({ patterns, sources }: Machine, index: number): Pattern {
  const pattern = patterns[index] ?? compile(sources[index] ?? []);
  patterns[index] = pattern;
  return pattern;
}

const isWordCode = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

type Core = { start: number; end: number; isShort: boolean; groups: Record<string, string> };

function matchBefore(
  pattern: Pattern,
  text: string,
  at: number,
): { start: number; groups: Record<string, string> } | undefined {
  if (!pattern.before) return { start: at, groups: {} };
  if (pattern.isAfterWord && (text[at - 1] !== ' ' || !isWordCode(text.charCodeAt(at - 2)))) return undefined;
  const found = pattern.before.exec(text.slice(Math.max(0, at - beforeWindow), at));
  if (!found) return undefined;
  return { start: at - (found[1]?.length ?? 0), groups: found.groups ?? {} };
}

function sticky(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function matchPattern(pattern: Pattern, text: string, from: number, to: number): Core | undefined {
  const before = matchBefore(pattern, text, from);
  if (!before) return undefined;
  const full = sticky(pattern.after, text, to);
  const found = full ?? (pattern.afterShort && sticky(pattern.afterShort, text, to));
  if (!found) return undefined;
  const groups: Record<string, string> = { reporter: text.slice(from, to) };
  for (const [name, value] of Object.entries({ ...before.groups, ...found.groups })) {
    if (value !== undefined) groups[name] = value;
  }
  if (groups.reporter_rest !== undefined) {
    groups.reporter += ` ${groups.reporter_rest}`;
    delete groups.reporter_rest;
  }
  if (/^_+$/.test(groups.page ?? '')) delete groups.page;
  return { start: before.start, end: to + found[0].length, isShort: !full, groups };
}

/** Cores that overlap are found close together. */
const lookBack = 24;

function sameCore(list: Candidate[], { start, end }: Core): Candidate | undefined {
  for (let index = list.length - 1; index >= 0 && index >= list.length - lookBack; index -= 1) {
    const candidate = list[index];
    if (candidate?.start === start && candidate.end === end) return candidate;
  }
  return undefined;
}

function addCandidate(list: Candidate[], core: Core, edition: Edition, kind: 'exact' | 'variation'): void {
  let candidate = sameCore(list, core);
  if (!candidate) {
    candidate = { ...core, exact: [], variation: [] };
    list.push(candidate);
  }
  if (!candidate.exact.includes(edition) && !candidate[kind].includes(edition)) candidate[kind].push(edition);
}

function readName(
  engine: Machine,
  text: string,
  from: number,
  to: number,
  name: ReporterName,
  list: Candidate[],
): void {
  for (const kind of ['exact', 'variation'] as const) {
    for (const edition of name[kind]) {
      for (const index of edition.patterns) {
        const core = matchPattern(patternAt(engine, index), text, from, to);
        if (core) addCandidate(list, core, edition, kind);
      }
    }
  }
}

/** Early reports are cited by their reporter's name, which is also a party's or a judge's; any other reading is better. */
const nominative = new Set('Thompson Cooke Holmes Olcott Chase Gilmer Bee Deady Taney'.split(' '));

function isNominative({ exact, variation }: Candidate): boolean {
  return nominative.has((exact[0] ?? variation[0])?.name ?? '');
}

function withoutOverlaps(candidates: Candidate[]): Candidate[] {
  candidates.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const last = kept.at(-1);
    if (last && candidate.start < last.end) {
      if (!isNominative(last)) continue;
      kept.pop();
    }
    kept.push(candidate);
  }
  return kept;
}

export function findCandidates(text: string): Candidate[] {
  const engine = readyMachine();
  const { root } = engine.trie;
  const candidates: Candidate[] = [];
  let previous = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // A name may follow a digit at once: "2021COA112".
    if (root[code] && isWordCode(code) && (!isWordCode(previous) || (code > 57 && previous <= 57))) {
      for (const { end, name } of namesAt(engine.trie, text, at))
        readName(engine, text, at, end, name, candidates);
    }
    previous = code;
  }
  return withoutOverlaps(candidates);
}
