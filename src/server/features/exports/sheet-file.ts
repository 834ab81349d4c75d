/** What several cases make together as a file: an on-call sheet with its synthesis, a course outline. */
import type { OutlineLength } from '../../../shared/course-outlines.ts';
import { product } from '../../../shared/prices.ts';
import { courseSheet } from '../../../study/print/course-sheet.ts';
import type { Sheet } from '../../../study/print/sheet.ts';
import type { SheetFormat } from '../../../study/print/writers.ts';
import { dayName } from '../../../study/words/day-name.ts';
import type { App } from '../../app.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { getCourseOutline } from '../course-outlines/service.ts';
import { sheetOfSession } from '../sheets/service.ts';
import { type Download, named, requirePaidPlan, sheetFile } from './material-file.ts';

export async function downloadSheet(
  app: App,
  user: SignedIn,
  { id, format }: { id: number; format: SheetFormat },
): Promise<Download> {
  const { sheet, title } = await sheetOfSession(app, user, id);
  await requirePaidPlan(app, user);
  return { ...named(`${title} - ${sheet.kind}`, format), bytes: await bytesOfSheet(app, sheet, format) };
}

/** With links back to the app. */
export async function downloadCourseOutline(
  app: App,
  user: SignedIn,
  { id, format, length }: { id: number; format: SheetFormat; length: OutlineLength },
): Promise<Download> {
  const sheet = await sheetOfCourse(app, user, id, length);
  await requirePaidPlan(app, user);
  return {
    ...named(`${sheet.title} - ${sheet.kind}`, format),
    bytes: await bytesOfSheet(app, sheet, format),
  };
}

export async function sheetOfCourse(
  app: App,
  user: SignedIn,
  id: number,
  length: OutlineLength,
): Promise<Sheet> {
  const { className, ...outline } = await getCourseOutline(app, user, {
    ...{ id, length },
    origin: app.config.appUrl,
  });
  const lines = [count(outline.caseCount)];
  return courseSheet({ title: className, lines }, outline, { isAttack: length === 'attack' });
}

const count = (many: number) => (many === 1 ? '1 case' : `${many} cases`);

export function bytesOfSheet(app: App, sheet: Sheet, format: SheetFormat): Promise<Buffer> {
  const day = dayName(app.now().toISOString().slice(0, 10));
  return sheetFile(app, sheet, format, { trust: `${product} · ${day}` });
}
