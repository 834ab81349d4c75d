/** Which branches of an outline are folded. */
import { type KeyboardEvent, useState } from 'react';
import type { Outline } from '../../../shared/materials.ts';
import { useReading } from '../reading/reading-context.tsx';
import { allBranches, branchesAbove } from './statements.ts';

export type Folding = {
  isFolded: (branch: string) => boolean;
  fold: (branch: string, folded: boolean) => void;
  foldAll: () => void;
  unfoldAll: () => void;
};

const nothing: ReadonlySet<string> = new Set();

export function useFolding(outline: Outline): Folding {
  const [folded, setFolded] = useState(nothing);
  const { step, place } = useReading();
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
    foldAll: () => setFolded(new Set(allBranches(outline))),
    unfoldAll: () => setFolded(nothing),
  };
}

const togglesIn = (tree: Element) =>
  [...tree.querySelectorAll<HTMLElement>('[data-branch]')].filter((toggle) => toggle.checkVisibility());

/** Arrows walk over what folds: up and down from one to the next, left folds, right unfolds. */
export function walkOutline(event: KeyboardEvent<HTMLElement>, { isFolded, fold }: Folding) {
  const toggle = event.target instanceof HTMLElement ? event.target : undefined;
  const branch = toggle?.dataset.branch;
  if (!toggle || branch === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const toggles = togglesIn(event.currentTarget);
  const at = toggles.indexOf(toggle);
  const focus: Record<string, HTMLElement | undefined> = {
    ArrowDown: toggles[at + 1],
    ArrowUp: toggles[at - 1],
    Home: toggles[0],
    End: toggles.at(-1),
  };
  if (event.key in focus) focus[event.key]?.focus();
  else if (event.key === 'ArrowLeft' && !isFolded(branch)) fold(branch, true);
  else if (event.key === 'ArrowRight' && isFolded(branch)) fold(branch, false);
  else return;
  event.preventDefault();
}
