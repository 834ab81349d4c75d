/**
 * Where a student's changes of a material lie until the server has them: saved as typed, kept through a lost network,
 * and never over the words of another window. Knows nothing of the screen.
 */
import { ApiError, hasCode, sentenceFor } from '../../../kit/errors.ts';
import { type Change, changesSince, placeOf, withChange } from './changes.ts';
import { hasList, type Material, withChanges, wordsAt } from './content.ts';
import { editsBetween } from './edits.ts';

export type Standing =
  | { name: 'quiet' | 'unsent' | 'saving' | 'saved' | 'asking' | 'offline' }
  | { name: 'refused'; sentence: string };

/** `theirs` is undefined where the place itself is gone; `mine` where she took it out. */
export type Conflict = { change: Change; mine: string | undefined; theirs: string | undefined };

type DeskOptions<M extends Material> = {
  material: M;
  unsent: readonly Change[];
  /** On this device, until they are sent. */
  keep: (changes: readonly Change[]) => void;
  save: (version: number, edits: object) => Promise<M>;
  reread: () => Promise<M>;
  /** What the server has now, after a save or a conflict. */
  onAnswer: (material: M) => void;
  pauseMs?: number;
  firstRetryMs?: number;
};

const longestRetryMs = 30_000;

export type Desk<M extends Material = Material> = ReturnType<typeof openDesk<M>>;

