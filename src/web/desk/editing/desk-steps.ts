/** The desk: what each event makes of it, and what is to be done then. Pure: knows no clock, no network and no screen. */
import { asSent, type Change, changesSince, type Pending, placeOf, textOf, withChange } from './changes.ts';
import { type Material, withChanges, wordsAt } from './content.ts';
import {
  type Conflict,
  conflictsOf,
  type DeskState,
  firstRetryMs,
  sendable,
  settled,
  wordsOf,
} from './desk-state.ts';
import { editsBetween } from './edits.ts';

export type Failure =
  /** The material has a newer version than the one that was changed. */
  | { name: 'edited elsewhere' }
  /** No network, or a server that cannot now. */
  | { name: 'passing' }
  | { name: 'refused'; sentence: string };

export type DeskEvent<M extends Material = Material> =
  | { type: 'open' | 'close'; at: string }
  /** She has thought better of the words that she opened. */
  | { type: 'take back'; at: string; list: string }
  | { type: 'change'; change: Change }
  | { type: 'settle'; at: string; choice: 'mine' | 'theirs' }
  /** Another part of the screen has read the material. */
  | { type: 'read'; material: M }
  /** A pause is over, the network is back, or she asks. */
  | { type: 'due' }
  | { type: 'saved' | 'reread'; material: M }
  | { type: 'failed'; failure: Failure }
  | { type: 'edit'; isEditing: boolean }
  | { type: 'arrive' | 'leave' };

export type DeskEffect<M extends Material = Material> =
  | { type: 'keep'; changes: readonly Pending[] }
  | { type: 'save'; version: number; edits: object }
  | { type: 'reread' }
  /** Then it is due; in place of an earlier wait. */
  | { type: 'wait'; ms: number }
  /** What the server has now, for the other parts of the screen. */
  | { type: 'answer'; material: M };

type Step<M extends Material> = { state: DeskState<M>; effects: DeskEffect<M>[] };

export const pauseMs = 700;
const longestRetryMs = 30_000;

export function step<M extends Material>(state: DeskState<M>, event: DeskEvent<M>): Step<M> {
  const next = stepOf(state, event);
  if (next.state.changes === state.changes) return next;
  return { ...next, effects: [{ type: 'keep', changes: next.state.changes }, ...next.effects] };
}

function stepOf<M extends Material>(state: DeskState<M>, event: DeskEvent<M>): Step<M> {
  switch (event.type) {
    case 'open':
      return opened(closed(state), event.at);
    case 'close':
      return state.open?.at === event.at ? soon(closed(state), 0) : still(state);
    case 'take back':
      return state.open?.at === event.at ? soon(takenBack(state, state.open, event.list), 0) : still(state);
    case 'change':
      return changed(state, event.change);
    case 'settle':
      return agreed(state, event);
    case 'read':
      if (event.material.version <= state.server.version) return still(state);
      return soon(knowing(state, event.material), pauseMs);
    case 'due':
      return sent(state);
    case 'saved':
      return saved(state, event.material);
    case 'reread': {
      const known = knowing({ ...state, task: 'none', trouble: undefined }, event.material);
      return soon(known, 0, [{ type: 'answer', material: known.server }]);
    }
    case 'failed':
      return failed(state, event.failure);
    case 'edit':
      return still({ ...state, isEditing: event.isEditing });
    case 'arrive':
      return sent({ ...state, isLeft: false });
    case 'leave':
      return sent({ ...closed(state), isLeft: true });
  }
}

const still = <M extends Material>(state: DeskState<M>): Step<M> => ({ state, effects: [] });

/** Waits where there is something to send. */
function soon<M extends Material>(state: DeskState<M>, ms: number, effects: DeskEffect<M>[] = []): Step<M> {
  const isWaiting = !state.isLeft && sendable(state).length > 0;
  return { state, effects: isWaiting ? [...effects, { type: 'wait', ms }] : effects };
}

function opened<M extends Material>(state: DeskState<M>, at: string): Step<M> {
  const before = wordsAt(state.server, at) ?? '';
  return soon({ ...state, open: { at, began: wordsOf(state, at) ?? '', before } }, pauseMs);
}

/** Words that were left empty are what they were before. */
function closed<M extends Material>(state: DeskState<M>): DeskState<M> {
  const { open, changes } = state;
  if (!open) return state;
  const empty = changes.findLast((each) => placeOf(each) === open.at && textOf(each).trim() === '');
  if (empty && empty.type !== 'remove') return takenBack(state, open, empty.list);
  return { ...state, open: undefined, shown: changes };
}

function takenBack<M extends Material>(
  state: DeskState<M>,
  { at, began, before }: NonNullable<DeskState['open']>,
  list: string,
): DeskState<M> {
  const isOfPlace = (change: Pending) => placeOf(change) === at;
  const isAnothers = conflictsOf(state).some(({ change }) => isOfPlace(change));
  const isHers = wordsAt(state.server, at) === before || state.changes.some(isOfPlace);
  const back: Change = began === '' ? { type: 'remove', at } : { type: 'write', at, list, text: began };
  const changes = (() => {
    if (isAnothers) return state.changes.filter((change) => !isOfPlace(change));
    const isBack = began !== '' && wordsOf(state, at) === began;
    if (isBack || !isHers) return state.changes;
    return withChange(state.changes, back, before);
  })();
  return { ...state, open: undefined, changes, shown: changes };
}

