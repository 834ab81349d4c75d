/**
 * Where a student's changes of a material lie until the server has them: saved as typed, kept through a lost network,
 * and never over the words of another window. Does what the steps say; what they say is theirs alone.
 */
import { ApiError, hasCode, sentenceFor } from '../../client/errors.ts';
import { createStore } from '../../store.ts';
import type { Change, Pending } from './changes.ts';
import type { Material } from './content.ts';
import { conflictsOf, layOut, type SaveStatus, standingOf, wordsOf } from './desk-state.ts';
import { type DeskEffect, type DeskEvent, type Failure, step } from './desk-steps.ts';

/** How the desk meets the server; the same for as long as the material is on the screen. */
export type Saving<M extends Material> = {
  save: (version: number, edits: object) => Promise<M>;
  reread: () => Promise<M>;
  /** What the server has now, after a save or a conflict. */
  onAnswer: (material: M) => void;
};

type DeskOptions<M extends Material> = Saving<M> & {
  material: M;
  unsent: readonly Pending[];
  /** On this device, until they are sent. */
  keep: (changes: readonly Pending[]) => void;
};

export type Desk<M extends Material = Material> = ReturnType<typeof openDesk<M>>;

export function openDesk<M extends Material>(options: DeskOptions<M>) {
  const { material, unsent, keep, save, reread, onAnswer } = options;
  let state = layOut(material, unsent);
  let standing = standingOf(state);
  /** What the listeners know: told once the effects of a step have run. */
  const told = createStore(state);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handle(event: DeskEvent<M>): void {
    const { state: next, effects } = step(state, event);
    state = next;
    standing = sameOr(standing, standingOf(state));
    for (const effect of effects) run(effect);
    told.set(state);
  }

  function run(effect: DeskEffect<M>): void {
    switch (effect.type) {
      case 'keep':
        keep(effect.changes);
        return;
      case 'wait':
        clearTimeout(timer);
        timer = setTimeout(() => handle({ type: 'due' }), effect.ms);
        return;
      case 'answer':
        onAnswer(effect.material);
        return;
      case 'save':
        hear(save(effect.version, effect.edits), 'saved');
        return;
      case 'reread':
        hear(reread(), 'reread');
        return;
    }
  }

  function hear(answer: Promise<M>, type: 'saved' | 'reread'): void {
    answer.then(
      (answered) => handle({ type, material: answered }),
      (error: unknown) => handle({ type: 'failed', failure: failureOf(error) }),
    );
  }

  return {
    subscribe: told.subscribe,
    handle,
    material: () => state.server,
    shownChanges: () => state.shown,
    standing: () => standing,
    conflicts: () => conflictsOf(state),
    isOpen: (at: string) => state.open?.at === at,
    isEditing: () => state.isEditing,
    words: (at: string) => wordsOf(state, at),
    open: (at: string) => handle({ type: 'open', at }),
    close: (at: string) => handle({ type: 'close', at }),
    takeBack: (at: string, list: string) => handle({ type: 'take back', at, list }),
    change: (change: Change) => handle({ type: 'change', change }),
    flush: () => handle({ type: 'due' }),
  };
}

/** What watches a standing is told by its identity. */
const sameOr = (known: SaveStatus, next: SaveStatus): SaveStatus =>
  JSON.stringify(known) === JSON.stringify(next) ? known : next;

function failureOf(error: unknown): Failure {
  if (hasCode(error, 'edited_elsewhere')) return { name: 'edited elsewhere' };
  const isPassing =
    error instanceof ApiError && (error.code === 'network' || error.status === 429 || error.status >= 500);
  if (isPassing) return { name: 'passing' };
  return { name: 'refused', sentence: sentenceFor(error, 'Your words couldn’t be saved.') };
}
