/** The deck package, read as Anki's importer reads it. */
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { unzipped } from '../../../test/unzipped.ts';
import { composeQuestions } from '../extractive/engine.ts';
import { harborOpinion } from '../extractive/fixtures/harbor-opinion.ts';
import type { Question } from '../material/schema.ts';
import { placesIn } from '../places.ts';
import { ankiNotes, noteFields, notesToText } from './anki-notes.ts';
import { notesToApkg } from './apkg.ts';

const opinion = harborOpinion();
const { questions } = composeQuestions(opinion, 'premium');
const places = {
  ...placesIn(opinion),
  hrefOf: ({ passageId }: { passageId: string }) =>
    `https://hotseat.example/questions/7?at=${passageId}&side=opinion`,
};
const notesFrom = (asked: readonly Question[], deck = ['Hotseat', 'Torts', 'Marlow v. Harbor']) =>
  ankiNotes({ caseKey: 'case 7', caseTitle: 'Marlow v. Harbor', deck, questions: asked, places });

type NoteRow = {
  id: number;
  guid: string;
  mid: number;
  mod: number;
  tags: string;
  flds: string;
  sfld: string;
  csum: number;
};
type CardRow = {
  id: number;
  nid: number;
  did: number;
  ord: number;
  type: number;
  queue: number;
  reps: number;
};

async function read(apkg: Buffer) {
  const files = await unzipped(apkg);
  expect([...files.keys()].toSorted()).toEqual(['collection.anki2', 'media']);
  expect(JSON.parse(String(files.get('media')))).toEqual({});
  const db = new DatabaseSync(':memory:');
  db.deserialize(files.get('collection.anki2') ?? new Uint8Array());
  const [col] = db.prepare('select * from col').all() as [
    Record<'ver' | 'crt' | 'mod' | 'scm', number> &
      Record<'models' | 'decks' | 'dconf' | 'conf' | 'tags', string>,
  ];
  return {
    integrity: db.prepare('pragma integrity_check').get(),
    col,
    models: JSON.parse(col.models) as Record<
      string,
      { id: number; flds: { name: string; ord: number }[]; tmpls: { qfmt: string; afmt: string }[] }
    >,
    decks: JSON.parse(col.decks) as Record<string, { id: number; name: string; conf: number }>,
    options: JSON.parse(col.dconf) as Record<string, object>,
    notes: db.prepare('select * from notes order by id').all() as NoteRow[],
    cards: db.prepare('select * from cards order by id').all() as CardRow[],
    columns: (table: string) =>
      db
        .prepare(`pragma table_info(${table})`)
        .all()
        .map(({ name }) => name),
  };
}

/** What a collection holds after it has imported packages one after the other: by guid, the newer note wins. */
async function importAll(packages: Buffer[]) {
  const collection = new Map<string, NoteRow>();
  for (const each of packages) {
    for (const note of (await read(each)).notes) {
      const known = collection.get(note.guid);
      if (!known || note.mod > known.mod) collection.set(note.guid, note);
    }
  }
  return [...collection.values()];
}

