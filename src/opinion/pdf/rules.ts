import type { Rule } from '../page.ts';
import type { Pdfium } from './pdfium.ts';

const kinds = { path: 2 };
/** A page with more objects is a drawing; and of rules no page has so many. */
const most = { objects: 4000, rules: 200 };
/** In points: how thin a rule is, and how long at least. */
const thickest = 2.5;
const shortest = 8;

/** The level rules that a page draws: above footnotes, under words. */
export function rulesOn(pdfium: Pdfium, page: number): Rule[] {
  const count = pdfium.FPDFPage_CountObjects(page);
  if (count > most.objects) return [];
  const scratch = pdfium.malloc(16);
  const rules: Rule[] = [];
  const bounds = (): [number, number, number, number] => {
    const [one = 0, two = 0, three = 0, four = 0] = pdfium
      .floats()
      .subarray(scratch >> 2, (scratch >> 2) + 4);
    return [one, two, three, four];
  };
  pdfium.FPDF_GetPageBoundingBox(page, scratch);
  const [frameLeft, frameTop] = bounds();
  for (let index = 0; index < count && rules.length < most.rules; index++) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    if (pdfium.FPDFPageObj_GetType(object) !== kinds.path) continue;
    if (!pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const [left, bottom, right, top] = bounds();
    if (top - bottom > thickest || right - left < shortest) continue;
    rules.push({ x: left - frameLeft, right: right - frameLeft, y: frameTop - (top + bottom) / 2 });
  }
  pdfium.free(scratch);
  return rules;
}