export function openDesk<M extends Material>({
  material,
  unsent,
  keep,
  save,
  reread,
  onAnswer,
  pauseMs = 700,
  firstRetryMs = 2000,
}: DeskOptions<M>) {
  let server = material;
  let changes: readonly Change[] = dropDone(material, unsent);
  /** What the screen shows: words that are being typed stand in their editor alone. */
  let shown: readonly Change[] = changes;
  let sending: readonly Change[] = [];
  /** While a save is on its way, or what came between is read: another would be sent for nothing. */
  let isBusy = false;
  let standing: Standing = { name: changes.length > 0 ? 'unsent' : 'quiet' };
  let open: string | undefined;
  /** True while statements open at a press. */
  let isEditing = false;
  /** What is not sent once the screen was left waits on this device. */
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const stand = (next: Standing) => {
    standing = next;
    tell();
  };
  const put = (next: readonly Change[], isShown: boolean) => {
    changes = next;
    keep(changes);
    if (isShown) shown = changes;
  };
  const isSent = (change: Change) => sending.includes(change);
  // Words alone have no name that the answer could tell them by: they wait until they are finished.
  const isHeld = (change: Change) =>
    change.type === 'add' && change.list === 'gaps' && placeOf(change) === open;
  const isEmpty = (change: Change) =>
    (change.type === 'add' ? change.draft.text : change.type === 'write' ? change.text : '-').trim() === '';
  const mayGo = (change: Change) => !isHeld(change) && !isEmpty(change) && !conflictOf(server, change);

  const isAsking = () => changes.some((change) => conflictOf(server, change));

  /** Where things stand once an answer has come. */
  const resting = (): Standing => {
    if (changes.some(mayGo)) return { name: 'unsent' };
    return { name: isAsking() ? 'asking' : 'saved' };
  };

  const soon = (ms: number) => {
    clearTimeout(timer);
    if (isLeft) return;
    timer = setTimeout(() => void flush(), ms);
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isBusy) return;
    const going = changes.filter(mayGo);
    const edits = editsBetween(server, withChanges(server, going));
    if (!edits) {
      if (going.length > 0) put(changesSince(changes, going), true);
      if (isAsking()) return stand({ name: 'asking' });
      return stand(changes.length > 0 ? standing : { name: standing.name === 'quiet' ? 'quiet' : 'saved' });
    }
    isBusy = true;
    sending = going;
    stand({ name: 'saving' });
    try {
      server = await save(server.version, edits);
      sending = [];
      retryMs = firstRetryMs;
      put(changesSince(changes, going), true);
      standing = resting();
      onAnswer(server);
      tell();
      if (changes.some(mayGo)) soon(pauseMs);
    } catch (error) {
      sending = [];
      await recover(error);
    } finally {
      isBusy = false;
    }
  }

  async function recover(error: unknown): Promise<void> {
    if (hasCode(error, 'edited_elsewhere')) {
      try {
        const found = await reread();
        if (found.version > server.version) server = found;
      } catch (failure) {
        return recover(failure);
      }
      put(dropDone(server, changes), true);
      onAnswer(server);
      standing = resting();
      tell();
      if (changes.some(mayGo)) soon(0);
      return;
    }
    if (isPassing(error)) {
      soon(retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
      return stand({ name: 'offline' });
    }
    stand({ name: 'refused', sentence: sentenceFor(error, 'Your words could not be saved.') });
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** As the server had it last: what was sent is in it from the moment that it is no change any more. */
    material: () => server,
    shownChanges: () => shown,
    standing: () => standing,
    isOpen: (at: string) => open === at,
    /** The words as they stand now, typed ones too. */
    words: (at: string) => {
      const known = changes.findLast((change) => placeOf(change) === at);
      if (known?.type === 'write') return known.text;
      return known?.type === 'add' ? known.draft.text : wordsAt(server, at);
    },
    conflicts: () => changes.flatMap((change) => conflictOf(server, change) ?? []),
    open(at: string | undefined) {
      open = at;
      shown = changes;
      if (at === undefined && changes.some(mayGo)) soon(0);
      tell();
    },
    /** Typed words are shown once their editor closes. */
    change(next: Change) {
      const change = next.type === 'remove' ? { ...next, before: wordsAt(server, next.at) ?? '' } : next;
      put(withChange(changes, change, isSent), change.type !== 'write' || open !== placeOf(change));
      if (changes.length > 0) {
        standing = { name: 'unsent' };
        soon(pauseMs);
      }
      tell();
    },
    /** Forgets what was not sent of a place. */
    drop(at: string) {
      put(
        changes.filter((change) => placeOf(change) !== at || isSent(change)),
        true,
      );
      if (changes.length === 0 && standing.name === 'unsent') standing = { name: 'saved' };
      tell();
    },
    settle({ change, theirs, mine }: Conflict, choice: 'mine' | 'theirs') {
      const others = changes.filter((each) => placeOf(each) !== placeOf(change));
      put(choice === 'theirs' ? others : [...others, ...insisted(change, mine, theirs)], true);
      standing = { name: changes.length > 0 ? 'unsent' : 'saved' };
      tell();
      soon(0);
    },
    /** What another part of the screen has read since. */
    take(next: M) {
      if (next.version <= server.version) return;
      server = next;
      put(dropDone(server, changes), true);
      tell();
      if (changes.some(mayGo)) soon(pauseMs);
    },
    isEditing: () => isEditing,
    setEditing(next: boolean) {
      isEditing = next;
      tell();
    },
    flush,
    begin() {
      isLeft = false;
      void flush();
    },
    leave() {
      isLeft = true;
      open = undefined;
      void flush();
    },
  };
}

const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network' || error.status === 429 || error.status >= 500);

function conflictOf(server: Material, change: Change): Conflict | undefined {
  if (change.type === 'add') {
    const isThere = hasList(server, change.list);
    return isThere ? undefined : { change, mine: change.draft.text, theirs: undefined };
  }
  const theirs = wordsAt(server, change.at);
  const mine = change.type === 'write' ? change.text : undefined;
  return theirs === change.before || theirs === mine ? undefined : { change, mine, theirs };
}

/** Hers against theirs: what began from words that are there no more begins from theirs. */
function insisted(change: Change, mine: string | undefined, theirs: string | undefined): Change[] {
  if (change.type === 'add') return [];
  if (theirs !== undefined) return [{ ...change, before: theirs }];
  if (change.type === 'remove' || mine === undefined) return [];
  return [{ type: 'add', list: change.list, after: null, draft: { id: change.at, text: mine } }];
}

/** Without what the server has already, from here or from elsewhere. */
const dropDone = (server: Material, changes: readonly Change[]) =>
  changes.filter((change) => {
    if (change.type === 'add') return wordsAt(server, change.draft.id) !== change.draft.text;
    const now = wordsAt(server, change.at);
    return change.type === 'write' ? now !== change.text : now !== undefined;
  });
