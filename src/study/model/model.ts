/** A language model in our words: one call, one kind of failure. Which vendor answers is decided outside. */
import type { z } from 'zod';
import type { MaterialKind } from '../material/schema.ts';

export type Usage = {
  /** All that was read, kept from an earlier request or not. */
  inputTokens: number;
  outputTokens: number;
  /** Of the input, what the provider had kept from an earlier request, and what it kept for later ones. */
  cachedTokens?: number | undefined;
  keptTokens?: number | undefined;
};

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0 };

export function addUsage(one: Usage, other: Usage): Usage {
  const cachedTokens = (one.cachedTokens ?? 0) + (other.cachedTokens ?? 0);
  const keptTokens = (one.keptTokens ?? 0) + (other.keptTokens ?? 0);
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    ...(cachedTokens > 0 ? { cachedTokens } : {}),
    ...(keptTokens > 0 ? { keptTokens } : {}),
  };
}

/** Takes token counts and names of models, never a text. */
export type ModelLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};

export type ModelRequest<T> = {
  schema: z.ZodType<T>;
  /** Names the schema to the provider: letters, digits and underscores. */
  schemaName: string;
  system: string;
  prompt: string;
  /** So many letters at the prompt's beginning are the same in other requests of the run: a provider may keep them. */
  sharedLetters?: number | undefined;
  maxOutputTokens: number;
  signal: AbortSignal;
  /** What can be read of the answer so far; checked against nothing, and it begins anew when a call is tried again. */
  onPartial?: ((partial: unknown) => void) | undefined;
};

export type Model = {
  /** What it adds in premium to its own standard, where that is another thing than what the prompts ask for. */
  premiumAdds?: Record<MaterialKind, string | null>;
  /** "openai:gpt-5-mini": what is stored with a material as its engine. */
  name: string;
  /** Input and output together. */
  contextTokens: number;
  /** The most that one answer may hold. */
  maxOutputTokens: number;
  /** Its provider keeps the beginning of a request for those that begin with the same words, and bills that at a fraction. */
  keepsBeginnings?: boolean | undefined;
  /** Throws ModelError alone. Waits for a rate limit and tries a fault of the line again, both within bounds. */
  call<T>(request: ModelRequest<T>): Promise<{ value: T; usage: Usage }>;
};

/** What a student is told, by code. Whether anything was charged is known to who charges. */
const sentences = {
  rate_limited: 'The language model is busy. The analysis goes on as soon as it answers again.',
  timeout: 'The language model took too long to answer. Please try again.',
  provider_down: 'The language model cannot be reached. Try again later, or use the embedded engine now.',
  key_rejected: 'This server’s access to the language model has ended. The operator must renew it.',
  quota_exhausted: 'This server has used up its account with the language model’s provider.',
  misconfigured: 'The language model is not set up correctly on this server.',
  refused: 'The language model declined to work on this text.',
  cut_off: 'The language model’s answer broke off before its end, twice.',
  empty_answer: 'The language model gave an empty answer. Please try again.',
  wrong_shape: 'The language model’s answer did not have the form that study material needs.',
  ungrounded:
    'The language model’s answer did not hold up against the text of the opinion, so it is not shown.',
  cut_prompt:
    'This server’s language model read only part of the opinion, so what it wrote is not shown. Its operator has to give it more room.',
  too_long: 'The opinion is too long for the language model of this server.',
  budget_exceeded: 'This analysis would cost more than this server allows for language models.',
  aborted: 'The analysis was canceled.',
} as const;

export type ModelErrorCode = keyof typeof sentences;

const filtered = 'The content filter of the language model’s provider blocked this text.';

/** Ends for now because of the world outside: the same request may succeed later. */
const passing: ReadonlySet<ModelErrorCode> = new Set(['rate_limited', 'timeout', 'provider_down']);

type ModelErrorDetails = {
  /** For the operator: never a key, never a word of the student's or the opinion's. */
  reason: string;
  retryAfterMs?: number | undefined;
  /** What the failed call cost all the same. */
  usage?: Usage | undefined;
  /** Of what was refused: by a filter of the provider's, and not by the model. */
  isFiltered?: boolean | undefined;
};

/** Its message is the sentence for the student. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;
  readonly reason: string;
  readonly retryAfterMs: number | undefined;
  readonly usage: Usage;

  readonly isFiltered: boolean;

  constructor(code: ModelErrorCode, { reason, retryAfterMs, usage, isFiltered = false }: ModelErrorDetails) {
    super(isFiltered ? filtered : sentences[code]);
    this.isFiltered = isFiltered;
    this.name = 'ModelError';
    this.code = code;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
    this.usage = usage ?? noUsage;
  }

  /** True where trying again later may help without anybody changing anything. */
  get isPassing(): boolean {
    return passing.has(this.code);
  }

  /** The same failure, and all that was spent on the way to it. */
  spending(usage: Usage): ModelError {
    const { code, reason, retryAfterMs, isFiltered } = this;
    return new ModelError(code, { reason, retryAfterMs, usage, isFiltered });
  }
}
