import type { Layout } from '../layout.ts';
import { federal } from './federal.ts';
import { keptApart } from './kept-apart.ts';
import { publishers } from './publishers.ts';
import { states } from './states.ts';
import { trialCourts } from './trial-courts.ts';

export const layouts: Layout[] = [...federal, ...trialCourts, ...states, ...publishers, ...keptApart];
export const keptApartNames: ReadonlySet<string> = new Set(keptApart.map(({ name }) => name));
