/** What the four protocols have in common: what was asked, and how an answer is put on the wire. */

export const protocols = ['openai', 'openai-compatible', 'anthropic', 'google'] as const;
export type ProtocolName = (typeof protocols)[number];

export type ProviderRequest = {
  model: string;
  system: string;
  /** All messages but the system's, joined. */
  prompt: string;
  /** The JSON schema that the answer must fit; undefined where the caller asked for no form. */
  schema: JsonSchema | undefined;
  isStreamed: boolean;
  maxOutputTokens: number | undefined;
  /** What this vendor reads before all else, and so keeps with the beginning of a request. */
  readsFirst?: string;
  /** False where the request does not ask for its beginning to be kept, and this vendor wants to be asked. */
  isKept?: boolean;
};

export type JsonSchema = { [key: string]: unknown };

/** Why an answer ended. */
export type Ending = 'stop' | 'length' | 'refusal';

/** `cachedTokens` of the input stood at the beginning of an earlier request. */
export type Usage = { inputTokens: number; outputTokens: number; cachedTokens: number };

export type Protocol = {
  /** Undefined where a path is not this protocol's. */
  read(path: string, body: Body): ProviderRequest | undefined;
  /** The key as this protocol's header carries it. */
  keyOf(headers: Record<string, string | string[] | undefined>): string;
  /** One string a server-sent event, in the protocol's own form. */
  stream(asked: ProviderRequest, usage: Usage): Stream;
  /** The whole answer where none of it is streamed. */
  whole(asked: ProviderRequest, text: string, ending: Ending, usage: Usage): unknown;
  /** The body of an answer with this status. */
  failure(status: number, message: string): unknown;
};

export type Stream = {
  begin: string[];
  piece(text: string): string;
  end(ending: Ending): string[];
  /** The event of a failure after the answer has begun. */
  breakDown(message: string): string;
};

/** A request's parsed JSON; what a protocol needs of it is looked up by name. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is the vendor's, and the tests' own calls are all that come
export type Body = any;

/** A form that is told in words, behind a text that several requests share. */
export function schemaInWords(prompt: string): JsonSchema | undefined {
  const [, told] = /fits this JSON Schema[^\n]*\n(\{.*\})\s*$/.exec(prompt) ?? [];
  return told === undefined ? undefined : JSON.parse(told);
}

export const event = (content: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(content)}\n\n`;

/** A message's text, whether it stands alone or in parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: string }) => part.text ?? '').join('\n');
}
