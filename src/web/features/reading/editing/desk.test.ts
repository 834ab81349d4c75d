import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outline } from '../../../../shared/materials.ts';
import { type Item, outlineTitles } from '../../../../study/material.ts';
import { ApiError, networkFailure } from '../../../kit/errors.ts';
import { type Change, changesSince, withChange } from './changes.ts';
import { withChanges, wordsAt } from './content.ts';
import { openDesk } from './desk.ts';

const item = (id: string, text: string, children?: Item[]): Item => ({
  id,
  text,
  pinpoints: [],
  verified: true,
  marks: [],
  ...(children ? { children } : {}),
});

const outline = (version: number, items: Item[]): Outline => ({
  id: 1,
  caseId: 1,
  classId: 1,
  caseTitle: 'Alder v. Birch',
  tier: 'standard',
  engine: 'extractive',
  createdAt: '2026-11-12T12:00:00Z',
  version,
  edited: false,
  remake: null,
  remakeFailure: null,
  freeRemakesLeft: 3,
  pageLabels: null,
  reports: [],
  sections: outlineTitles.map((title, index) => ({ title, items: index === 0 ? items : [] })),
});

/** What a server makes of a draft. */
const stored = (draft: Item): Item => item(draft.id, draft.text, draft.children?.map(stored));

const write = (at: string, before: string, text: string): Change => ({
  type: 'write',
  at,
  list: 'sections.0',
  before,
  text,
});
const add = (id: string, text: string): Change => ({
  type: 'add',
  list: 'sections.0',
  after: 'one',
  draft: { id, text },
});
const conflict = () => new ApiError({ status: 409, code: 'edited_elsewhere', message: '409' });
const refused = () =>
  new ApiError({ status: 400, code: 'invalid_request', message: '400', sentence: 'Too long.' });

const first = () => outline(1, [item('one', 'One'), item('two', 'Two', [item('below', 'Below')])]);

beforeEach(() => {
  vi.useFakeTimers();
});

/** A desk before a server that answers as it is told, else as the real one does. */
function desk(unsent: Change[] = [], rereadMs = 0) {
  const kept: (readonly Change[])[] = [];
  const saved: { version: number; edits: object }[] = [];
  const answers: (Error | undefined)[] = [];
  let server = first();
  let mine = server;
  const own = openDesk<Outline>({
    material: server,
    unsent,
    keep: (changes) => kept.push(changes),
    save: async (version, edits) => {
      saved.push({ version, edits });
      const answer = answers.shift();
      if (answer) throw answer;
      const { sections } = edits as Pick<Outline, 'sections'>;
      const changed = server.sections.map((each) => {
        const { items } = sections.find(({ title }) => title === each.title) ?? each;
        return { ...each, items: items.map(stored) };
      });
      server = { ...server, version: version + 1, sections: changed };
      return server;
    },
    reread: async () => {
      const found = server;
      if (rereadMs > 0) await new Promise((resolve) => setTimeout(resolve, rereadMs));
      return found;
    },
    onAnswer: (material) => {
      mine = material;
    },
  });
  const elsewhere = (items: Item[]) => {
    server = outline(server.version + 1, items);
  };
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return {
    own,
    kept,
    saved,
    answers,
    elsewhere,
    wait,
    shown: () => withChanges(mine, own.shownChanges()),
    server: () => server,
  };
}

describe('words on the desk', () => {
  it('are kept at every letter and sent when she pauses, the last of them alone', async () => {
    const { own, kept, saved, wait, server } = desk();
    own.open('one');
    for (const text of ['O', 'On', 'One!']) own.change(write('one', 'One', text));
    expect(kept.at(-1)).toEqual([write('one', 'One', 'One!')]);
    expect(own.shownChanges()).toEqual([]);
    await wait(600);
    expect(saved).toEqual([]);
    await wait(200);
    expect(saved).toHaveLength(1);
    expect(own.standing()).toEqual({ name: 'saved' });
    expect(kept.at(-1)).toEqual([]);
    expect(wordsAt(server(), 'one')).toBe('One!');
  });

  it('that were typed while others were on their way follow them', async () => {
    const { own, saved, wait, server } = desk();
    own.change(write('one', 'One', 'First'));
    const flushing = own.flush();
    own.change(write('one', 'One', 'Second'));
    await flushing;
    await wait(800);
    expect(saved.map(({ version }) => version)).toEqual([1, 2]);
    expect(wordsAt(server(), 'one')).toBe('Second');
  });

  it('wait for the network, longer each time, and are sent once it is back', async () => {
    const { own, saved, answers, wait, server } = desk();
    answers.push(networkFailure(), networkFailure());
    own.change(write('one', 'One', 'Mine'));
    await wait(700);
    expect(own.standing()).toEqual({ name: 'offline' });
    await wait(2000);
    expect(saved).toHaveLength(2);
    await wait(3900);
    expect(saved).toHaveLength(2);
    await wait(200);
    expect(wordsAt(server(), 'one')).toBe('Mine');
  });

  it('that were left unsent are shown and sent when the material is opened again', async () => {
    const { own, shown, wait, server } = desk([
      write('below', 'Below', 'Deeper'),
      add('own-000000000001', 'Added'),
    ]);
    expect(wordsAt(shown(), 'below')).toBe('Deeper');
    own.begin();
    await wait(10);
    expect(wordsAt(server(), 'below')).toBe('Deeper');
    expect(server().sections[0]?.items.map(({ id }) => id)).toEqual(['one', 'own-000000000001', 'two']);
  });

  it('that the server refuses stay, with its reason', async () => {
    const { own, answers, wait } = desk();
    answers.push(refused());
    own.change(write('one', 'One', 'Mine'));
    await wait(700);
    expect(own.standing()).toEqual({ name: 'refused', sentence: 'Too long.' });
    expect(own.words('one')).toBe('Mine');
  });

  it('are never sent empty', async () => {
    const { own, saved, wait } = desk();
    own.open('own-000000000001');
    own.change(add('own-000000000001', ''));
    own.change(write('one', 'One', ''));
    await wait(5000);
    expect(saved).toEqual([]);
    own.change({ type: 'remove', at: 'own-000000000001', before: '' });
    own.change(write('one', 'One', 'One'));
    expect(own.shownChanges()).toEqual([]);
  });
});