it('is a collection of schema 11 in which every note, card, deck and note type is found', async () => {
  const made = await read(await notesToApkg(notesFrom(questions), Date.UTC(2027, 0, 1)));
  expect(made.integrity).toEqual({ integrity_check: 'ok' });
  expect(made.col.ver).toBe(11);
  expect(made.columns('notes')).toEqual([
    'id',
    'guid',
    'mid',
    'mod',
    'usn',
    'tags',
    'flds',
    'sfld',
    'csum',
    'flags',
    'data',
  ]);
  expect(made.columns('cards')).toHaveLength(18);
  expect(made.columns('revlog')).toHaveLength(9);
  expect(made.columns('graves')).toEqual(['usn', 'oid', 'type']);
  expect(made.notes).toHaveLength(notesFrom(questions).length);
  expect(made.cards.map(({ nid }) => nid)).toEqual(made.notes.map(({ id }) => id));
  for (const note of made.notes) {
    const model = made.models[String(note.mid)];
    expect(model?.id).toBe(note.mid);
    const fields = note.flds.split('\u001F');
    expect(fields).toHaveLength(model?.flds.length ?? 0);
    const plain =
      fields[0]
        ?.replaceAll(/<[^>]*>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&') ?? '';
    expect(note.sfld).toBe(plain);
    const sha = createHash('sha1').update(plain).digest('hex');
    expect(note.csum).toBe(Number.parseInt(sha.slice(0, 8), 16));
    expect(note.guid).toMatch(/^[A-Za-z0-9]{12}$/);
    expect(note.tags).toMatch(/^ hotseat::(easy|medium|hard) hotseat::[a-z_]+ $/);
  }
  for (const { did, ord, type, queue, reps } of made.cards) {
    expect({ ord, type, queue, reps }).toEqual({ ord: 0, type: 0, queue: 0, reps: 0 });
    const deck = made.decks[String(did)];
    expect(deck?.name).toBe('Hotseat::Torts::Marlow v. Harbor');
    expect(made.options).toHaveProperty(String(deck?.conf));
  }
  expect(Object.values(made.decks).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Default', 'Hotseat', 'Hotseat::Torts']),
  );
});

/** What Anki's importer does not read stops the import: the types of `rslib/src/{notetype,decks,deckconfig}/schema11.rs`. */
const whole = (bits: number) =>
  z
    .number()
    .int()
    .min(0)
    .max(2 ** bits - 1);
const moment = z.number().int().min(0);
const usn = z.number().int().min(-1);
const counts = z.tuple([z.number().int(), z.number().int()]);
const imported = {
  models: z.object({
    ...{ id: moment, name: z.string().regex(/^[^"]+$/), type: z.literal([0, 1]), mod: moment, usn },
    ...{ sortf: whole(16), did: moment.nullable(), css: z.string() },
    req: z.array(z.tuple([whole(16), z.literal(['any', 'all', 'none']), z.array(whole(16))])),
    tmpls: z
      .array(
        z.object({
          ...{ name: z.string().min(1), ord: whole(16), qfmt: z.string(), afmt: z.string() },
          ...{ bqfmt: z.string(), bafmt: z.string(), did: z.null() },
        }),
      )
      .min(1),
    flds: z
      .array(
        z.object({
          // Other characters would be taken out, and the templates no longer name the field.
          name: z.string().regex(/^[^:{}"#/^\s](?:[^:{}"]*[^:{}"\s])?$/),
          ...{ ord: whole(16), sticky: z.boolean(), rtl: z.boolean(), font: z.string(), size: whole(16) },
        }),
      )
      .min(1),
  }),
  decks: z.object({
    ...{ id: moment, mod: moment, usn, name: z.string(), conf: z.number().int(), dyn: z.literal(0) },
    ...{ collapsed: z.boolean(), browserCollapsed: z.boolean(), desc: z.string() },
    ...{ lrnToday: counts, revToday: counts, newToday: counts, timeToday: counts },
    ...{ extendNew: whole(31), extendRev: whole(31) },
  }),
  dconf: z.object({
    ...{ id: moment, mod: moment, name: z.string(), usn, maxTaken: whole(31), autoplay: z.boolean() },
    ...{ timer: whole(8), replayq: z.boolean() },
    new: z.object({ initialFactor: whole(16), delays: z.array(z.number()), ints: z.array(whole(16)).min(2) }),
    rev: z.object({ ease4: z.number(), ivlFct: z.number(), maxIvl: whole(32), perDay: whole(32) }),
    lapse: z.object({
      leechFails: whole(32),
      minInt: whole(32),
      mult: z.number(),
      delays: z.array(z.number()),
    }),
  }),
};

it('has the types, names and ids that Anki’s importer demands', async () => {
  const at = Date.UTC(2027, 0, 1);
  const { col, models, decks, notes, cards } = await read(await notesToApkg(notesFrom(questions), at));
  for (const name of ['models', 'decks', 'dconf'] as const) {
    const listed = z.record(z.string(), imported[name]).parse(JSON.parse(col[name]));
    for (const [id, each] of Object.entries(listed)) expect(String(each.id)).toBe(id);
  }
  const [model] = Object.values(models);
  const front = model?.tmpls[0]?.qfmt ?? '';
  // A front that names no field, or itself, is refused; so is a condition that is left open.
  expect(front).toContain(`{{${noteFields[0]}}}`);
  expect(front).not.toContain('FrontSide');
  const opened = [...JSON.stringify(model?.tmpls).matchAll(/\{\{([#/])([^}]+)\}\}/g)];
  expect(opened.filter(([, sign]) => sign === '#').map(([, , name]) => name)).toEqual(
    opened.filter(([, sign]) => sign === '/').map(([, , name]) => name),
  );
  for (const { name } of Object.values(decks))
    for (const level of name.split('::'))
      expect(level).toMatch(/^[^\s:\u0000-\u001f][^\u0000-\u001f]*(?<![\s:])$/);
  // Ids and moments of a day ahead are taken for damage and changed.
  const ids = [...notes, ...cards, ...Object.values(decks)].map(({ id }) => id);
  for (const id of ids) expect(id).toBeLessThan(at + 86_400_000);
  expect(new Set(notes.map(({ guid }) => guid)).size).toBe(notes.length);
  for (const { flds, tags } of notes) {
    expect(flds).toBe(flds.normalize('NFC'));
    expect(
      tags
        .trim()
        .split(' ')
        .every((tag) => /^[^\s"]+$/.test(tag)),
    ).toBe(true);
  }
});

it('asks for each point in a note of its own, where every point of the answer stands alone', () => {
  const [question] = questions;
  if (!question) throw new Error('No question');
  const said = (id: string, text: string) => ({ id, text, pinpoints: [], verified: true, marks: [] });
  const asked = (answer: ReturnType<typeof said>[]) => ({ ...question, answer });
  const duty = said('a', 'A carrier owes its passengers the care of a prudent person.');
  const breach = said('b', 'The ferry broke that duty in fog; the pilot never slowed down for it.');
  const source = said('c', 'Source: Reyes v. Quayside, 502 Pa. 545.');
  const notes = notesFrom([asked([duty, { ...breach, text: breach.text.replace('that', 'its') }, source])]);
  expect(notes.map(({ fields }) => fields.Answer)).toEqual([
    duty.text,
    'The ferry broke its duty in fog.',
    'The pilot never slowed down for it.',
  ]);
  expect(notes[1]?.fields.Question).toContain(`<li>${duty.text}</li></ul><div>Point 2 of 3?</div>`);
  expect(new Set(notes.map(({ guid }) => guid)).size).toBe(3);
  // The first keeps the name of the one note that an earlier file had.
  expect(notes[0]?.guid).toBe(notesFrom([asked([duty])])[0]?.guid);
  // One that points back is understood beside the others alone.
  expect(notesFrom([asked([duty, breach])])).toHaveLength(1);
});

it('has templates that name its own fields alone', async () => {
  const { models } = await read(await notesToApkg(notesFrom(questions), 1));
  const [model] = Object.values(models);
  const named = [...JSON.stringify(model?.tmpls).matchAll(/\{\{[#/]?([^}]+)\}\}/g)].map(([, name]) => name);
  expect(named.filter((name) => name !== 'FrontSide' && !noteFields.includes(name as 'Trap'))).toEqual([]);
  expect(model?.flds.map(({ name }) => name)).toEqual([...noteFields]);
});

it('imported twice doubles nothing, and a later one updates what she changed and keeps the rest', async () => {
  const first = await notesToApkg(notesFrom(questions), Date.UTC(2027, 0, 1));
  const all = notesFrom(questions).length;
  expect(await importAll([first, first])).toHaveLength(all);
  const reworded = questions.map((question, index) =>
    index === 0
      ? { ...question, question: 'In my words?', generated: { question: question.question } }
      : question,
  );
  const second = await notesToApkg(notesFrom(reworded.toReversed()), Date.UTC(2027, 0, 2));
  const after = await importAll([first, second]);
  expect(after).toHaveLength(all);
  expect(after.some(({ sfld }) => sfld.startsWith('In my words?'))).toBe(true);
  expect(after.some(({ sfld }) => sfld.startsWith(questions[0]?.question ?? ''))).toBe(false);
  // An older one imported late takes nothing back.
  expect(await importAll([second, first])).toEqual(await importAll([second]));
});

it('takes markup and commands as text, and leads each point to its passage', async () => {
  const [question] = questions;
  if (!question) throw new Error('No question');
  const hostile = '<img src=x onerror=alert(1)> {{Answer}} "a"\tb\n#deck:x \u001F \u0000';
  const point = {
    ...question.answer[0],
    text: hostile,
    id: 'a',
    pinpoints: question.answer[0]?.pinpoints ?? [],
    verified: true,
    marks: [],
  };
  const asked = [{ ...question, question: hostile, answer: [point] }];
  const notes = notesFrom(asked, [hostile, 'a::b']);
  const { notes: rows, decks } = await read(await notesToApkg(notes, 1));
  const [front = '', answer = ''] = rows[0]?.flds.split('\u001F') ?? [];
  expect(rows[0]?.flds.split('\u001F')).toHaveLength(noteFields.length);
  expect(front).toContain('&lt;img src=x');
  expect(`${front}${answer}`).not.toMatch(/<img|\{\{/);
  expect(answer).toMatch(
    /<a href="https:\/\/hotseat\.example\/questions\/7\?at=[^"&]+&amp;side=opinion">p\. \d/,
  );
  expect(Object.values(decks).every(({ name }) => !/[\n\t"]/.test(name))).toBe(true);
  const lines = notesToText(notes).trimEnd().split('\n');
  const [line = ''] = lines.filter((each) => !each.startsWith('#'));
  expect(lines.filter((each) => !each.startsWith('#'))).toHaveLength(1);
  expect(line.split('\t')).toHaveLength(5);
});

it('as text says which columns are guid, deck and tags, and updates what is there', () => {
  const lines = notesToText(notesFrom(questions)).trimEnd().split('\n');
  const heads = lines.filter((line) => line.startsWith('#'));
  expect(heads[0]).toBe('#separator:tab');
  expect(heads).toEqual(
    expect.arrayContaining([
      '#html:true',
      '#guid column:1',
      '#deck column:2',
      '#tags column:5',
      '#if matches:update current',
    ]),
  );
  const rows = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
  expect(rows.map(([guid]) => guid)).toEqual(notesFrom(questions).map(({ guid }) => guid));
  expect(new Set(rows.map(([guid]) => guid)).size).toBe(rows.length);
});
