import type { Block, Word } from 'tesseract.js';
import { type Grey, pgmOf } from './grey.ts';
import { modelFolder } from './model.ts';

export type Recogniser = {
  /** What stands in the picture, in its pixels. */
  recognise(picture: Grey, dpi: number): Promise<Block[]>;
  /** The number, or the mark of a note, that stands alone in a small picture, and how sure it is, 0 to 100. */
  recogniseNumber(picture: Grey): Promise<{ text: string; confidence: number }>;
};

const numberLetters = '0123456789*†‡';

/**
 * Loads the library and the English model from disk: about half a second, once a process. `onProgress` is called while a
 * picture is recognised, some dozens of times a page.
 */
export async function loadRecogniser(onProgress?: () => void): Promise<Recogniser> {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: modelFolder(),
    cacheMethod: 'none',
    gzip: true,
    ...(onProgress ? { logger: onProgress } : {}),
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  const read = async (picture: Grey) =>
    (await worker.recognize(pgmOf(picture), {}, { blocks: true, text: false })).data;
  return {
    async recognise(picture, dpi) {
      await worker.setParameters({ user_defined_dpi: String(Math.round(dpi)) });
      return (await read(picture)).blocks ?? [];
    },
    async recogniseNumber(picture) {
      await worker.setParameters({
        tessedit_pageseg_mode: PSM.SINGLE_WORD,
        tessedit_char_whitelist: numberLetters,
      });
      const { blocks } = await read(picture);
      await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, tessedit_char_whitelist: '' });
      const words = wordsIn(blocks ?? []);
      const confidence = Math.min(100, ...words.map((word) => word.confidence));
      return { text: words.map(({ text }) => text).join(' '), confidence: words.length > 0 ? confidence : 0 };
    },
  };
}

function wordsIn(blocks: Block[]): Word[] {
  return blocks.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)),
  );
}
