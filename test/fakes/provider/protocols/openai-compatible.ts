/** Chat completions, as OpenAI introduced them and most local servers speak them. */
import { type Body, event, type Protocol, type ProviderRequest, textOf, type Usage } from '../protocol.ts';

const finishReasons = { stop: 'stop', length: 'length', refusal: 'content_filter' } as const;

export const openaiCompatible: Protocol = {
  read(path, body) {
    if (!path.endsWith('/chat/completions')) return undefined;
    return {
      model: body.model,
      system: joined(body, (role) => role === 'system' || role === 'developer'),
      prompt: joined(body, (role) => role === 'user' || role === 'assistant'),
      schema: body.response_format?.json_schema?.schema,
      isStreamed: body.stream === true,
      maxOutputTokens: body.max_completion_tokens ?? body.max_tokens,
    };
  },
  keyOf: ({ authorization }) => String(authorization ?? '').replace(/^Bearer /, ''),
  stream(asked, used) {
    const chunk = (choices: object[], rest: object = {}) =>
      event({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: asked.model,
        choices,
        ...rest,
      });
    return {
      begin: [chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }])],
      piece: (text) => chunk([{ index: 0, delta: { content: text }, finish_reason: null }]),
      end: (ending) => [
        chunk([{ index: 0, delta: {}, finish_reason: finishReasons[ending] }]),
        chunk([], { usage: usageOf(used) }),
        'data: [DONE]\n\n',
      ],
      breakDown: (message) => event({ error: { message, type: 'server_error', code: 'server_error' } }),
    };
  },
  whole: (asked, text, ending, used) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: asked.model,
    choices: [
      { index: 0, message: { role: 'assistant', content: text }, finish_reason: finishReasons[ending] },
    ],
    usage: usageOf(used),
  }),
  failure: (status, message) => ({ error: { message, type: 'error', code: String(status) } }),
};

const usageOf = ({ inputTokens, outputTokens, cachedTokens }: Usage) => ({
  prompt_tokens: inputTokens,
  prompt_tokens_details: { cached_tokens: cachedTokens },
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
});

function joined(body: Body, isWanted: (role: string) => boolean): ProviderRequest['prompt'] {
  const messages: { role: string; content: unknown }[] = body.messages ?? [];
  return messages
    .filter(({ role }) => isWanted(role))
    .map(({ content }) => textOf(content))
    .join('\n\n');
}
