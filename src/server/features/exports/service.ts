/** Every file that is made of what a student has: in a thread aside, by its name here. */
import type { OutlineLength } from '../../../shared/course-outlines.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';
import type { DeckFormat, SheetFormat } from '../../../study/print/writers.ts';
import type { App } from '../../app.ts';
import { markOf, type Place } from '../../db/marks.ts';
import type { AsideResult } from '../../outside/aside.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { sheetOfSession } from '../sheets/service.ts';
import { findPlan } from '../subscription/service.ts';
import {
  bytesOf,
  deckOf,
  downloadMaterial,
  type Listed,
  type MaterialFileRequest,
  readMaterial,
} from './material-file.ts';
import { downloadOwnBrief, sheetOfOwnBrief } from './own-brief-file.ts';
import { bytesOfSheet, downloadCourseOutline, downloadSheet, sheetOfCourse } from './sheet-file.ts';

type InFormat = { id: number; format: SheetFormat };
type OfMaterial = MaterialFileRequest & { kind: MaterialKind };
type OfCourse = InFormat & { length: OutlineLength };

/** Whole files ask for the plan; pieces are of a collection whose plan was asked for. */
export const fileWorks = {
  material: (app: App, user: SignedIn, { kind, ...request }: OfMaterial): Promise<AsideResult> =>
    downloadMaterial(app, user, kind, request),
  sheet: (app: App, user: SignedIn, request: InFormat): Promise<AsideResult> =>
    downloadSheet(app, user, request),
  course: (app: App, user: SignedIn, request: OfCourse): Promise<AsideResult> =>
    downloadCourseOutline(app, user, request),
  'own brief': (app: App, user: SignedIn, request: InFormat): Promise<AsideResult> =>
    downloadOwnBrief(app, user, request),
  'material piece': async (
    app: App,
    user: SignedIn,
    { kind, id, format }: OfMaterial,
  ): Promise<AsideResult> => ({
    bytes: await bytesOf(app, await readMaterial(app, user, kind, id), format),
  }),
  'sheet piece': async (app: App, user: SignedIn, { id, format }: InFormat): Promise<AsideResult> => ({
    bytes: await bytesOfSheet(app, (await sheetOfSession(app, user, id)).sheet, format),
  }),
  'course piece': async (
    app: App,
    user: SignedIn,
    { id, format, length }: OfCourse,
  ): Promise<AsideResult> => ({
    bytes: await bytesOfSheet(app, await sheetOfCourse(app, user, id, length), format),
  }),
  'own brief piece': async (app: App, user: SignedIn, { id, format }: InFormat): Promise<AsideResult> => ({
    bytes: await bytesOfSheet(app, await sheetOfOwnBrief(app, user, id), format),
  }),
  'deck piece': async (
    app: App,
    user: SignedIn,
    { listed, format }: { listed: Listed[]; format: DeckFormat },
  ): Promise<AsideResult> => ({ bytes: await deckOf(app, user, listed, format) }),
};

type FileWorks = typeof fileWorks;
export type FileWork = keyof FileWorks;
type FileRequest<Work extends FileWork> = Parameters<FileWorks[Work]>[2];

export const makeFile = <Work extends FileWork>(
  { aside }: App,
  user: SignedIn,
  work: Work,
  request: FileRequest<Work>,
): Promise<AsideResult> => aside.make({ work, user, request });

/** Kept until something of the place changes, and for the day that is printed on it. What the plan does not grant is refused as ever. */
export async function makeKeptFile<Work extends FileWork>(
  app: App,
  user: SignedIn,
  work: Work,
  request: FileRequest<Work>,
  place: Place,
): Promise<AsideResult> {
  const make = () => app.aside.make({ work, user, request, isShared: true });
  if (!(await findPlan(app, user.userId))) return make();
  const mark = `${app.now().toISOString().slice(0, 10)} ${await markOf(app, user, place)}`;
  return app.resultCache.keep(`${user.userId} ${work} ${JSON.stringify(request)}`, mark, make);
}
