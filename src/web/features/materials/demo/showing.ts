/** Which material the demo shows: the address says it. */

import type { MaterialName } from '../../../desk/material-name.ts';
import { pathTo } from '../../../paths.ts';

export const shownNames: readonly MaterialName[] = ['Brief', 'Outline', 'Questions'];

const parameter = 'show';

export function readShown(search: string): MaterialName {
  const named = new URLSearchParams(search).get(parameter);
  return shownNames.find((name) => name.toLowerCase() === named) ?? 'Brief';
}

export const pathToShown = (name: MaterialName) =>
  name === 'Brief' ? pathTo.demo() : `${pathTo.demo()}?${parameter}=${name.toLowerCase()}`;
