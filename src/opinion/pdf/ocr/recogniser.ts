import type { Block } from 'tesseract.js';
import { type Grey, pgmOf } from './grey.ts';
import { modelFolder } from './model.ts';

export type Recogniser = {
  /** What stands in the picture, in its pixels. */
  recognise(picture: Grey, dpi: number): Promise<Block[]>;
};

/** Loads the library and the English model from disk: about half a second, once a process. */
export async function loadRecogniser(): Promise<Recogniser> {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: modelFolder(),
    cacheMethod: 'none',
    gzip: true,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    async recognise(picture, dpi) {
      await worker.setParameters({ user_defined_dpi: String(Math.round(dpi)) });
      const { data } = await worker.recognize(pgmOf(picture), {}, { blocks: true, text: false });
      return data.blocks ?? [];
    },
  };
}