function changed<M extends Material>(state: DeskState<M>, change: Change): Step<M> {
  const at = placeOf(change);
  const isTyped = change.type === 'write' && state.open?.at === at;
  const before = state.open?.at === at ? state.open.before : (wordsAt(state.server, at) ?? '');
  const changes = withChange(state.changes, change, before);
  const shown = isTyped ? state.shown : changes;
  return soon({ ...state, changes, shown, trouble: undefined, isTouched: true }, pauseMs);
}

function agreed<M extends Material>(
  state: DeskState<M>,
  { at, choice }: { at: string; choice: 'mine' | 'theirs' },
): Step<M> {
  const conflict = conflictsOf(state).find(({ change }) => placeOf(change) === at);
  if (!conflict) return still(state);
  const others = state.changes.filter((each) => placeOf(each) !== at);
  const changes = choice === 'theirs' ? others : [...others, ...insisted(conflict)];
  const open = state.open?.at === at ? { ...state.open, before: conflict.theirs ?? '' } : state.open;
  return soon({ ...state, changes, shown: changes, open, trouble: undefined }, 0);
}

/** Hers against theirs: a change to words that are gone starts from theirs. */
function insisted({ change, mine, theirs }: Conflict): Pending[] {
  if (change.type === 'add') return [];
  if (theirs !== undefined) return [{ ...change, before: theirs, sent: [] }];
  if (change.type === 'remove' || mine === undefined) return [];
  const draft = { id: change.at, text: mine };
  return [{ type: 'add', list: change.list, after: null, draft, before: '', sent: [] }];
}

/** With what the server has, if that is newer than what was known. */
function knowing<M extends Material>(state: DeskState<M>, material: M): DeskState<M> {
  const server = material.version > state.server.version ? material : state.server;
  const changes = settled(server, state.changes, state.sending);
  const { open } = state;
  // Hers, sent and not answered: not another's words that she has not seen.
  const now = open && wordsAt(server, open.at);
  const isHers = state.changes.some((each) => placeOf(each) === open?.at && each.sent.includes(now ?? ''));
  return {
    ...state,
    server,
    changes,
    shown: changes,
    open: open && now !== undefined && isHers ? { ...open, before: now } : open,
  };
}

function sent<M extends Material>(state: DeskState<M>): Step<M> {
  if (state.task !== 'none') return still(state);
  const going = sendable(state);
  const edits = editsBetween(state.server, withChanges(state.server, going));
  const isGoing = (change: Pending) => going.includes(change);
  if (edits) {
    const changes = state.changes.map((change) => (isGoing(change) ? asSent(change) : change));
    const sending = changes.filter((_, index) => isGoing(state.changes[index] as Pending)); // As many as before.
    return {
      state: { ...state, changes, sending, task: 'saving', trouble: undefined },
      effects: [{ type: 'save', version: state.server.version, edits }],
    };
  }
  // Gone back to what the server had; but whether it still has it, only the server can tell.
  if (going.some((change) => change.sent.length > 0))
    return { state: { ...state, task: 'reading', trouble: undefined }, effects: [{ type: 'reread' }] };
  if (going.length === 0) return still(state);
  const changes = state.changes.filter((change) => !isGoing(change));
  return still({ ...state, changes, shown: changes });
}

function saved<M extends Material>(state: DeskState<M>, answer: M): Step<M> {
  const answered = (at: string) => wordsAt(answer, at);
  const { open, sending } = state;
  const isOpenSaved = open && sending.some((each) => placeOf(each) === open.at);
  const known = knowing(
    {
      ...state,
      changes: changesSince(state.changes, sending, answered),
      open: isOpenSaved ? { ...open, before: answered(open.at) ?? open.before } : open,
      task: 'none',
      sending: [],
      trouble: undefined,
      retryMs: firstRetryMs,
    },
    answer,
  );
  return soon(known, pauseMs, [{ type: 'answer', material: known.server }]);
}

function failed<M extends Material>(state: DeskState<M>, failure: Failure): Step<M> {
  const idle = { ...state, task: 'none' as const, sending: [] };
  if (failure.name === 'edited elsewhere')
    return { state: { ...idle, task: 'reading' }, effects: [{ type: 'reread' }] };
  if (failure.name === 'refused') {
    const isRefused = (change: Pending) => state.sending.includes(change);
    const changes = state.changes.map((change) => (isRefused(change) ? { ...change, sent: [] } : change));
    return still({ ...idle, changes, trouble: failure });
  }
  const retryMs = Math.min(state.retryMs * 2, longestRetryMs);
  const waiting: DeskState<M> = { ...idle, trouble: { name: 'offline' }, retryMs };
  return { state: waiting, effects: state.isLeft ? [] : [{ type: 'wait', ms: state.retryMs }] };
}
