/** How a student's changes stand to what the server has: which of them clash with another's, which may be sent, and what they make of its newest words. */
import { type Pending, placeOf, textOf } from './changes.ts';
import { hasList, listNames, type Material, withChanges, wordsAt } from './content.ts';

export type SaveStatus =
  | { name: 'quiet' | 'unsent' | 'saving' | 'saved' | 'held' | 'asking' | 'offline' }
  | { name: 'refused'; sentence: string };

/** `theirs` is undefined where the place itself is gone; `mine` where she took it out. */
export type Conflict = { change: Pending; mine: string | undefined; theirs: string | undefined };

export type DeskState<M extends Material = Material> = {
  /** As the server had it last: what was sent is in it as soon as it no longer counts as a change. */
  server: M;
  changes: readonly Pending[];
  /** Of the changes those on the screen: words that are being typed are in their editor alone. */
  shown: readonly Pending[];
  /** While a save is out, or what came between is read, another would be sent for nothing. */
  task: 'none' | 'saving' | 'reading';
  /** As they were sent. */
  sending: readonly Pending[];
  trouble: { name: 'offline' } | { name: 'refused'; sentence: string } | undefined;
  /** The words being written: what was there when they were opened, and what the server had of them, her own saves since included. */
  open: { at: string; began: string; before: string } | undefined;
  /** True while statements open at a press. */
  isEditing: boolean;
  /** What is not sent once the screen was left waits on this device. */
  isLeft: boolean;
  isTouched: boolean;
  retryMs: number;
};

export const firstRetryMs = 2000;

export function layOut<M extends Material>(server: M, unsent: readonly Pending[]): DeskState<M> {
  const changes = settled(server, unsent, []);
  return {
    server,
    changes,
    shown: changes,
    task: 'none',
    sending: [],
    trouble: undefined,
    open: undefined,
    isEditing: false,
    isLeft: false,
    isTouched: changes.length > 0,
    retryMs: firstRetryMs,
  };
}

export function conflictsOf({ server, changes }: Pick<DeskState, 'server' | 'changes'>): Conflict[] {
  const added = changes.flatMap((each) => (each.type === 'add' ? [listNames.below(each.draft.id)] : []));
  return changes.flatMap((change): Conflict[] => {
    if (change.type === 'add') {
      const isThere = added.includes(change.list) || hasList(server, change.list);
      return isThere ? [] : [{ change, mine: textOf(change), theirs: undefined }];
    }
    const theirs = wordsAt(server, change.at);
    const mine = change.type === 'write' ? change.text : undefined;
    const isHers =
      theirs === mine || (theirs !== undefined && [change.before, ...change.sent].includes(theirs));
    return isHers ? [] : [{ change, mine, theirs }];
  });
}

/** What can be sent as it is: neither empty, nor against another's words, nor below a statement that cannot be sent. */
export function sendable(state: Pick<DeskState, 'server' | 'changes' | 'open'>): Pending[] {
  const { server, changes, open } = state;
  const asked = new Set(conflictsOf(state).map(({ change }) => change));
  const going = changes.filter((change) => {
    // A line of gaps has no name that the answer could tell it by: it waits until it is finished.
    const isHeld = change.type === 'add' && change.list === listNames.gaps && placeOf(change) === open?.at;
    const isEmpty = change.type !== 'remove' && textOf(change).trim() === '';
    return !isHeld && !isEmpty && !asked.has(change);
  });
  const after = withChanges(server, going);
  return going.filter((change) => change.type !== 'add' || hasList(after, change.list));
}

export function standingOf(state: DeskState): SaveStatus {
  if (state.task !== 'none') return { name: 'saving' };
  if (state.changes.length === 0) return { name: state.isTouched ? 'saved' : 'quiet' };
  if (state.trouble) return state.trouble;
  if (sendable(state).length > 0) return { name: 'unsent' };
  return { name: conflictsOf(state).length > 0 ? 'asking' : 'held' };
}

/** The words as they are now, typed ones too. */
export function wordsOf({ server, changes }: DeskState, at: string): string | undefined {
  const known = changes.findLast((change) => placeOf(change) === at);
  return known && known.type !== 'remove' ? textOf(known) : wordsAt(server, at);
}

/** Changes as seen from the server's newest words: without what is there already, from here or from elsewhere. What is out may still arrive. */
export function settled(
  server: Material,
  changes: readonly Pending[],
  sending: readonly Pending[],
): readonly Pending[] {
  const isOut = (at: string) => sending.some((each) => placeOf(each) === at);
  const next = changes.flatMap((change, index) => {
    const at = placeOf(change);
    if (isOut(at)) return [change];
    const follows = changes.slice(0, index).some((each) => placeOf(each) === at);
    return follows ? [change] : settledOne(server, change);
  });
  const isSame = next.length === changes.length && next.every((change, index) => change === changes[index]);
  return isSame ? changes : next;
}

function settledOne(server: Material, change: Pending): Pending[] {
  const now = wordsAt(server, placeOf(change));
  if (change.type === 'add') {
    if (now !== undefined)
      return settledOne(server, {
        ...change,
        type: 'write',
        at: placeOf(change),
        text: textOf(change),
        before: now,
      });
    const isThere = 'notInExcerpt' in server && change.list === listNames.gaps && change.sent.length > 0;
    return isThere && server.notInExcerpt.includes(textOf(change)) ? [] : [change];
  }
  if (now === (change.type === 'write' ? change.text : undefined)) return [];
  if (now !== undefined && change.sent.includes(now)) return [{ ...change, before: now, sent: [] }];
  // She went back to what she began from: what is there now is another's, and hers is nothing.
  if (change.type === 'write' && change.text === change.before) return [];
  return [change.sent.length > 0 ? { ...change, sent: [] } : change];
}
