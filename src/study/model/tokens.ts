/** How much of a model's context a text takes, estimated so that it is never too little. */
import { z } from 'zod';

/**
 * Tokens, rounded up. English takes four to five characters a token with every vendor's tokenizer and legal citations
 * about three and a half; three leaves room for both. A character beyond ASCII counts as a whole token.
 */
export function estimateTokens(text: string): number {
  const beyond = text.replace(/[\x00-\x7f“”‘’—–§¶…]/g, '').length;
  return Math.ceil((text.length - beyond) / 3) + beyond;
}

/** What the form of the answer takes, its repeated pieces named once: some providers put it into the prompt. */
export function schemaTokens(schema: z.ZodType): number {
  return estimateTokens(JSON.stringify(z.toJSONSchema(schema, { reused: 'ref' })));
}

/** Frames of messages, and what a provider adds of its own. */
export const overheadTokens = 300;
