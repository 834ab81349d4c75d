/** Google's generateContent and streamGenerateContent. */
import { type Ending, event, type Protocol, textOf, type Usage } from '../protocol.ts';

const finishReasons = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' } as const;

export const google: Protocol = {
  read(path, body) {
    const [, model, method] = /\/models\/([^:]+):(generateContent|streamGenerateContent)$/.exec(path) ?? [];
    if (model === undefined) return undefined;
    return {
      model: decodeURIComponent(model),
      system: textOf(body.systemInstruction?.parts),
      prompt: (body.contents ?? []).map(({ parts }: { parts: unknown }) => textOf(parts)).join('\n\n'),
      schema: body.generationConfig?.responseJsonSchema ?? body.generationConfig?.responseSchema,
      isStreamed: method === 'streamGenerateContent',
      maxOutputTokens: body.generationConfig?.maxOutputTokens,
    };
  },
  keyOf: (headers) => String(headers['x-goog-api-key'] ?? ''),
  stream(_, usage) {
    return {
      begin: [],
      piece: (text) => event({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
      end: (ending) => [event(answer('', ending, usage))],
      breakDown: (message) => event({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
    };
  },
  whole: (_, text, ending, usage) => answer(text, ending, usage),
  failure: (status, message) => ({ error: { code: status, message, status: kindOf(status) } }),
};

const answer = (text: string, ending: Ending, { inputTokens, outputTokens, cachedTokens }: Usage) => ({
  candidates: [
    { content: { parts: [{ text }], role: 'model' }, finishReason: finishReasons[ending], index: 0 },
  ],
  usageMetadata: {
    promptTokenCount: inputTokens,
    cachedContentTokenCount: cachedTokens,
    candidatesTokenCount: outputTokens,
    totalTokenCount: inputTokens + outputTokens,
  },
});

function kindOf(status: number): string {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 429) return 'RESOURCE_EXHAUSTED';
  return status < 500 ? 'INVALID_ARGUMENT' : 'UNAVAILABLE';
}
