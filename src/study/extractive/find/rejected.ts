/** The ruling under review that the court rejects in so many words, and the sentence that says why. */
import type { Judged, Reading } from '../read/reading.ts';
import { lowerCourt } from '../read/voice.ts';

const mostWords = 12;
const untilPlace = 0.5;

const rejects =
  /^(?:(?:That|This|The) (?:decision|ruling|judgment|holding|conclusion|determination|result|was|is)\b.*\b(?:cannot stand|error|wrong|incorrect|mistaken|erroneous)\b|We (?:disagree|reverse|vacate|cannot agree|do not agree)\b(?! with)|Not so\b|In (?:so )?(?:holding|ruling|concluding)\b.*\berred\b)/;

export type Rejected = { ruling: Judged; reason?: Judged };

/** The first of them: what is rejected later are steps of the reasoning. */
export function rejectedIn({ sentences }: Reading): Rejected | undefined {
  for (const { index, shown, words, place } of sentences) {
    if (place > untilPlace) return undefined;
    const ruling = sentences[index - 1];
    if (words > mostWords || !ruling || !rejects.test(shown)) continue;
    if (ruling.voice !== 'below' || !lowerCourt.test(ruling.text) || !rules.test(ruling.text)) continue;
    const reason = sentences[index + 1];
    return { ruling, ...(reason ? { reason } : {}) };
  }
  return undefined;
}

const rules = /\b(?:held|ruled|concluded|determined|found) that\b/;
