/** Speech recognition of the browser: on this device where it can, else only after she agreed that it is sent away. */
import { z } from 'zod';

/** As much of it as is used; it is in no library of types yet. */
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
};
type Options = { langs: string[]; processLocally: boolean };
type RecognitionClass = {
  new (): Recognition;
  available?(options: Options): Promise<string>;
  install?(options: Options): Promise<boolean>;
};

const lang = 'en-US';
const onDevice: Options = { langs: [lang], processLocally: true };

function recognitionClass(): RecognitionClass | undefined {
  const names = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

export type Speech = 'none' | 'on_device' | 'downloadable' | 'sent_away';

/** What this browser offers. */
export async function findSpeech(): Promise<Speech> {
  const found = recognitionClass();
  if (!found) return 'none';
  const state = await found.available?.(onDevice).catch(() => 'unavailable');
  if (state === 'available') return 'on_device';
  return state === 'downloadable' || state === 'downloading' ? 'downloadable' : 'sent_away';
}

/** Asks the browser to download what it needs to listen by itself; false where it does not. */
export const installSpeech = async (): Promise<boolean> =>
  (await recognitionClass()
    ?.install?.(onDevice)
    .catch(() => false)) ?? false;

const resultSchema = z.object({
  results: z.custom<ArrayLike<ArrayLike<{ transcript: string }>>>((value) => typeof value === 'object'),
});

type Hearing = { onWords: (words: string) => void; onEnd: (failure: string | undefined) => void };

/** Listens until it is stopped; `onWords` hears all of it so far each time. */
export function listen(isOnDevice: boolean, { onWords, onEnd }: Hearing): () => void {
  const Found = recognitionClass();
  if (!Found) return () => undefined;
  const recognition = new Found();
  recognition.lang = lang;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (isOnDevice) recognition.processLocally = true;
  let failure: string | undefined;
  recognition.addEventListener('result', (event) => {
    const { results } = resultSchema.parse(event);
    onWords(Array.from(results, (result) => result[0]?.transcript.trim() ?? '').join(' '));
  });
  recognition.addEventListener('error', (event) => {
    failure = 'error' in event ? String(event.error) : 'unknown';
  });
  recognition.addEventListener('end', () => onEnd(failure));
  recognition.start();
  return () => recognition.stop();
}
