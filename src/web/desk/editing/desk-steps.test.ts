import { describe, expect, it } from 'vitest';
import { edited, item, itemsOf, outline } from '../../../../test/fixtures/outline.ts';
import type { Outline } from '../../../shared/materials.ts';
import { wordsAt } from './content.ts';
import { conflictsOf, layOut, standingOf, wordsOf } from './desk-state.ts';
import { type DeskEffect, type DeskEvent, type Failure, step } from './desk-steps.ts';

const first = () => outline(1, [item('one', 'One'), item('two', 'Two', [item('below', 'Below')])]);

/** A server that windows share, and what each window has sent it. */
function openServer() {
  let now = first();
  const had: (string | undefined)[] = [];
  return {
    now: () => now,
    /** What there ever was in its first place. */
    had: () => had,
    /** Answers as the real one: with what it has then, or that another was faster. */
    save(version: number, edits: object): DeskEvent<Outline> {
      const next = edited(now, version, edits);
      if (next) now = next;
      had.push(wordsAt(now, 'one'));
      return next ? { type: 'saved', material: next } : failed({ name: 'edited elsewhere' });
    },
  };
}

const failed = (failure: Failure): DeskEvent<Outline> => ({ type: 'failed', failure });
const offline = failed({ name: 'passing' });

/** One window: its steps, what it has on the device, and what it waits for. */
function openWindow(server = openServer(), unsent: Parameters<typeof layOut>[1] = []) {
  let state = layOut(server.now(), unsent);
  let kept = state.changes;
  let asked: DeskEffect<Outline>[] = [];
  let isWaiting = false;
  const tell = (...events: DeskEvent<Outline>[]) => {
    for (const event of events) {
      if (event.type === 'due') isWaiting = false;
      const next = step(state, event);
      state = next.state;
      for (const effect of next.effects) {
        if (effect.type === 'keep') kept = effect.changes;
        if (effect.type === 'wait') isWaiting = true;
        if (effect.type === 'save' || effect.type === 'reread') asked.push(effect);
      }
    }
  };
  /** What the server makes of the next request; nothing where it never hears of it. */
  const serve = (): DeskEvent<Outline> | undefined => {
    const [next, ...others] = asked;
    asked = others;
    if (next?.type === 'save') return server.save(next.version, next.edits);
    return next && { type: 'reread', material: server.now() };
  };
  const answer = () => {
    const event = serve();
    if (event) tell(event);
  };
  return {
    tell,
    serve,
    answer,
    lose: () => {
      asked = asked.slice(1);
      tell(offline);
    },
    isAsking: () => asked.length > 0,
    isWaiting: () => isWaiting,
    /** Until nothing is left to be done. */
    rest() {
      for (let turn = 0; turn < 20 && (isWaiting || asked.length > 0); turn += 1) {
        if (asked.length > 0) answer();
        else tell({ type: 'due' });
      }
    },
    write: (text: string, at = 'one') =>
      tell({ type: 'change', change: { type: 'write', at, list: 'sections.0', text } }),
    open: (at = 'one') => tell({ type: 'open', at }),
    close: (at = 'one') => tell({ type: 'close', at }),
    takeBack: (at = 'one') => tell({ type: 'take back', at, list: 'sections.0' }),
    words: (at = 'one') => wordsOf(state, at),
    conflicts: () => conflictsOf(state).map(({ mine, theirs }) => ({ mine, theirs })),
    standing: () => standingOf(state).name,
    kept: () => kept,
  };
}

