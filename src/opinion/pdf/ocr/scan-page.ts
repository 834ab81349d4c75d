/** One page of a scan, from its picture to its runs. */
import type { Block } from 'tesseract.js';
import type { PdfPage } from '../../page.ts';
import { type Grey, shrunk, turned } from './grey.ts';
import type { Recogniser } from './recogniser.ts';
import type { Rendered } from './render.ts';
import { lookAgain } from './second-look.ts';
import { isWithoutText, smallSide, textLinesOf } from './text-lines.ts';
import { uprightOf } from './upright.ts';
import { confidenceOf, lettersOf, runsOf } from './words.ts';

type Attempt = { picture: Grey; blocks: Block[]; confidence: number };

/** Upright English is recognised with more than this even from a bad scan, and on its head with far less (32 against 90). */
const sureEnough = 65;
/** Below this a page holds pictures or handwriting, and what was recognised is noise. */
const noise = 30;

/** A page without text answers one without runs. */
export async function readScan(number: number, page: Rendered, recogniser: Recogniser): Promise<PdfPage> {
  const { scale } = page;
  const small = shrunk(page, Math.max(1, Math.round(Math.max(page.width, page.height) / smallSide)));
  const upright = isWithoutText(textLinesOf(small)) ? undefined : uprightOf(page);
  const best = upright && (await attempts(upright.picture, scale * 72, recogniser));
  const { width, height } = best?.picture ?? page;
  const isText = best !== undefined && best.confidence > noise;
  const lines = isText ? await lookAgain(best.blocks, best.picture, recogniser) : [];
  return {
    number,
    width: width / scale,
    height: height / scale,
    runs: runsOf(lines, scale),
    confidence: isText ? best.confidence / 100 : 0,
  };
}

/** A page that is hardly recognised is tried upside down too; the surer reading counts. */
async function attempts(picture: Grey, dpi: number, recogniser: Recogniser): Promise<Attempt> {
  const first = await attempt(picture, dpi, recogniser);
  if (first.confidence > sureEnough) return first;
  const second = await attempt(turned(picture, 2), dpi, recogniser);
  return weight(second) > weight(first) ? second : first;
}

async function attempt(picture: Grey, dpi: number, recogniser: Recogniser): Promise<Attempt> {
  const blocks = await recogniser.recognise(picture, dpi);
  return { picture, blocks, confidence: confidenceOf(blocks) };
}

/** A single sure word does not outweigh a page of fairly sure ones. */
function weight({ blocks, confidence }: Attempt): number {
  return confidence * Math.min(1, lettersOf(blocks) / 100);
}
