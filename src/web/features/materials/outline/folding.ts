/** Which branches of an outline are folded. */
import { type KeyboardEvent, useState } from 'react';
import type { Outline } from '../../../../shared/materials.ts';
import { useBeside } from '../../../desk/beside-context.tsx';
import { allBranches, branchesAbove } from './statements.ts';

export type Folding = {
  isFolded: (branch: string) => boolean;
  fold: (branch: string, folded: boolean) => void;
  unfold: (branches: readonly string[]) => void;
  foldAll: () => void;
  unfoldAll: () => void;
};

const nothing: ReadonlySet<string> = new Set();

export function useFolding(outline: Outline): Folding {
  const [folded, setFolded] = useState(nothing);
  const { step, place } = useBeside();
  const [seen, setSeen] = useState(step);
  // Led to a statement, the reader must see it: its branches open before anything scrolls to it.
  if (step !== seen) {
    setSeen(step);
    const above = step?.to === 'statement' && place.from ? branchesAbove(outline, place.from) : [];
    if (above.some((branch) => folded.has(branch)))
      setFolded(new Set([...folded].filter((branch) => !above.includes(branch))));
  }
  return {
    isFolded: (branch) => folded.has(branch),
    fold: (branch, isFolded) => {
      const next = new Set(folded);
      if (isFolded) next.add(branch);
      else next.delete(branch);
      setFolded(next);
    },
    unfold: (branches) => setFolded(new Set([...folded].filter((branch) => !branches.includes(branch)))),
    foldAll: () => setFolded(new Set(allBranches(outline))),
    unfoldAll: () => setFolded(nothing),
  };
}

/** Whatever one can walk to: what folds, and the statements with nothing below them. */
const stopsIn = (tree: Element) =>
  [...tree.querySelectorAll<HTMLElement>('[data-branch], [data-leaf]')].filter((stop) =>
    stop.checkVisibility(),
  );

const entryOf = (element: Element | null | undefined) => element?.closest('section, li');

const stopAbove = (stop: HTMLElement) =>
  entryOf(stop.parentElement?.closest('[data-below]'))?.querySelector<HTMLElement>('[data-branch]');

const firstBelow = (stop: HTMLElement) =>
  entryOf(stop)?.querySelector<HTMLElement>(':scope [data-below] :is([data-branch], [data-leaf])');

/** As in a tree: up and down over what is seen, left to the branch above, right into it, * unfolds all beside it. */
export function walkOutline(event: KeyboardEvent<HTMLElement>, { isFolded, fold, unfold }: Folding) {
  const stop = event.target instanceof HTMLElement ? event.target : undefined;
  if (!stop?.matches('[data-branch], [data-leaf]') || event.altKey || event.ctrlKey || event.metaKey) return;
  const branch = stop.dataset.branch;
  const stops = stopsIn(event.currentTarget);
  const at = stops.indexOf(stop);
  const isOpen = branch !== undefined && !isFolded(branch);
  switch (event.key) {
    case 'ArrowDown':
      stops[at + 1]?.focus();
      break;
    case 'ArrowUp':
      stops[at - 1]?.focus();
      break;
    case 'Home':
      stops[0]?.focus();
      break;
    case 'End':
      stops.at(-1)?.focus();
      break;
    case 'ArrowLeft':
      if (branch !== undefined && isOpen) fold(branch, true);
      else stopAbove(stop)?.focus();
      break;
    case 'ArrowRight':
      if (isOpen) firstBelow(stop)?.focus();
      else if (branch !== undefined) fold(branch, false);
      break;
    case '*':
      unfold(branchesBeside(stop));
      break;
    default:
      return;
  }
  event.preventDefault();
}

function branchesBeside(stop: HTMLElement): string[] {
  const list = entryOf(stop)?.parentElement;
  const entries = [...(list?.children ?? [])].filter((each) => each.matches('section, li'));
  return entries.flatMap((each) => each.querySelector<HTMLElement>('[data-branch]')?.dataset.branch ?? []);
}
