/** What an engine is called before a student: "extractive-1", "openai:gpt-5-mini". */

export const isEmbedded = (engine: string) => engine.startsWith('extractive');

const vendors: Record<string, string> = {
  openai: 'of OpenAI',
  anthropic: 'of Anthropic',
  google: 'of Google',
  'openai-compatible': 'on a server of its own',
};

/** "openai:gpt-5-mini" is the language model gpt-5-mini of OpenAI. */
export function modelName(engine: string): string {
  const [, provider = '', model = engine] = /^([^:]+):(.+)$/.exec(engine) ?? [];
  return `the language model ${[model, vendors[provider]].filter(Boolean).join(' ')}`;
}

/** Of a material that came with a class file: who made it first is only what the file says. */
export const broughtIn = 'brought-in';

/** Who made a material. */
export const makerName = (engine: string): string =>
  engine === broughtIn
    ? 'another student, and brought in with a class file'
    : isEmbedded(engine)
      ? 'the embedded engine from the opinion’s own sentences'
      : modelName(engine);
