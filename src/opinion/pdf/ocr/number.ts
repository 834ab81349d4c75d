import { type Box, enlarged, type Grey } from './grey.ts';
import type { Recogniser } from './recogniser.ts';

export type RecognisedNumber = { text: string; confidence: number };

/** Heights at which digits are recognised best, and the white around them. */
const tries = [
  { pixels: 48, frame: 10 },
  { pixels: 32, frame: 14 },
  { pixels: 64, frame: 24 },
];
/** In percent, as the recognizer says it: no further size is tried. */
const sureEnough = 80;

/** A digit of few pixels may need another size before it is recognised; each try takes a few milliseconds. */
export async function numberIn(box: Box, picture: Grey, recogniser: Recogniser): Promise<RecognisedNumber> {
  let best = { text: '', confidence: 0 };
  for (const { pixels, frame } of tries) {
    const crop = enlarged(picture, grown(box, 2, picture), pixels / (box.y1 - box.y0), frame);
    const found = await recogniser.recogniseNumber(crop);
    if (found.confidence > best.confidence) best = found;
    if (best.confidence > sureEnough) break;
  }
  return best;
}

function grown(box: Box, by: number, { width, height }: Grey): Box {
  return {
    x0: Math.max(0, box.x0 - by),
    y0: Math.max(0, box.y0 - by),
    x1: Math.min(width, box.x1 + by),
    y1: Math.min(height, box.y1 + by),
  };
}
