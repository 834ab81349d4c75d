/** OpenAI's responses. */
import { event, type Protocol, schemaInWords, textOf, type Usage } from '../protocol.ts';

export const openai: Protocol = {
  read(path, body) {
    if (!path.endsWith('/responses')) return undefined;
    const messages: { role: string; content: unknown }[] =
      typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : body.input;
    const isOfSystem = (role: string) => role === 'system' || role === 'developer';
    const join = (wanted: (role: string) => boolean) =>
      messages
        .filter(({ role }) => wanted(role))
        .map(({ content }) => textOf(content))
        .join('\n\n');
    const prompt = join((role) => !isOfSystem(role));
    const schema = body.text?.format?.schema;
    return {
      model: body.model,
      system: [body.instructions ?? '', join(isOfSystem)].join('\n\n').trim(),
      prompt,
      schema: schema ?? schemaInWords(prompt),
      readsFirst: JSON.stringify(schema ?? ''),
      isStreamed: body.stream === true,
      maxOutputTokens: body.max_output_tokens,
    };
  },
  keyOf: ({ authorization }) => String(authorization ?? '').replace(/^Bearer /, ''),
  stream({ model }, used) {
    let sequence = 0;
    const tell = (type: string, rest: object) => event({ type, sequence_number: sequence++, ...rest }, type);
    const response = { id: 'resp_1', created_at: 1, model };
    const usage = usageOf(used);
    const message = { type: 'message', id: 'msg_1', role: 'assistant' };
    return {
      begin: [
        tell('response.created', { response: { ...response, status: 'in_progress' } }),
        tell('response.output_item.added', { output_index: 0, item: { ...message, content: [] } }),
      ],
      piece: (delta) => tell('response.output_text.delta', { item_id: 'msg_1', output_index: 0, delta }),
      end(ending) {
        const refusal =
          ending === 'refusal'
            ? [
                tell('response.refusal.delta', { item_id: 'msg_1', output_index: 0, delta: refusalWords }),
                tell('response.refusal.done', { item_id: 'msg_1', output_index: 0, refusal: refusalWords }),
              ]
            : [];
        const done = tell('response.output_item.done', {
          output_index: 0,
          item: { ...message, content: [] },
        });
        const last =
          ending === 'length'
            ? tell('response.incomplete', {
                response: { ...response, usage, incomplete_details: { reason: 'max_output_tokens' } },
              })
            : tell('response.completed', { response: { ...response, usage } });
        return [...refusal, done, last];
      },
      breakDown: (message) =>
        tell('response.failed', { response: { ...response, error: { code: 'server_error', message } } }),
    };
  },
  whole: ({ model }, text, ending, used) => ({
    id: 'resp_1',
    created_at: 1,
    model,
    status: ending === 'length' ? 'incomplete' : 'completed',
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        content: [
          ending === 'refusal'
            ? { type: 'refusal', refusal: refusalWords }
            : { type: 'output_text', text, annotations: [] },
        ],
      },
    ],
    incomplete_details: ending === 'length' ? { reason: 'max_output_tokens' } : null,
    usage: usageOf(used),
  }),
  failure: (status, message) => ({ error: { message, type: 'error', param: null, code: String(status) } }),
};

const refusalWords = "I'm sorry, but I can't help with that.";

const usageOf = ({ inputTokens, outputTokens, cachedTokens }: Usage) => ({
  input_tokens: inputTokens,
  input_tokens_details: { cached_tokens: cachedTokens },
  output_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
});
