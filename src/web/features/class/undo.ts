/** What was deleted and can still be taken back: of all of it tells one toast, since only one is shown at a time. */
import { limits } from '../../../shared/prices.ts';
import { listed } from '../../../study/words/listed.ts';
import { onSignOut } from '../../browser/on-sign-out.ts';
import { hasCode } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import { toast } from '../../ui/toast.tsx';

type Deletion = {
  what: 'Case' | 'Class session' | 'Category';
  name: string;
  undo: () => Promise<unknown>;
};

/** With the time, in ms since 1970, until which the server has a way back. */
type Offered = Deletion & { until: number };

const plurals = { Case: 'cases', 'Class session': 'class sessions', Category: 'categories' };

let offered: Offered[] = [];
let dismissOffer = () => {};

onSignOut(() => {
  offered = [];
});

/** Says what was deleted, with the way back for as long as the server has one. */
export function offerUndo(deletion: Deletion): void {
  offer([...offered, { ...deletion, until: Date.now() + limits.restoreWindowSeconds * 1000 }]);
}

function offer(deletions: Offered[]): void {
  offered = deletions.filter(({ until }) => until > Date.now());
  dismissOffer();
  const last = offered.at(-1);
  if (!last) return;
  dismissOffer = toast({
    title: titleOf(offered, 'deleted'),
    description: namesOf(offered),
    action: { label: offered.length > 1 ? 'Undo All' : 'Undo', onPress: () => void undoAll() },
    durationMs: last.until - Date.now(),
  });
}

async function undoAll(): Promise<void> {
  const pressed = offered;
  offered = [];
  const restored: Offered[] = [];
  const kept: Offered[] = [];
  let failure: { one: Offered; error: unknown } | undefined;
  // The last first: what it was deleted from may be gone by one that came before.
  for (const one of pressed.toReversed()) {
    try {
      await one.undo();
      restored.unshift(one);
    } catch (error) {
      failure = { one, error };
      if (!hasCode(error, 'not_found')) kept.unshift(one);
    }
  }
  // What did not come back can be asked for again once it has been said why.
  if (kept.length > 0) offer([...kept, ...offered]);
  if (failure) return tellFailure(failure.one, failure.error);
  toast({ title: titleOf(restored, 'restored'), description: namesOf(restored) });
}

function tellFailure({ name }: Offered, error: unknown): void {
  const way = hasCode(error, 'not_found') ? 'can no longer' : 'couldn’t';
  failed(error, `“${name}” ${way} be restored.`);
}

function titleOf(deletions: readonly Deletion[], done: string): string {
  const [first] = deletions;
  if (!first) return '';
  if (deletions.length === 1) return `${first.what} ${done}`;
  const isAlike = deletions.every(({ what }) => what === first.what);
  return `${deletions.length} ${isAlike ? plurals[first.what] : 'things'} ${done}`;
}

const mostNames = 3;

function namesOf(deletions: readonly Deletion[]): string {
  const names = deletions.map(({ name }) => name);
  const more = names.length - mostNames;
  return listed(more > 0 ? [...names.slice(-mostNames), `${more} more`] : names);
}
