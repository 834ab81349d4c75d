/** Asks an opinion's text by the embedded engine: words, what a sentence does in the opinion, and meaning where the encoder can be run. */
import type { Opinion } from '../../opinion/opinion.ts';
import type { Asked, Passages } from '../asking/passages.ts';
import type { Encoder } from '../extractive/encoder/encoder.ts';
import type { Composer } from './composer.ts';

export async function passagesFor(
  { composer, encoder }: { composer: Composer; encoder: Encoder },
  opinion: Opinion,
  asked: Pick<Asked, 'question' | 'selection'>,
  signal?: AbortSignal,
): Promise<Passages> {
  const texts = await composer.compose('texts', opinion, asked, signal);
  const likeness = await encoder.liken(asked.question, texts, signal);
  return composer.compose('passages', opinion, { ...asked, likeness }, signal);
}
