import type { Pdfium } from './pdfium.ts';

export type Style = { bold: boolean; italic: boolean; hidden: boolean; isFixedPitch: boolean };

const flags = { fixedPitch: 1, italic: 1 << 6, forceBold: 1 << 18 };
const boldName = /bold|black|heavy|semibd|-bd|demi/i;
const italicName = /ital|obliq|slanted|-it\b|cursive/i;
const fixedName = /cour|mono|typewriter|consol|fixed/i;
/** In the PDF's own measure, where regular text has 400. */
const boldWeight = 600;
/** Text render modes 3 and 7 paint nothing. */
const unpaintedModes = [3, 7];

/** Answers a text object's style. Fonts are asked once a page: their handles may be reused once the page is closed. */
export function styleReader(pdfium: Pdfium, scratch: number): (textObject: number) => Style {
  const styles = new Map<number, Style>();
  return (textObject) => {
    const font = textObject ? pdfium.FPDFTextObj_GetFont(textObject) : 0;
    const mode = textObject ? pdfium.FPDFTextObj_GetTextRenderMode(textObject) : 0;
    const hidden = unpaintedModes.includes(mode);
    const key = hidden ? -font - 1 : font;
    let style = styles.get(key);
    if (!style) {
      style = {
        ...(font ? fontStyle(pdfium, font, scratch) : { bold: false, italic: false, isFixedPitch: false }),
        hidden,
      };
      styles.set(key, style);
    }
    return style;
  };
}

function fontStyle(pdfium: Pdfium, font: number, scratch: number): Omit<Style, 'hidden'> {
  const name = fontName(pdfium, font);
  const flagged = pdfium.FPDFFont_GetFlags(font);
  pdfium.FPDFFont_GetItalicAngle(font, scratch);
  const angle = new DataView(pdfium.bytes().buffer).getInt32(scratch, true);
  return {
    bold:
      boldName.test(name) ||
      (flagged & flags.forceBold) !== 0 ||
      pdfium.FPDFFont_GetWeight(font) > boldWeight,
    isFixedPitch: (flagged & flags.fixedPitch) !== 0 || fixedName.test(name),
    italic: italicName.test(name) || (flagged & flags.italic) !== 0 || (angle < 0 && angle > -45),
  };
}

function fontName(pdfium: Pdfium, font: number): string {
  const room = 256;
  const address = pdfium.malloc(room);
  const length = Math.min(pdfium.FPDFFont_GetBaseFontName(font, address, room), room);
  const name = Buffer.from(pdfium.bytes().subarray(address, address + Math.max(0, length - 1))).toString(
    'latin1',
  );
  pdfium.free(address);
  return name;
}
