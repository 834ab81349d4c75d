/** What the vendors' packages have in common: one protocol of the library's, in which ours for Ollama speaks too. */
import type { createOpenAI } from '@ai-sdk/openai';

export type LanguageModel = Pick<ReturnType<ReturnType<typeof createOpenAI>>, 'doStream'>;
