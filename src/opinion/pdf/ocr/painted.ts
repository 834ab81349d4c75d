import type { Pdfium } from '../pdfium.ts';

/** What a page paints besides text that can be read. */
export type Painted = {
  /** Share of the sheet that its largest picture covers. */
  coverage: number;
  /** No picture worth the name and next to no drawing: a blank sheet. */
  isEmpty: boolean;
};

const kinds = { text: 1, path: 2, image: 3, shading: 4, form: 5 };
/** A frame, a rule or a crest's outline is drawn with fewer; letters that are drawn as outlines take more. */
const fewDrawings = 40;
/** A picture that covers less than this shows a seal or a signature. */
const leastCoverage = 0.08;
const mostObjects = 20_000;

/** Walks the page's objects; forms count with what they hold, their pictures with the form's place. */
export function paintedOn(pdfium: Pdfium, page: number): Painted {
  const sheet = pdfium.FPDF_GetPageWidthF(page) * pdfium.FPDF_GetPageHeightF(page);
  const scratch = pdfium.malloc(16);
  let area = 0;
  let drawings = 0;
  const visit = (object: number, depth: number, placed: number): void => {
    const kind = pdfium.FPDFPageObj_GetType(object);
    if (kind === kinds.image) area = Math.max(area, areaOf(pdfium, placed, scratch));
    else if (kind !== kinds.form) drawings++;
    else if (depth < 3) {
      const count = Math.min(pdfium.FPDFFormObj_CountObjects(object), mostObjects);
      for (let index = 0; index < count; index++) {
        visit(pdfium.FPDFFormObj_GetObject(object, index), depth + 1, placed);
      }
    }
  };
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), mostObjects);
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    visit(object, 0, object);
  }
  pdfium.free(scratch);
  const coverage = sheet > 0 ? Math.min(1, area / sheet) : 0;
  return { coverage, isEmpty: coverage < leastCoverage && drawings < fewDrawings };
}

function areaOf(pdfium: Pdfium, object: number, scratch: number): number {
  if (!pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return 0;
  const [left, bottom, right, top] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 4);
  return Math.max(0, (right ?? 0) - (left ?? 0)) * Math.max(0, (top ?? 0) - (bottom ?? 0));
}
