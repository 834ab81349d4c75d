import type { Pdfium } from '../pdfium.ts';
import type { Grey } from './grey.ts';

/** What a page looks like, in grey; `scale` is pixels a point. */
export type Rendered = Grey & { scale: number };

const greyFormat = 1;
const greyscaleFlag = 0x08;
const annotationsFlag = 0x01;
const white = 0xffffffff | 0;

/** Recognition gains nothing from more than 200 dots an inch of a page of usual size. */
const usualDpi = 200;
/** Pages whose size says nothing (a photo at one point a pixel, a card) are drawn as if they were a sheet. */
const longSide = { least: 1300, usual: 2200, most: 2900 };

/** `side` is the longer side in pixels, where recognition's own resolution is not what is wanted. */
export function renderPage(pdfium: Pdfium, page: number, side?: number): Rendered {
  const { width, height } = pageSize(pdfium, page);
  const longer = Math.max(width, height);
  const scale = side === undefined ? scaleFor(longer) : side / longer;
  const columns = Math.max(1, Math.round(width * scale));
  const rows = Math.max(1, Math.round(height * scale));
  const address = pdfium.malloc(columns * rows);
  if (!address) throw new Error('There is no memory for a page.');
  const bitmap = pdfium.FPDFBitmap_CreateEx(columns, rows, greyFormat, address, columns);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, 0, greyscaleFlag | annotationsFlag);
  const pixels = pdfium.bytes().slice(address, address + columns * rows);
  pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.free(address);
  return { width: columns, height: rows, pixels, scale };
}

/** In points, as the page is shown. */
function pageSize(pdfium: Pdfium, page: number): { width: number; height: number } {
  const width = pdfium.FPDF_GetPageWidthF(page);
  const height = pdfium.FPDF_GetPageHeightF(page);
  return { width: width > 0 ? width : 612, height: height > 0 ? height : 792 };
}

function scaleFor(longer: number): number {
  const usual = usualDpi / 72;
  const side = longer * usual;
  return side < longSide.least || side > longSide.most ? longSide.usual / longer : usual;
}
