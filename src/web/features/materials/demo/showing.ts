/** Which material of an exhibited case is shown: the address says it. */

import type { MaterialName } from '../../../desk/material-name.ts';
import { pathTo } from '../../../paths.ts';

/** The drill is no material, but it is made of one. */
export type ShownName = MaterialName | 'Drill';

export const shownNames: readonly ShownName[] = ['Brief', 'Outline', 'Questions', 'Drill'];

const parameter = 'show';

export function readShown(search: string): ShownName {
  const named = new URLSearchParams(search).get(parameter);
  return shownNames.find((name) => name.toLowerCase() === named) ?? 'Brief';
}

/** Of the demo, unless another screen is named that shows a case in this way. */
export const pathToShown = (name: ShownName, screen: string = pathTo.demo()) =>
  name === 'Brief' ? screen : `${screen}?${parameter}=${name.toLowerCase()}`;
