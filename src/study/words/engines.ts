/** What an engine is called before a student: "extractive-1", "openai:gpt-5-mini". */

import { companies, isCompany } from './providers.ts';

export const isEmbedded = (engine: string) => engine.startsWith('extractive');

/** "openai:gpt-5-mini" is the language model gpt-5-mini from OpenAI. */
export function modelName(engine: string): string {
  const [, provider = '', model = engine] = /^([^:]+):(.+)$/.exec(engine) ?? [];
  if (isCompany(provider)) return `the language model ${model} from ${companies[provider].company}`;
  return `the language model ${model}${provider === 'openai-compatible' ? ' on its own server' : ''}`;
}

/** What the embedded engine's statements are: words of the opinion, in a choice that may be wrong. */
export const chosenByProgram = 'Quoted: chosen by the program. Check it.';

/** Of a material that came with a class file: who made it first is only what the file says. */
export const broughtIn = 'brought-in';

/** Who made a material. */
export const makerName = (engine: string): string =>
  engine === broughtIn
    ? 'another student and added from a class file'
    : isEmbedded(engine)
      ? 'the embedded engine from the opinion’s own sentences'
      : modelName(engine);
