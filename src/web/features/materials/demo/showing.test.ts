import { expect, it } from 'vitest';
import { pathToShown, readShown, shownNames } from './showing.ts';

it('opens at the brief, and at each material by its own address', () => {
  expect(readShown('')).toBe('Brief');
  expect(readShown('show=nothing&at=p1')).toBe('Brief');
  for (const name of shownNames) expect(readShown(pathToShown(name).split('?')[1] ?? '')).toBe(name);
});
