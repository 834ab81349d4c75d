// The reporters, laws, journals and courts that citations name; the tables come from reporters-db and courts-db.
import tables from './reference/tables.json' with { type: 'json' };

type EditionKind = 'scotus' | 'reporter' | 'law' | 'journal';

export type Edition = {
  name: string;
  kind: EditionKind;
  firstYear?: number;
  lastYear?: number;
  /** Indexes of the patterns in which this edition is cited. */
  patterns: number[];
};

/** A printed form of a reporter's name, and the editions it may stand for. */
export type ReporterName = { exact: Edition[]; variation: Edition[] };

type ReporterTables = { patterns: string[][]; names: Map<string, ReporterName> };

// Written by scripts/reference-tables.ts, which knows only these kinds.
const asKind = (kind: string | undefined): EditionKind => kind as EditionKind;

function readEdition(row: string): Edition {
  const [name = '', kind, first, last, patterns = ''] = row.split('\t');
  return {
    name,
    kind: asKind(kind),
    ...(first ? { firstYear: Number(first) } : {}),
    ...(last ? { lastYear: Number(last) } : {}),
    patterns: patterns.split(',').map(Number),
  };
}

function readTables(): ReporterTables {
  const editions = tables.editions.split('\n').map(readEdition);
  const names = new Map<string, ReporterName>();
  const nameOf = (text: string): ReporterName => {
    const known = names.get(text);
    if (known) return known;
    const fresh = { exact: [], variation: [] };
    names.set(text, fresh);
    return fresh;
  };
  for (const edition of editions) nameOf(edition.name).exact.push(edition);
  for (const row of tables.names.split('\n')) {
    const [text = '', index] = row.split('\t');
    const edition = editions[Number(index)];
    if (edition) nameOf(text).variation.push(edition);
  }
  return { patterns: tables.patterns, names };
}

let loaded: ReporterTables | undefined;

/** Read at the first citation, not at start. */
export function reporterTables(): ReporterTables {
  loaded ??= readTables();
  return loaded;
}

/** Courts by their citation form without spaces and punctuation ("edva"), in the order of the source. */
export function courtRows(): [form: string, id: string][] {
  return tables.courts.split('\n').map((row) => {
    const [form = '', id = ''] = row.split('\t');
    return [form, id];
  });
}