describe('another window', () => {
  it('that changed other words takes nothing from hers, nor she from it', async () => {
    const { own, saved, answers, elsewhere, wait, server } = desk();
    elsewhere([item('one', 'One'), item('two', 'Theirs')]);
    answers.push(conflict());
    own.change(write('one', 'One', 'Mine'));
    await wait(710);
    expect(saved.map(({ version }) => version)).toEqual([1, 2]);
    expect(server().sections[0]?.items.map(({ text }) => text)).toEqual(['Mine', 'Theirs']);
    expect(own.conflicts()).toEqual([]);
  });

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('that changed the same words leaves it to her: %s', async (choice, words) => {
    const { own, answers, elsewhere, wait, server, shown } = desk();
    elsewhere([item('one', 'Theirs')]);
    answers.push(conflict());
    own.change(write('one', 'One', 'Mine'));
    await wait(5000);
    const [found] = own.conflicts();
    expect(found).toMatchObject({ mine: 'Mine', theirs: 'Theirs' });
    expect(own.standing()).toEqual({ name: 'asking' });
    own.change(write('one', 'One', 'Mine'));
    await wait(1000);
    expect(own.standing()).toEqual({ name: 'asking' });
    if (found) own.settle(found, choice);
    await wait(1000);
    expect(wordsAt(server(), 'one')).toBe(words);
    expect(wordsAt(shown(), 'one')).toBe(words);
    expect(own.conflicts()).toEqual([]);
  });

  it('is read before anything is sent again, also where she finishes meanwhile', async () => {
    const { own, saved, answers, elsewhere, wait, server } = desk([], 3000);
    elsewhere([item('one', 'Theirs')]);
    answers.push(conflict());
    own.open('one');
    own.change(write('one', 'One', 'Mine'));
    await wait(710);
    own.open(undefined);
    await wait(2000);
    expect(saved).toHaveLength(1);
    await wait(1000);
    const [found] = own.conflicts();
    if (found) own.settle(found, 'mine');
    await wait(5000);
    expect(saved.map(({ version }) => version)).toEqual([1, 2]);
    expect(wordsAt(server(), 'one')).toBe('Mine');
  });

  it('that took the words out lets her put hers back', async () => {
    const { own, answers, elsewhere, wait, server } = desk();
    elsewhere([item('two', 'Two')]);
    answers.push(conflict());
    own.change(write('one', 'One', 'Mine'));
    await wait(1000);
    const [found] = own.conflicts();
    expect(found).toMatchObject({ mine: 'Mine', theirs: undefined });
    if (found) own.settle(found, 'mine');
    await wait(1000);
    expect(server().sections[0]?.items.map(({ id, text }) => [id, text])).toEqual([
      ['two', 'Two'],
      ['one', 'Mine'],
    ]);
  });

  it('that wrote the same, or took out the same, is no conflict', async () => {
    const { own, answers, elsewhere, wait } = desk();
    elsewhere([item('one', 'Same')]);
    answers.push(conflict());
    own.change(write('one', 'One', 'Same'));
    own.change({ type: 'remove', at: 'two', before: 'Two' });
    await wait(1000);
    expect(own.conflicts()).toEqual([]);
    expect(own.standing()).toEqual({ name: 'saved' });
  });
});

describe('two changes of one place', () => {
  const never = () => false;
  const always = () => true;
  const gone: Change = { type: 'remove', at: 'one', before: 'One' };
  const back = add('one', 'One');

  it('become one', () => {
    expect(withChange([write('one', 'One', 'A')], write('one', 'A', 'B'), never)).toEqual([
      write('one', 'One', 'B'),
    ]);
    expect(withChange([write('one', 'One', 'A')], write('one', 'A', 'One'), never)).toEqual([]);
    expect(withChange([write('one', 'One', 'A')], gone, never)).toEqual([gone]);
    expect(withChange([add('new', '')], write('new', '', 'B'), never)).toEqual([add('new', 'B')]);
    expect(withChange([gone], back, never)).toEqual([]);
  });

  it('follow one another where the first is on its way', () => {
    expect(withChange([write('one', 'One', 'A')], write('one', 'A', 'One'), always)).toEqual([
      write('one', 'One', 'One'),
    ]);
    expect(withChange([gone], back, always)).toEqual([gone, back]);
    const added = add('new', 'A');
    const remove: Change = { type: 'remove', at: 'new', before: 'A' };
    expect(withChange([added], remove, always)).toEqual([added, remove]);
    expect(changesSince([added, remove], [added])).toEqual([remove]);
  });

  it('are seen from where the server is by then', () => {
    const sent = write('one', 'One', 'A');
    expect(changesSince([write('one', 'One', 'B')], [sent])).toEqual([write('one', 'A', 'B')]);
    expect(changesSince([add('new', 'AB')], [add('new', 'A')])).toEqual([write('new', 'A', 'AB')]);
    expect(changesSince([sent, write('two', 'Two', 'C')], [sent])).toEqual([write('two', 'Two', 'C')]);
  });
});
