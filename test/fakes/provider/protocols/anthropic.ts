/** Anthropic's messages. A form is asked for by an output format or, of older models, by a tool named `json`. */
import {
  type Body,
  event,
  type Protocol,
  type ProviderRequest,
  schemaInWords,
  textOf,
  type Usage,
} from '../protocol.ts';

const stopReasons = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' } as const;

export const anthropic: Protocol = {
  read(path, body) {
    if (!path.endsWith('/messages')) return undefined;
    const tool = toolOf(body);
    const prompt = (body.messages ?? [])
      .map(({ content }: { content: unknown }) => textOf(content))
      .join('\n\n');
    const schema = tool?.input_schema ?? body.output_config?.format?.schema;
    const asked: AskedByTool = {
      model: body.model,
      system: textOf(body.system),
      prompt,
      schema: schema ?? schemaInWords(prompt),
      readsFirst: JSON.stringify(schema ?? ''),
      isKept: JSON.stringify(body.messages ?? []).includes('"cache_control"'),
      isStreamed: body.stream === true,
      maxOutputTokens: body.max_tokens,
      byTool: tool !== undefined,
    };
    return asked;
  },
  keyOf: (headers) => String(headers['x-api-key'] ?? ''),
  stream(asked, { outputTokens, ...read }) {
    const tell = (type: string, rest: object = {}) => event({ type, ...rest }, type);
    const isByTool = 'byTool' in asked && asked.byTool === true;
    const usage = { ...inputOf(read), output_tokens: 1 };
    const message = {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      model: asked.model,
      content: [],
      usage,
    };
    const block = isByTool
      ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} }
      : { type: 'text', text: '' };
    return {
      begin: [
        tell('message_start', { message }),
        tell('content_block_start', { index: 0, content_block: block }),
        tell('ping'),
      ],
      piece: (text) =>
        tell('content_block_delta', {
          index: 0,
          delta: isByTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
        }),
      end: (ending) => [
        tell('content_block_stop', { index: 0 }),
        tell('message_delta', {
          delta: {
            stop_reason: isByTool && ending === 'stop' ? 'tool_use' : stopReasons[ending],
            stop_sequence: null,
          },
          usage: { output_tokens: outputTokens },
        }),
        tell('message_stop'),
      ],
      breakDown: (words) => tell('error', { error: { type: 'overloaded_error', message: words } }),
    };
  },
  whole: (asked, text, ending, { outputTokens, ...read }) => {
    const isByTool = 'byTool' in asked && asked.byTool === true;
    return {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      model: asked.model,
      content: [
        isByTool
          ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) }
          : { type: 'text', text },
      ],
      stop_reason: isByTool && ending === 'stop' ? 'tool_use' : stopReasons[ending],
      stop_sequence: null,
      usage: { ...inputOf(read), output_tokens: outputTokens },
    };
  },
  failure: (status, message) => ({ type: 'error', error: { type: kindOf(status), message } }),
};

/** Anthropic counts apart what it had kept. */
const inputOf = ({ inputTokens, cachedTokens }: Omit<Usage, 'outputTokens'>) => ({
  input_tokens: inputTokens - cachedTokens,
  cache_read_input_tokens: cachedTokens,
});

type AskedByTool = ProviderRequest & { byTool: boolean };

function toolOf(body: Body): { input_schema: ProviderRequest['schema'] } | undefined {
  return (body.tools ?? []).find(({ name }: { name: string }) => name === 'json');
}

function kindOf(status: number): string {
  if (status === 401) return 'authentication_error';
  if (status === 429) return 'rate_limit_error';
  if (status === 529) return 'overloaded_error';
  return status < 500 ? 'invalid_request_error' : 'api_error';
}
