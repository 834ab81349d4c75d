import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** PDFium's own exports: called without the wrappers' conversions, which cost more than the calls. Every value is a number. */
export type Pdfium = {
  [name in Export]: (...values: number[]) => number;
} & {
  /** Views of the memory as it is now: growth replaces them, so they are asked for again after every page is loaded. */
  floats(): Float32Array;
  doubles(): Float64Array;
  bytes(): Uint8Array;
};

const exportNames = [
  'malloc',
  'free',
  'FPDF_LoadMemDocument',
  'FPDF_CloseDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDFBookmark_GetFirstChild',
  'FPDFBookmark_GetNextSibling',
  'FPDFBookmark_GetTitle',
  'FPDFBookmark_GetDest',
  'FPDFBookmark_GetAction',
  'FPDFAction_GetDest',
  'FPDFDest_GetDestPageIndex',
  'FPDFDest_GetLocationInPage',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageBoundingBox',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetCharBox',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetTextObject',
  'FPDFText_IsGenerated',
  'FPDFText_GetFontSize',
  'FPDFText_GetMatrix',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFFont_GetBaseFontName',
  'FPDFFont_GetFlags',
  'FPDFFont_GetWeight',
  'FPDFFont_GetItalicAngle',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFImageObj_GetImagePixelSize',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_Destroy',
  'FPDF_RenderPageBitmap',
] as const;

type Export = (typeof exportNames)[number];

type Runtime = {
  wasmExports: Record<string, (...values: number[]) => number>;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  HEAPU8: Uint8Array;
};

/** Loads the library: about 40 ms, once a process. */
export async function loadPdfium(): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium');
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  // The typings ask for an ArrayBuffer of its own; Emscripten copies what it gets.
  const wrapped = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  wrapped.FPDF_InitLibrary();
  // The package's types lean on Emscripten's, which it does not bring; the exports are checked against the list above.
  const module = wrapped.pdfium as unknown as Runtime;
  const exports = module.wasmExports;
  const calls = Object.fromEntries(
    exportNames.map((name) => {
      const call = exports[name];
      if (!call) throw new Error(`PDFium does not export ${name}`);
      return [name, call];
    }),
  ) as Record<Export, (...values: number[]) => number>;
  return {
    ...calls,
    floats: () => module.HEAPF32,
    doubles: () => module.HEAPF64,
    bytes: () => module.HEAPU8,
  };
}
