/** Language models on the operator's own machine, and which model writes for each tier. */
import { z } from 'zod';
import { tierSchema } from '../study/material/schema.ts';
import { adminEndpoint, instantSchema, noRequest } from './endpoint.ts';

export const serverKindSchema = z.enum(['ollama', 'lm-studio', 'llama.cpp', 'vllm']);
export type ServerKind = z.infer<typeof serverKindSchema>;

export const serverNames: Record<ServerKind, string> = {
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
  'llama.cpp': 'llama.cpp',
  vllm: 'vLLM',
};

const localModelSchema = z.object({
  model: z.string(),
  /** Input and output together, in tokens; null where the server does not say. */
  contextTokens: z.number().int().nullable(),
  /** Null where the server loads a model whenever it is asked. */
  isLoaded: z.boolean().nullable(),
});
export type LocalModel = z.infer<typeof localModelSchema>;

const foundServerSchema = z.object({
  /** Its root: "http://127.0.0.1:11434". */
  server: z.string(),
  kind: serverKindSchema,
  version: z.string().nullable(),
  models: z.array(localModelSchema),
});
export type FoundServer = z.infer<typeof foundServerSchema>;

export const findLocalModels = adminEndpoint({
  method: 'GET',
  path: '/api/admin/models/local',
  summary:
    'Look for language models on this machine, on its container’s host and at OLLAMA_HOST, on the ports of Ollama, LM Studio, llama.cpp and vLLM. Lists the servers that answer, with their models and context sizes.',
  request: noRequest,
  answer: z.object({ servers: z.array(foundServerSchema), lookedAt: z.array(z.string()) }),
});

const placed = {
  server: z.string().max(300),
  model: z.string().min(1).max(300),
};

export const modelTrialSchema = z.object({
  model: z.string(),
  /** `loose`: it answers, but not in the form that study material needs. */
  form: z.enum(['ready', 'loose', 'failed']),
  /** Of one small call. */
  latencyMs: z.number().int().nullable(),
  /** How fast it wrote the brief of a known opinion; null where it wrote none. */
  tokensPerSecond: z.number().nullable(),
  /** Whether that brief passes the checks that material of an opinion must pass; null where none was written. */
  passesGates: z.boolean().nullable(),
  /** Of its statements, those that the opinion's own words hold up, from 0 to 1. */
  verifiedShare: z.number().nullable(),
  contextTokens: z.number().int(),
  /** For the operator, where something is wrong: what, and the setting to change. */
  failure: z.string().nullable(),
});
export type ModelTrial = z.infer<typeof modelTrialSchema>;

export const tryLocalModel = adminEndpoint({
  method: 'POST',
  path: '/api/admin/models/local/test',
  summary:
    'Test a model that was found: how fast it is, whether it follows the required format, and whether its brief of a known opinion passes the checks. Takes as long as the model does.',
  request: z.object(placed),
  answer: modelTrialSchema,
});

const chosenModelSchema = z.object({
  tier: tierSchema,
  /** "extractive", or provider and model: what writes now. */
  engine: z.string(),
  /** Null for the embedded engine. */
  contextTokens: z.number().int().nullable(),
  /** Where an administrator took it; null where the configuration decides. */
  server: z.string().nullable(),
  chosenAt: instantSchema.nullable(),
});
export type ChosenModel = z.infer<typeof chosenModelSchema>;

const chosenAnswer = z.object({
  tiers: z.array(chosenModelSchema),
  /** Who reads again what the others wrote; null where each reads its own. */
  verifier: chosenModelSchema.omit({ tier: true }).nullable(),
});

export const listChosenModels = adminEndpoint({
  method: 'GET',
  path: '/api/admin/models',
  summary: 'Which model writes for each tier, and whether an administrator or the configuration chose it.',
  request: noRequest,
  answer: chosenAnswer,
});

export const chooseModel = adminEndpoint({
  method: 'PUT',
  path: '/api/admin/models',
  summary:
    'Have a model that was found write for a tier, or do the second reading (`verifier`), overriding the configuration. Every process picks it up without a restart. Without server and model, the configuration applies again.',
  request: z.object({
    tier: z.enum([...tierSchema.options, 'verifier']),
    server: placed.server.nullable().optional(),
    model: placed.model.nullable().optional(),
  }),
  answer: chosenAnswer,
});
