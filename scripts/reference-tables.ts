// Makes src/opinion/citations/reference/tables.json from the JSON of reporters-db and courts-db:
//   node scripts/reference-tables.ts DIR      (DIR holds reporters-db/ and courts-db/)
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Dates = { start: string | null; end: string | null };
type ReporterSource = {
  name: string;
  cite_type: string;
  editions: Record<string, Dates & { regexes?: string[] }>;
  variations: Record<string, string>;
};
type PlainSource = Dates & { name: string; cite_type: string; regexes?: string[]; variations?: string[] };
type Nested = { [key: string]: string | Nested };
type Court = { id: string; citation_string: string };

const target = path.join(import.meta.dirname, '../src/opinion/citations/reference');
const anchor = '\u0001';

/** Roman page numbers 1 to 199 but for v, l and c, which are more often something else. */
const romanPage = 'c?(?:xc|xl|l?x{1,3})(?:ix|iv|v?i{0,3})|(?:c?l?)(?:ix|iv|v?i{1,3})|(?:lv|cv|cl|clv)';

function flatten(nested: Nested, prefix: string, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(nested)) {
    if (key.endsWith('#')) continue;
    const name = [prefix, key].filter(Boolean).join('_');
    if (typeof value === 'string') into.set(name, value);
    else flatten(value, name, into);
  }
}

function variablesOf(nested: Nested): Map<string, string> {
  const variables = new Map<string, string>();
  flatten(nested, '', variables);
  variables.set('page', `(?P<page>\\d+|${romanPage}|_+)`);
  variables.set('reporter', anchor);
  for (const [name, pattern] of [...variables]) variables.set(`${name}_optional`, `(?:${pattern} ?)?`);
  return variables;
}

function expand(template: string, variables: Map<string, string>): string {
  let expanded = template;
  for (let depth = 0; depth < 8 && expanded.includes('$'); depth += 1) {
    expanded = expanded.replace(
      /\$([a-z_0-9]*[a-z0-9])/g,
      (whole, name: string) => variables.get(name) ?? whole,
    );
  }
  return expanded.replaceAll('(?P<', '(?<').replaceAll('{,', '{0,');
}

/** Without its sign a section would take the volume of a citation that follows: "Pub. L. 111-148, 124 Stat. 119". */
const withSectionSign = (template: string): string =>
  template.replace(
    ',?\\s*(?:§|Sec|sec|Section|section)?[§|s]?\\.?\\s*$law_section?',
    '(?:,?\\s*(?:§§?|[Ss]ec(?:tion)?s?\\.?)\\s*$law_section)?',
  );

const sources: string[] = [];
const editions: string[] = [];
const names: string[] = [];

function patternId(before: string, after: string): number {
  const source = `${before}${anchor}${after}`;
  const known = sources.indexOf(source);
  return known >= 0 ? known : sources.push(source) - 1;
}

const relaxed = (name: string): RegExp =>
  new RegExp(
    `^${name
      .replaceAll(/[\\^$*+?()[\]{}|/-]/g, '\\$&')
      .replaceAll('.', '\\.\\s*')
      .replaceAll(/ +/g, '\\s*')}$`,
  );

function addEdition(
  name: string,
  kind: string,
  dates: Dates,
  patterns: number[],
  variations: string[],
): void {
  const year = (date: string | null): string => date?.slice(0, 4) ?? '';
  const index =
    editions.push([name, kind, year(dates.start), year(dates.end), patterns.join(',')].join('\t')) - 1;
  const pattern = relaxed(name);
  for (const variation of new Set(variations)) {
    if (!pattern.test(variation)) names.push(`${variation}\t${index}`);
  }
}

/** A pattern that spells out its reporter begins with words that serve as the name to look for. */
function splitPattern(pattern: string): { name?: string; before: string; after: string } | undefined {
  const at = pattern.indexOf(anchor);
  if (at >= 0) return { before: pattern.slice(0, at), after: pattern.slice(at + 1) };
  const spelled = /^\(\?<reporter>([A-Z][A-Za-z\\.]*) (.*)$/.exec(pattern);
  if (!spelled?.[1] || spelled[2] === undefined) return undefined;
  return { name: spelled[1].replaceAll('\\', ''), before: '', after: ` (?<reporter_rest>${spelled[2]}` };
}

function addSource(
  name: string,
  kind: string,
  dates: Dates,
  templates: string[],
  variations: string[],
  variables: Map<string, string>,
): void {
  const own: number[] = [];
  for (const template of templates) {
    const split = splitPattern(expand(template, variables));
    if (!split) continue;
    const id = patternId(split.before, split.after);
    if (split.name === undefined) own.push(id);
    else addEdition(split.name, kind, dates, [id], []);
  }
  if (own.length > 0) addEdition(name, kind, dates, own, variations);
}

const isSupremeCourt = ({ cite_type, name }: ReporterSource): boolean =>
  cite_type.includes('scotus') || (cite_type === 'federal' && name.toLowerCase().includes('supreme'));

const templatesOf = (regexes: string[] | undefined): string[] => (regexes?.length ? regexes : ['$full_cite']);

function courtRows(courts: Court[]): string[] {
  const rows = courts.map(
    (court) => `${court.citation_string.replaceAll(/[^\w]/g, '').toLowerCase()}\t${court.id}`,
  );
  return rows.filter((row) => !row.startsWith('\t'));
}

async function main(directory: string): Promise<void> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(directory, file), 'utf8'));
  // The shapes are those of the two published packages.
  const reporters = (await read('reporters-db/data/reporters.json')) as Record<string, ReporterSource[]>;
  const laws = (await read('reporters-db/data/laws.json')) as Record<string, PlainSource[]>;
  const journals = (await read('reporters-db/data/journals.json')) as Record<string, PlainSource[]>;
  const variables = variablesOf((await read('reporters-db/data/regexes.json')) as Nested);
  const courts = (await read('courts-db/data/courts.json')) as Court[];

  for (const source of Object.values(reporters).flat()) {
    const kind = isSupremeCourt(source) ? 'scotus' : 'reporter';
    for (const [name, edition] of Object.entries(source.editions)) {
      const variations = Object.keys(source.variations).filter((key) => source.variations[key] === name);
      addSource(name, kind, edition, templatesOf(edition.regexes), variations, variables);
    }
  }
  for (const [kind, table] of [
    ['law', laws],
    ['journal', journals],
  ] as const) {
    for (const [name, list] of Object.entries(table)) {
      for (const source of list) {
        const templates = templatesOf(source.regexes).map((template) =>
          withSectionSign(template).replaceAll('§ ', '§§? ?'),
        );
        addSource(name, kind, source, templates, source.variations ?? [], variables);
      }
    }
  }
  const patterns = sources.map((source) => source.split(anchor));
  const tables = {
    patterns,
    editions: editions.join('\n'),
    names: names.join('\n'),
    courts: courtRows(courts).join('\n'),
  };
  await writeFile(path.join(target, 'tables.json'), `${JSON.stringify(tables, null, 1)}\n`);
  await copyFile(path.join(directory, 'reporters-db/LICENSE'), path.join(target, 'LICENSE-reporters-db'));
  await copyFile(path.join(directory, 'courts-db/LICENSE'), path.join(target, 'LICENSE-courts-db'));
  console.log(`${editions.length} editions, ${names.length} variations, ${patterns.length} patterns`);
}

const directory = process.argv[2];
if (directory === undefined) throw new Error('Name the folder that holds reporters-db and courts-db.');
await main(directory);
