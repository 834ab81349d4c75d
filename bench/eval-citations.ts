// Measures the citation reader on the test cases of eyecite and the examples of reporters-db:
//   node bench/eval-citations.ts DIR      (DIR holds citations/)
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CitationMatch } from '../src/opinion/citations/citation-match.ts';
import { cleanText } from '../src/opinion/citations/clean-text.ts';
import { readCitations } from '../src/opinion/citations/read-citations.ts';
import { type Citation, findCitations, resolveCitations } from '../src/opinion/citations.ts';

export type Score = { name: string; score: number; total: number; failures: string[] };

type Expected = {
  type: string;
  groups: Record<string, string | null>;
  metadata: Record<string, string | null>;
  year: number | null;
  correctedReporter?: string | null;
};
type FindCase = {
  id: string;
  text: string;
  isHtml: boolean;
  options: { remove_ambiguous?: boolean };
  expected: Expected[];
};
type ResolveCase = { id: string; citations: { resource: number | null; text: string }[] };
type Example = { id: string; kind: 'reporter' | 'law' | 'journal'; text: string };

const types: Record<CitationMatch['form'], string> = {
  case: 'FullCaseCitation',
  journal: 'FullJournalCitation',
  law: 'FullLawCitation',
  short: 'ShortCaseCitation',
  id: 'IdCitation',
  supra: 'SupraCitation',
  reference: 'ReferenceCitation',
  section: 'UnknownCitation',
};

type Comparable = {
  type: string;
  groups: string;
  metadata: string;
  year: number | null;
  reporter: string | null;
};

