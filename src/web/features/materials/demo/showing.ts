/** Which material of an exhibited case is shown: the address says it. */

import type { MaterialName } from '../../../desk/material-name.ts';
import { pathTo } from '../../../paths.ts';

export const shownNames: readonly MaterialName[] = ['Brief', 'Outline', 'Questions'];

const parameter = 'show';

export function readShown(search: string): MaterialName {
  const named = new URLSearchParams(search).get(parameter);
  return shownNames.find((name) => name.toLowerCase() === named) ?? 'Brief';
}

/** Of the demo, unless another screen is named that shows a case in this way. */
export const pathToShown = (name: MaterialName, screen: string = pathTo.demo()) =>
  name === 'Brief' ? screen : `${screen}?${parameter}=${name.toLowerCase()}`;
