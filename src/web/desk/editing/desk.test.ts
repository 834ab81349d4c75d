import { beforeEach, describe, expect, it, vi } from 'vitest';
import { edited, item, outline } from '../../../../test/fixtures/outline.ts';
import type { Outline } from '../../../shared/materials.ts';
import type { Item } from '../../../study/material/schema.ts';
import { ApiError, networkFailure } from '../../client/errors.ts';
import { asSent, type Change, changesSince, type Pending, withChange } from './changes.ts';
import { withChanges, wordsAt } from './content.ts';
import { openDesk } from './desk.ts';

const write = (at: string, text: string): Change => ({ type: 'write', at, list: 'sections.0', text });
const add = (id: string, text: string): Change => ({
  type: 'add',
  list: 'sections.0',
  after: 'one',
  draft: { id, text },
});
const remove = (at: string): Change => ({ type: 'remove', at });
const waiting = (change: Change, before = ''): Pending => ({ ...change, before, sent: [] });
const conflict = () => new ApiError({ status: 409, code: 'edited_elsewhere', message: '409' });
const refused = () =>
  new ApiError({ status: 400, code: 'invalid_request', message: '400', sentence: 'Too long.' });

const first = () => outline(1, [item('one', 'One'), item('two', 'Two', [item('below', 'Below')])]);

beforeEach(() => {
  vi.useFakeTimers();
});

/** A desk before a server that answers as it is told, else as the real one does. */
function desk(unsent: Pending[] = [], rereadMs = 0) {
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
      server = edited(server, version, edits) ?? server;
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
    for (const text of ['O', 'On', 'One!']) own.change(write('one', text));
    expect(kept.at(-1)).toEqual([waiting(write('one', 'One!'), 'One')]);
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
    own.change(write('one', 'First'));
    const flushing = own.flush();
    own.change(write('one', 'Second'));
    await flushing;
    await wait(800);
    expect(saved.map(({ version }) => version)).toEqual([1, 2]);
    expect(wordsAt(server(), 'one')).toBe('Second');
  });

  it('wait for the network, longer each time, and are sent once it is back', async () => {
    const { own, saved, answers, wait, server } = desk();
    answers.push(networkFailure(), networkFailure());
    own.change(write('one', 'Mine'));
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
      waiting(write('below', 'Deeper'), 'Below'),
      waiting(add('own-000000000001', 'Added')),
    ]);
    expect(wordsAt(shown(), 'below')).toBe('Deeper');
    own.handle({ type: 'arrive' });
    await wait(10);
    expect(wordsAt(server(), 'below')).toBe('Deeper');
    expect(server().sections[0]?.items.map(({ id }) => id)).toEqual(['one', 'own-000000000001', 'two']);
  });

  it('that the server refuses stay, with its reason', async () => {
    const { own, answers, wait } = desk();
    answers.push(refused());
    own.change(write('one', 'Mine'));
    await wait(700);
    expect(own.standing()).toEqual({ name: 'refused', sentence: 'Too long.' });
    expect(own.words('one')).toBe('Mine');
  });

  it('are never sent empty', async () => {
    const { own, saved, wait } = desk();
    own.open('own-000000000001');
    own.change(add('own-000000000001', ''));
    own.change(write('one', ''));
    await wait(5000);
    expect(saved).toEqual([]);
    own.change(remove('own-000000000001'));
    own.change(write('one', 'One'));
    expect(own.shownChanges()).toEqual([]);
  });
});

describe('another window', () => {
  it('that changed other words takes nothing from hers, nor she from it', async () => {
    const { own, saved, answers, elsewhere, wait, server } = desk();
    elsewhere([item('one', 'One'), item('two', 'Theirs')]);
    answers.push(conflict());
    own.change(write('one', 'Mine'));
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
    own.change(write('one', 'Mine'));
    await wait(5000);
    const [found] = own.conflicts();
    expect(found).toMatchObject({ mine: 'Mine', theirs: 'Theirs' });
    expect(own.standing()).toEqual({ name: 'asking' });
    own.change(write('one', 'Mine'));
    await wait(1000);
    expect(own.standing()).toEqual({ name: 'asking' });
    own.handle({ type: 'settle', at: 'one', choice: choice });
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
    own.change(write('one', 'Mine'));
    await wait(710);
    own.close('one');
    await wait(2000);
    expect(saved).toHaveLength(1);
    await wait(1000);
    own.handle({ type: 'settle', at: 'one', choice: 'mine' });
    await wait(5000);
    expect(saved.map(({ version }) => version)).toEqual([1, 2]);
    expect(wordsAt(server(), 'one')).toBe('Mine');
  });

  it('that took the words out lets her put hers back', async () => {
    const { own, answers, elsewhere, wait, server } = desk();
    elsewhere([item('two', 'Two')]);
    answers.push(conflict());
    own.change(write('one', 'Mine'));
    await wait(1000);
    const [found] = own.conflicts();
    expect(found).toMatchObject({ mine: 'Mine', theirs: undefined });
    own.handle({ type: 'settle', at: 'one', choice: 'mine' });
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
    own.change(write('one', 'Same'));
    own.change(remove('two'));
    await wait(1000);
    expect(own.conflicts()).toEqual([]);
    expect(own.standing()).toEqual({ name: 'saved' });
  });
});

describe('two changes of one place', () => {
  const sent = (change: Change, before = 'One') => asSent(waiting(change, before));
  const answered = (words?: string) => () => words;

  it('become one', () => {
    const written = waiting(write('one', 'A'), 'One');
    const gone = waiting(remove('one'), 'One');
    expect(withChange([written], write('one', 'B'), 'One')).toEqual([waiting(write('one', 'B'), 'One')]);
    expect(withChange([written], write('one', 'One'), 'One')).toEqual([]);
    expect(withChange([written], remove('one'), 'A')).toEqual([gone]);
    expect(withChange([waiting(add('new', ''))], write('new', 'B'), '')).toEqual([waiting(add('new', 'B'))]);
    expect(withChange([gone], add('one', 'One'), '')).toEqual([]);
  });

  it('follow one another where the first may be on the server', () => {
    const gone = sent(remove('one'));
    const added = sent(add('new', 'A'), '');
    expect(withChange([sent(write('one', 'A'))], write('one', 'One'), 'One')).toEqual([
      { ...waiting(write('one', 'One'), 'One'), sent: ['A'] },
    ]);
    expect(withChange([gone], add('one', 'One'), 'One')).toEqual([gone, waiting(add('one', 'One'), 'One')]);
    const after = withChange([added], remove('new'), 'A');
    expect(after).toEqual([added, waiting(remove('new'), 'A')]);
    expect(changesSince(after, [added], answered('A'))).toEqual([waiting(remove('new'), 'A')]);
  });

  it('are seen from where the server is by then', () => {
    const first = sent(write('one', 'A'));
    const since = (changes: Pending[]) => changesSince(changes, [first], answered('A'));
    expect(since([{ ...first, text: 'B' } as Pending])).toEqual([waiting(write('one', 'B'), 'A')]);
    expect(since([first, waiting(write('two', 'C'))])).toEqual([waiting(write('two', 'C'))]);
    const added = sent(add('new', 'A'), '');
    expect(changesSince([waiting(add('new', 'AB'))], [added], answered('A'))).toEqual([
      waiting(write('new', 'AB'), 'A'),
    ]);
  });
});
