/** The language model that some browsers bring along (the Prompt API's `LanguageModel`): on the device, nothing is sent. */
import { useEffect, useState } from 'react';

export type OwnModelState = 'unavailable' | 'downloadable' | 'downloading' | 'available';

type Options = {
  expectedInputs: { type: 'text'; languages: string[] }[];
  expectedOutputs: { type: 'text'; languages: string[] }[];
};
type Monitor = {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
};
type Session = {
  prompt(input: string, options: { responseConstraint?: object; signal?: AbortSignal }): Promise<string>;
  destroy(): void;
};
/** As the interface is documented; browsers without it have nothing of that name. */
type LanguageModelInterface = {
  availability(options: Options): Promise<OwnModelState>;
  create(
    options: Options & {
      initialPrompts: { role: 'system'; content: string }[];
      signal?: AbortSignal;
      monitor?: (monitor: Monitor) => void;
    },
  ): Promise<Session>;
};

const english: Options = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

const find = () => (globalThis as { LanguageModel?: LanguageModelInterface }).LanguageModel;

/** What the browser says of it; nothing is loaded before she asks for it. */
export function useOwnModel(): OwnModelState {
  const [state, setState] = useState<OwnModelState>('unavailable');
  useEffect(() => {
    let isGone = false;
    find()
      ?.availability(english)
      .then((found) => {
        if (!isGone) setState(found);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return state;
}

type Asking = {
  system: string;
  prompt: string;
  /** A JSON schema that the answer must fit. */
  form: object;
  signal: AbortSignal;
  /** From 0 to 1, where the browser has to download the model first. */
  onDownload: (share: number) => void;
};

/** Answers the text as it came; throws where the browser has no model, or she stops it. */
export async function askOwnModel({ system, prompt, form, signal, onDownload }: Asking): Promise<string> {
  const model = find();
  if (!model) throw new Error('This browser has no language model');
  const session = await model.create({
    ...english,
    initialPrompts: [{ role: 'system', content: system }],
    signal,
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
  });
  try {
    return await session.prompt(prompt, { responseConstraint: form, signal });
  } finally {
    session.destroy();
  }
}
