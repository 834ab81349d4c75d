import { anySite } from './any-site.ts';
import { casetext } from './casetext.ts';
import { courtListener } from './courtlistener.ts';
import { findLaw } from './findlaw.ts';
import { justia } from './justia.ts';
import { lexis } from './lexis.ts';
import { scholar } from './scholar.ts';
import type { Source } from './source.ts';
import { westlaw } from './westlaw.ts';

/** The first whose marks a file bears. */
export const sources: readonly Source[] = [
  ...[westlaw, lexis, scholar, justia, courtListener, findLaw, casetext],
  anySite,
];
