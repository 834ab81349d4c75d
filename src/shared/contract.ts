/** Every endpoint of the product in one list: what OpenAPI describes and the standing tests walk. */
import * as account from './account.ts';
import * as admin from './admin.ts';
import * as adminUsers from './admin-users.ts';
import * as analytics from './analytics.ts';
import * as asking from './asking.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as cases from './cases.ts';
import * as classFiles from './class-files.ts';
import * as classes from './classes.ts';
import * as courseOutlines from './course-outlines.ts';
import * as downloads from './downloads.ts';
import * as drill from './drill.ts';
import type { Endpoint } from './endpoint.ts';
import * as failures from './failures.ts';
import * as highlights from './highlights.ts';
import * as localModels from './local-models.ts';
import * as materials from './materials.ts';
import * as notes from './notes.ts';
import * as passkeys from './passkeys.ts';
import * as payments from './payments.ts';
import * as product from './product.ts';
import * as providers from './providers.ts';
import * as reports from './reports.ts';
import * as search from './search.ts';
import * as seats from './seats.ts';
import * as semesters from './semesters.ts';
import * as sessions from './sessions.ts';
import * as sheets from './sheets.ts';
import * as shelf from './shelf.ts';
import * as subscription from './subscription.ts';
import * as syllabus from './syllabus.ts';
import * as tokens from './tokens.ts';
import * as tryouts from './tryouts.ts';
import * as twoFactor from './two-factor.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

export const contract: Endpoint[] = [
  auth,
  providers,
  passkeys,
  twoFactor,
  account,
  admin,
  analytics,
  adminUsers,
  failures,
  reports,
  audit,
  localModels,
  semesters,
  classes,
  sessions,
  syllabus,
  cases,
  shelf,
  tryouts,
  materials,
  notes,
  downloads,
  sheets,
  courseOutlines,
  classFiles,
  asking,
  highlights,
  drill,
  search,
  seats,
  subscription,
  payments,
  tokens,
  product,
].flatMap((part) => Object.values(part).filter(isEndpoint));
