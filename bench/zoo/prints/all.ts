import { casetextPage } from './casetext.ts';
import { courtListenerPage } from './courtlistener.ts';
import { findLawPage } from './findlaw.ts';
import { justiaPage } from './justia.ts';
import { lexisPrint } from './lexis.ts';
import type { Print } from './print.ts';
import { scholarPage } from './scholar.ts';
import { westlawPrint } from './westlaw.ts';

export const prints: Print[] = [
  westlawPrint,
  lexisPrint,
  justiaPage,
  scholarPage,
  courtListenerPage,
  findLawPage,
  casetextPage,
];