function sorted(record: Record<string, string | number | null | undefined>): string {
  const entries = Object.entries(record).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const namesReporter = (type: string): boolean => type.startsWith('Full') || type === 'ShortCaseCitation';

function fromReading(reading: CitationMatch): Comparable {
  const type = types[reading.form];
  const isSupra = reading.form === 'supra';
  // eyecite keeps nothing of a bare section sign.
  const hasGroups = !isSupra && reading.form !== 'section';
  return {
    type,
    groups: hasGroups ? sorted(reading.groups) : '[]',
    metadata: sorted({
      pin_cite: reading.pin,
      year: reading.yearText,
      month: reading.month,
      day: reading.day,
      court: reading.court,
      plaintiff: reading.plaintiff,
      defendant: reading.defendant,
      antecedent_guess: reading.antecedent,
      parenthetical: reading.parenthetical,
      extra: reading.extra,
      publisher: reading.publisher,
      volume: isSupra ? reading.groups.volume : undefined,
    }),
    year: reading.year ?? null,
    reporter: namesReporter(type) ? (reading.edition?.name ?? reading.groups.reporter ?? null) : null,
  };
}

function fromExpected({ type, groups, metadata, year, correctedReporter }: Expected): Comparable {
  return {
    type,
    groups: sorted(groups),
    metadata: sorted(metadata),
    year: namesReporter(type) ? year : null,
    reporter: namesReporter(type) ? (correctedReporter ?? null) : null,
  };
}

const isSettled = ({ edition, exact, variation }: CitationMatch): boolean =>
  edition !== undefined || exact.length + variation.length === 0;

/**
 * Right is what eyecite's own test calls right: the same kinds of citations in the same order, and for each
 * the same groups, the same metadata, and for those that name a reporter the same year and corrected reporter.
 */
function scoreFinding(name: string, cases: FindCase[]): Score {
  const failures: string[] = [];
  for (const { id, text, options, expected } of cases) {
    const all = readCitations(cleanText(text));
    const found = (options.remove_ambiguous ? all.filter(isSettled) : all).map(fromReading);
    const wanted = expected.map(fromExpected);
    if (JSON.stringify(found) === JSON.stringify(wanted)) continue;
    failures.push(
      `${id} ${JSON.stringify(text.slice(0, 160))}\n  found  ${JSON.stringify(found)}\n  wanted ${JSON.stringify(wanted)}`,
    );
  }
  return { name, score: cases.length - failures.length, total: cases.length, failures };
}

function sourceOf(citations: Citation[], index: number, seen: Map<string, number>): number | null {
  const citation = citations[index];
  if (!citation) return null;
  if (citation.kind !== 'full' && citation.kind !== 'statute')
    return citation.resolvesTo === undefined ? null : sourceOf(citations, citation.resolvesTo, seen);
  if (citation.form === 'section') return null;
  const key =
    citation.page === undefined ? `#${index}` : `${citation.volume} ${citation.reporter} ${citation.page}`;
  const known = seen.get(key);
  if (known !== undefined) return known;
  seen.set(key, seen.size);
  return seen.size - 1;
}

/**
 * Each text of a case is read alone for its first citation, the citations are resolved as one list, and all of
 * them must fall to the expected sources (numbered in order of first mention) or, where null is expected, to none.
 */
function scoreResolving(cases: ResolveCase[]): Score {
  const failures: string[] = [];
  for (const { id, citations } of cases) {
    const found = citations.map(({ text }) => findCitations(text)[0]);
    if (found.some((citation) => citation === undefined)) {
      failures.push(
        `${id} nothing found in ${JSON.stringify(citations.filter((_, index) => !found[index]))}`,
      );
      continue;
    }
    const resolved = resolveCitations(found.filter((citation) => citation !== undefined));
    const seen = new Map<string, number>();
    const got = resolved.map((_, index) => sourceOf(resolved, index, seen));
    const wanted = citations.map(({ resource }) => resource);
    if (JSON.stringify(got) !== JSON.stringify(wanted)) {
      failures.push(
        `${id} found ${JSON.stringify(got)} wanted ${JSON.stringify(wanted)}\n  ${JSON.stringify(citations)}`,
      );
    }
  }
  return { name: 'eyecite resolution', score: cases.length - failures.length, total: cases.length, failures };
}

const examples: Record<Example['kind'], CitationMatch['form'][]> = {
  reporter: ['case'],
  law: ['law'],
  journal: ['journal'],
};

/** An example is right when one citation of its kind is found and covers the whole text, but for a closing stop. */
function scoreExamples(cases: Example[]): Score {
  const failures: string[] = [];
  for (const { id, kind, text } of cases) {
    const found = readCitations(cleanText(text));
    const [only] = found;
    const isWhole =
      only && only.start === 0 && Math.max(only.end, only.fullEnd) >= text.replace(/[.\s]+$/, '').length;
    if (found.length === 1 && only && examples[kind].includes(only.form) && isWhole) continue;
    const seen = found.map((reading) => `${reading.form} ${text.slice(reading.start, reading.end)}`);
    failures.push(`${id} ${kind} ${text} -> ${seen.join(' | ')}`);
  }
  return {
    name: 'reporters-db examples',
    score: cases.length - failures.length,
    total: cases.length,
    failures,
  };
}

async function readLines<T>(file: string): Promise<T[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  // The shapes are described in the README beside the files.
  return lines.map((line) => JSON.parse(line) as T);
}

export async function evaluateCitations(directory: string): Promise<Score[]> {
  const folder = path.join(directory, 'citations');
  const finding = await readLines<FindCase>(path.join(folder, 'eyecite-tests/find_cases.jsonl'));
  const resolving = await readLines<ResolveCase>(path.join(folder, 'eyecite-tests/resolve_cases.jsonl'));
  const example = await readLines<Example>(path.join(folder, 'reporters-db/example_citations.jsonl'));
  return [
    scoreFinding(
      'eyecite plain',
      finding.filter((one) => !one.isHtml),
    ),
    scoreFinding(
      'eyecite HTML',
      finding.filter((one) => one.isHtml),
    ),
    scoreResolving(resolving),
    scoreExamples(example),
  ];
}

if (import.meta.main) {
  for (const { name, score, total, failures } of await evaluateCitations(
    process.argv[2] ?? '../shared/data',
  )) {
    console.log(`${name}: ${score} of ${total} (${((100 * score) / total).toFixed(1)} %)`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
}