describe('typing with pauses', () => {
  it('is saved at each pause, and clashes with nothing', () => {
    const server = openServer();
    const own = openWindow(server);
    own.open();
    for (const text of ['O', 'On', 'One and', 'One and a half', 'One']) {
      own.write(text);
      own.rest();
      expect(own.conflicts()).toEqual([]);
      expect(wordsAt(server.now(), 'one')).toBe(text);
      expect(own.kept()).toEqual([]);
    }
    expect(own.standing()).toBe('saved');
  });

  it('goes on while a save is out, before and after it has arrived', () => {
    const server = openServer();
    const own = openWindow(server);
    own.open();
    own.write('First');
    own.tell({ type: 'due' });
    own.write('Second');
    const answer = own.serve();
    own.write('Third');
    if (answer) own.tell(answer);
    own.rest();
    expect(wordsAt(server.now(), 'one')).toBe('Third');
    expect(own.conflicts()).toEqual([]);
  });

  it.each([
    ['before anything was sent', () => undefined],
    ['while it is out', (own: ReturnType<typeof openWindow>) => own.tell({ type: 'due' })],
    ['once it is saved', (own: ReturnType<typeof openWindow>) => own.rest()],
  ])('taken back %s leaves what was there', (_, until) => {
    const server = openServer();
    const own = openWindow(server);
    own.open();
    own.write('Mine');
    until(own);
    own.takeBack();
    own.rest();
    expect(wordsAt(server.now(), 'one')).toBe('One');
    expect(own.words()).toBe('One');
    expect(own.conflicts()).toEqual([]);
    expect(own.kept()).toEqual([]);
  });

  it('taken back twice, with a save between, leaves what each opening found', () => {
    const server = openServer();
    const own = openWindow(server);
    for (const [text, end] of [
      ['Mine', 'close'],
      ['Other', 'takeBack'],
      ['Mine again', 'close'],
    ] as const) {
      own.open();
      own.write(text);
      own.rest();
      own[end]();
      own.rest();
    }
    expect(wordsAt(server.now(), 'one')).toBe('Mine again');
    expect(own.conflicts()).toEqual([]);
  });

  it('left empty is what was there, also where another statement is opened at once', () => {
    const server = openServer();
    const own = openWindow(server);
    own.open();
    own.write('Mine');
    own.rest();
    own.write('');
    own.rest();
    expect(own.standing()).toBe('held');
    own.open('two');
    own.rest();
    expect(wordsAt(server.now(), 'one')).toBe('One');
    expect(own.words()).toBe('One');
  });

  it.each([
    ['before a word of it', (_: ReturnType<typeof openWindow>) => undefined],
    ['once it is saved', (own: ReturnType<typeof openWindow>) => own.write('Mine', 'own-1')],
  ])('in a point of her own taken back %s leaves none', (_, until) => {
    const server = openServer();
    const own = openWindow(server);
    const draft = { id: 'own-1', text: '' };
    own.tell({ type: 'change', change: { type: 'add', list: 'sections.0', after: null, draft } });
    own.open('own-1');
    until(own);
    own.rest();
    own.takeBack('own-1');
    own.rest();
    expect(own.words('own-1')).toBeUndefined();
    expect(wordsAt(server.now(), 'own-1')).toBeUndefined();
    expect(own.kept()).toEqual([]);
  });

  it('under a point that is still empty waits with it, and is lost by nothing', () => {
    const server = openServer();
    const own = openWindow(server);
    const add = (list: string, id: string, text: string) =>
      own.tell({ type: 'change', change: { type: 'add', list, after: null, draft: { id, text } } });
    add('sections.0', 'own-1', '');
    add('below own-1', 'own-2', 'Deeper');
    own.tell({ type: 'due' });
    expect(own.isAsking()).toBe(false);
    expect(own.conflicts()).toEqual([]);
    own.write('Its point', 'own-1');
    own.rest();
    expect(itemsOf(server.now()).at(-1)).toMatchObject({ text: 'Its point', children: [{ text: 'Deeper' }] });
  });
});

describe('an answer that does not come', () => {
  it.each([
    ['a write', (own: ReturnType<typeof openWindow>) => own.write('Mine')],
    [
      'an addition',
      (own: ReturnType<typeof openWindow>) =>
        own.tell({
          type: 'change',
          change: { type: 'add', list: 'sections.0', after: null, draft: { id: 'one-more', text: 'Mine' } },
        }),
    ],
  ])('to %s that arrived leaves no words of hers for another’s', (_, change) => {
    const server = openServer();
    const own = openWindow(server);
    const at = itemsOf(server.now()).length;
    change(own);
    own.tell({ type: 'due' });
    own.serve();
    own.tell(offline);
    const place = own.kept().some((each) => each.type === 'add') ? 'one-more' : 'one';
    own.write('Mine, and more', place);
    own.rest();
    expect(wordsAt(server.now(), place)).toBe('Mine, and more');
    expect(own.conflicts()).toEqual([]);
    expect(itemsOf(server.now())).toHaveLength(place === 'one' ? at : at + 1);
  });

  it('is asked for where she has gone back to what was there before', () => {
    const server = openServer();
    const own = openWindow(server);
    own.open();
    own.write('Mine');
    own.tell({ type: 'due' });
    own.serve();
    own.tell(offline);
    own.takeBack();
    own.rest();
    expect(wordsAt(server.now(), 'one')).toBe('One');
    expect(own.conflicts()).toEqual([]);
    expect(own.kept()).toEqual([]);
  });

  it('does not come between words and a reload', () => {
    const server = openServer();
    const before = openWindow(server);
    before.write('Mine');
    before.tell({ type: 'due' });
    before.serve();
    before.write('Mine, and more');
    const after = openWindow(server, before.kept());
    after.tell({ type: 'arrive' });
    after.rest();
    expect(after.conflicts()).toEqual([]);
    expect(wordsAt(server.now(), 'one')).toBe('Mine, and more');
  });

  it('may come after the material was read elsewhere on the screen', () => {
    const server = openServer();
    const own = openWindow(server);
    own.open();
    own.write('First');
    own.tell({ type: 'due' });
    const answer = own.serve();
    own.write('First and second');
    own.tell({ type: 'read', material: server.now() });
    if (answer) own.tell(answer);
    own.rest();
    expect(own.conflicts()).toEqual([]);
    expect(wordsAt(server.now(), 'one')).toBe('First and second');
  });
});

