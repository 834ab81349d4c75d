/** The four servers, each known by a call that it alone answers in its form, and what it says of its models. */
import { z } from 'zod';
import type { LocalModel, ServerKind } from '../../../shared/local-models.ts';
import { askFor } from './ask.ts';

export type RecognisedServer = { kind: ServerKind; version: string | null; models: LocalModel[] };

type Probe = (server: string, signal: AbortSignal) => Promise<RecognisedServer | undefined>;

const tokens = z.number().int().positive();

const ollamaTags = z.object({ models: z.array(z.object({ name: z.string() })) });
const ollamaShow = z.object({
  model_info: z.record(z.string(), z.unknown()).optional(),
  capabilities: z.array(z.string()).optional(),
});

/** How many of its models are asked about one by one. */
const mostModels = 50;

/** llama.cpp answers to Ollama's paths too, but has no version there. */
const ollama: Probe = async (server, signal) => {
  const version = await askFor(server, z.object({ version: z.string() }), { path: '/api/version', signal });
  const tags = version && (await askFor(server, ollamaTags, { path: '/api/tags', signal }));
  if (!version || !tags) return undefined;
  const models = await Promise.all(
    tags.models.slice(0, mostModels).map(async ({ name }): Promise<LocalModel | undefined> => {
      const shown = await askFor(server, ollamaShow, { path: '/api/show', body: { model: name }, signal });
      // A model that only measures likeness writes nothing.
      if (shown?.capabilities && !shown.capabilities.includes('completion')) return undefined;
      const [, held] =
        Object.entries(shown?.model_info ?? {}).find(([key]) => key.endsWith('.context_length')) ?? [];
      return { model: name, contextTokens: tokens.safeParse(held).data ?? null, isLoaded: null };
    }),
  );
  return { kind: 'ollama', version: version.version, models: models.filter((each) => each !== undefined) };
};

const studioModels = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      state: z.string(),
      max_context_length: tokens.optional(),
      loaded_context_length: tokens.optional(),
    }),
  ),
});

/** What is not loaded holds what it will be loaded with, which nobody knows yet. */
const lmStudio: Probe = async (server, signal) => {
  const listed = await askFor(server, studioModels, { path: '/api/v0/models', signal });
  if (!listed) return undefined;
  const models = listed.data
    .filter(({ type }) => type === 'llm' || type === 'vlm')
    .map(({ id, state, loaded_context_length: loaded }) => ({
      model: id,
      contextTokens: loaded ?? null,
      isLoaded: state === 'loaded',
    }));
  return { kind: 'lm-studio', version: null, models };
};

const openModels = z.object({
  data: z.array(
    z.object({ id: z.string(), owned_by: z.string().optional(), max_model_len: tokens.nullish() }),
  ),
});

const llamaProps = z.object({
  default_generation_settings: z.object({ n_ctx: tokens }),
  build_info: z.string().optional(),
});

/** A server of llama.cpp has one model, and its context is shared out among its slots: this is what one request has. */
const llamaCpp: Probe = async (server, signal) => {
  const props = await askFor(server, llamaProps, { path: '/props', signal });
  const listed = props && (await askFor(server, openModels, { path: '/v1/models', signal }));
  if (!props || !listed) return undefined;
  const contextTokens = props.default_generation_settings.n_ctx;
  const models = listed.data.map(({ id }) => ({ model: id, contextTokens, isLoaded: true }));
  return { kind: 'llama.cpp', version: props.build_info ?? null, models };
};

const vllm: Probe = async (server, signal) => {
  const listed = await askFor(server, openModels, { path: '/v1/models', signal });
  if (!listed?.data.some(({ owned_by, max_model_len }) => owned_by === 'vllm' || max_model_len)) {
    return undefined;
  }
  const version = await askFor(server, z.object({ version: z.string() }), { path: '/version', signal });
  const models = listed.data.map(({ id, max_model_len }) => ({
    model: id,
    contextTokens: max_model_len ?? null,
    isLoaded: true,
  }));
  return { kind: 'vllm', version: version?.version ?? null, models };
};

/** By what it says, not by its port: each may listen on the port of another. */
export async function recognise(server: string, signal: AbortSignal): Promise<RecognisedServer | undefined> {
  for (const kind of [ollama, lmStudio, llamaCpp, vllm]) {
    const found = await kind(server, signal);
    if (found) return found;
  }
  return undefined;
}
