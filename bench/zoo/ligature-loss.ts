/** Takes from a PDF what its fonts say of their ligatures, as some typesetting software does: "final" is then read as "fnal". */

/** In the map of a font that Typst embeds: a glyph, and the letters it stands for. */
const ligature = /(<[\dA-F]{4}> <0066(?:0066)?)(0069|006C)>/gi;

/** The file with each ligature standing for its first letters alone. Blanks keep every offset where it was. */
export function withoutLigatureNames(pdf: Buffer): Buffer {
  return Buffer.from(
    pdf
      .toString('latin1')
      .replace(ligature, (_, kept: string, lost: string) => `${kept}>${' '.repeat(lost.length)}`),
    'latin1',
  );
}