describe('a second window', () => {
  const two = () => {
    const server = openServer();
    return { server, own: openWindow(server), other: openWindow(server) };
  };

  it('that wrote the same place is shown, also where she has saved and typed on since', () => {
    const { server, own, other } = two();
    own.open();
    own.write('Mine');
    own.rest();
    other.tell({ type: 'read', material: server.now() });
    other.write('Theirs');
    other.rest();
    own.write('Mine, more');
    own.rest();
    expect(own.conflicts()).toEqual([{ mine: 'Mine, more', theirs: 'Theirs' }]);
    expect(own.standing()).toBe('asking');
    own.write('Mine, more yet');
    own.tell({ type: 'settle', at: 'one', choice: 'mine' });
    own.write('Mine, the last');
    own.rest();
    expect(wordsAt(server.now(), 'one')).toBe('Mine, the last');
    expect(own.conflicts()).toEqual([]);
  });

  it('whose words were read while hers were open is not written over in silence', () => {
    const { server, own, other } = two();
    own.open();
    other.write('Theirs');
    other.rest();
    own.tell({ type: 'read', material: server.now() });
    own.write('Mine');
    expect(own.conflicts()).toEqual([{ mine: 'Mine', theirs: 'Theirs' }]);
    own.takeBack();
    own.rest();
    expect(own.conflicts()).toEqual([]);
    expect(wordsAt(server.now(), 'one')).toBe('Theirs');
    expect(own.words()).toBe('Theirs');
  });

  it('that wrote elsewhere takes nothing from hers, nor she from it', () => {
    const { server, own, other } = two();
    own.open();
    own.write('Mine');
    other.write('Theirs', 'below');
    other.rest();
    own.rest();
    own.write('Mine, more');
    own.rest();
    other.rest();
    expect(wordsAt(server.now(), 'one')).toBe('Mine, more');
    expect(wordsAt(server.now(), 'below')).toBe('Theirs');
    expect(own.conflicts()).toEqual([]);
  });
});

/** Numbers that are the same in every run of a seed. */
function openChance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const runs = 300;

describe('any sequence', () => {
  it('of one window, with answers late, lost or never asked for, ends with what she left, and no other window', () => {
    for (let seed = 1; seed <= runs; seed += 1) {
      const chance = openChance(seed);
      const server = openServer();
      const own = openWindow(server);
      const history: string[] = [];
      let left = 'One';
      let began: string | undefined;
      let late: DeskEvent<Outline> | undefined;
      for (let turn = 0; turn < 25; turn += 1) {
        const act = ['type', 'open', 'close', 'take back', 'due', 'serve', 'answer', 'lose', 'read'][
          chance(9)
        ];
        history.push(act ?? '');
        if (act === 'open' && began === undefined) {
          own.open();
          began = left;
        } else if (act === 'type' && began !== undefined) {
          left = ['One', 'A', 'AB', 'ABC'][chance(4)] ?? '';
          own.write(left);
        } else if (act === 'close' && began !== undefined) {
          own.close();
          began = undefined;
        } else if (act === 'take back' && began !== undefined) {
          own.takeBack();
          left = began;
          began = undefined;
        } else if (act === 'due') own.tell({ type: 'due' });
        else if (act === 'serve' && own.isAsking() && !late) late = own.serve();
        else if (act === 'answer') {
          if (late) own.tell(late);
          else own.answer();
          late = undefined;
        } else if (act === 'lose' && (late || own.isAsking())) {
          if (late) own.tell(offline);
          else own.lose();
          late = undefined;
        } else if (act === 'read') own.tell({ type: 'read', material: server.now() });
        expect(own.conflicts(), `seed ${seed}: ${history.join(', ')}`).toEqual([]);
        expect(own.words(), `seed ${seed}: ${history.join(', ')}`).toBe(left);
      }
      if (late) own.tell(late);
      own.rest();
      expect(wordsAt(server.now(), 'one'), `seed ${seed}: ${history.join(', ')}`).toBe(left);
      expect(own.kept(), `seed ${seed}: ${history.join(', ')}`).toEqual([]);
    }
  });

  it('of two windows loses no words: each are on the server, or shown beside those that are', () => {
    for (let seed = 1; seed <= runs; seed += 1) {
      const chance = openChance(seed);
      const server = openServer();
      const windows = [openWindow(server), openWindow(server)] as const;
      let count = 0;
      const typed: [string, string] = ['', ''];
      for (let turn = 0; turn < 20; turn += 1) {
        const which = chance(2) as 0 | 1;
        const own = windows[which];
        const act = chance(4);
        if (act === 0) {
          count += 1;
          typed[which] = `Words ${count}`;
          own.write(typed[which]);
        } else if (act === 1) own.tell({ type: 'due' });
        else if (act === 2) own.answer();
        else if (own.isAsking()) {
          if (chance(2) === 0) own.serve();
          own.lose();
        }
      }
      for (const own of windows) own.rest();
      for (const own of windows) own.tell({ type: 'read', material: server.now() });
      const now = wordsAt(server.now(), 'one');
      windows.forEach((own, which) => {
        const [conflict] = own.conflicts();
        if (conflict) {
          expect(conflict, `seed ${seed}`).toEqual({ mine: typed[which], theirs: now });
        } else {
          expect(own.kept(), `seed ${seed}`).toEqual([]);
          expect(['', ...server.had()], `seed ${seed}`).toContain(typed[which]);
        }
      });
    }
  });
});
