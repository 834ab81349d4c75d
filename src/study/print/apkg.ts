/**
 * A deck package of Anki: a zip of an SQLite database in the collection's schema 11, which every version of Anki since
 * 2012 imports. It holds notes and new cards, no schedule. Notes are matched by guid: a second import updates.
 */
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { type AnkiNote, noteFields } from './anki-notes.ts';

/** Of the note type; another set of fields or templates is another type, under another id. */
const modelId = 1_795_392_000_001;
const modelName = 'Hotseat Question';

const schema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
  left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
  type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`;

/** `at` in milliseconds since 1970: what was imported from an earlier package is older, and so updated. */
export async function notesToApkg(notes: readonly AnkiNote[], at: number): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const options = { mtime: new Date(at), mode: 0o644 };
  zip.addBuffer(collectionOf(notes, at), 'collection.anki2', options);
  // Names of pictures and sounds: there are none.
  zip.addBuffer(Buffer.from('{}'), 'media', options);
  zip.end();
  return buffer(zip.outputStream);
}

function collectionOf(notes: readonly AnkiNote[], at: number): Buffer {
  const db = new DatabaseSync(':memory:');
  try {
    db.exec(`begin; ${schema}`);
    const seconds = Math.floor(at / 1000);
    const deckNames = withParents(notes.map(({ deck }) => deck));
    const deckIds = new Map(deckNames.map((name, index) => [name, at + index]));
    const collection = db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)');
    const [firstDeck = 1] = deckIds.values();
    collection.run(
      ...([seconds, at, at] as const),
      JSON.stringify(configurationOf(firstDeck)),
      JSON.stringify({ [modelId]: modelAt(seconds, firstDeck) }),
      JSON.stringify(decksOf(deckIds, seconds)),
      JSON.stringify({ 1: deckOptions }),
      '{}',
    );
    const addNote = db.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
    const addCard = db.prepare(
      "insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
    );
    notes.forEach(({ guid, deck, fields, tags }, index) => {
      // Anki's ids are moments in milliseconds; each is free in a package of its own.
      const id = at + index;
      const values = noteFields.map((name) => fields[name]);
      const sortField = withoutHtml(fields.Question);
      addNote.run(
        ...([id, guid, modelId, seconds] as const),
        tags.length > 0 ? ` ${tags.join(' ')} ` : '',
        values.join('\u001F'),
        sortField,
        checksum(sortField),
      );
      addCard.run(id, id, deckIds.get(deck) ?? 1, seconds, index + 1);
    });
    db.exec('commit');
    return Buffer.from(db.serialize());
  } finally {
    db.close();
  }
}

/** "Torts::Duty" and "Torts" above it, each once, in order. */
const withParents = (decks: readonly string[]): string[] => {
  const all = decks.flatMap((deck) => {
    const levels = deck.split('::');
    return levels.map((_, index) => levels.slice(0, index + 1).join('::'));
  });
  return [...new Set(all)].toSorted();
};

/** As Anki takes tags out before it compares first fields. */
export function withoutHtml(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** The first 32 bits of the SHA-1 of a first field: by it Anki finds duplicates. */
export const checksum = (sortField: string): number =>
  Number.parseInt(createHash('sha1').update(sortField).digest('hex').slice(0, 8), 16);

const front = '<div class="case">{{Case}} · {{Difficulty}}</div>\n<div class="question">{{Question}}</div>';
const back = `{{FrontSide}}
<hr id="answer">
{{Answer}}
{{#Follow-ups}}<div class="note"><b>Likely follow-up</b> {{Follow-ups}}</div>{{/Follow-ups}}
{{#Trap}}<div class="note"><b>Trap</b> {{Trap}}</div>{{/Trap}}
{{#Reread}}<div class="note"><b>Reread</b> {{Reread}}</div>{{/Reread}}`;
const css = `.card { font-family: "Source Serif 4", Georgia, serif; font-size: 19px; line-height: 1.5; text-align: left;
  max-width: 36em; margin: 0 auto; }
.case { font-size: 13px; opacity: 0.7; margin-bottom: 0.6em; }
.question { font-weight: 600; }
.note { margin-top: 0.8em; font-size: 16px; }
a { color: inherit; }`;

const modelAt = (seconds: number, did: number) => ({
  id: modelId,
  name: modelName,
  type: 0,
  mod: seconds,
  usn: -1,
  sortf: 0,
  did,
  tmpls: [{ name: 'Cold call', ord: 0, qfmt: front, afmt: back, bqfmt: '', bafmt: '', did: null }],
  flds: noteFields.map((name, ord) => ({
    ...{ name, ord, sticky: false, rtl: false, media: [] },
    ...{ font: 'Arial', size: 20 },
  })),
  css,
  latexPre: '',
  latexPost: '',
  latexsvg: false,
  req: [[0, 'any', [0, 5, 6]]],
  tags: [],
  vers: [],
});

function decksOf(ids: ReadonlyMap<string, number>, mod: number) {
  const all = [['Default', 1] as const, ...ids].map(([name, id]) => {
    const today = { lrnToday: [0, 0], newToday: [0, 0], revToday: [0, 0], timeToday: [0, 0] };
    const rest = {
      collapsed: false,
      browserCollapsed: false,
      desc: '',
      dyn: 0,
      conf: 1,
      extendNew: 0,
      extendRev: 0,
    };
    return [id, { id, name, mod, usn: id === 1 ? 0 : -1, ...today, ...rest }] as const;
  });
  return Object.fromEntries(all);
}

const deckOptions = {
  ...{
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
  },
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};

const configurationOf = (deckId: number) => ({
  ...{ activeDecks: [deckId], curDeck: deckId, curModel: String(modelId), nextPos: 1 },
  ...{ addToCur: true, collapseTime: 1200, dueCounts: true, estTimes: true, newBury: true, newSpread: 0 },
  ...{ sortBackwards: false, sortType: 'noteFld', timeLim: 0 },
});
