/** Asks an opinion's text by the embedded engine: words, what a sentence does in the opinion, and meaning where the encoder can be run. */
import type { Opinion } from '../../opinion/opinion.ts';
import type { Passages, StudentQuestion } from '../asking/passages.ts';
import type { Encoder } from '../extractive/encoder/encoder.ts';
import type { Composer } from './composer.ts';

type Engine = { composer: Composer; encoder: Encoder };

/** Reads what a question will be likened to, so that the first is answered as soon as the second. */
export async function prepareToAsk({ composer, encoder }: Engine, opinion: Opinion): Promise<void> {
  await encoder.prepare(await composer.compose('texts', opinion, undefined));
}

export async function passagesFor(
  { composer, encoder }: Engine,
  opinion: Opinion,
  asked: Pick<StudentQuestion, 'question' | 'selection'>,
  signal?: AbortSignal,
): Promise<Passages> {
  const texts = await composer.compose('texts', opinion, asked, signal);
  const likeness = await encoder.liken(asked.question, texts, signal);
  return composer.compose('passages', opinion, { ...asked, likeness }, signal);
}
