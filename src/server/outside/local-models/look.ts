/** Looks for language models of one's own. Nothing here runs unless somebody asks for it. */
import type { FoundServer } from '../../../shared/local-models.ts';
import type { NamedModel } from '../../base/model-config.ts';
import { recognise } from './kinds.ts';

/** In the order of the places; one that is reached by two names is told of once. */
export async function findServers(places: readonly string[], signal: AbortSignal): Promise<FoundServer[]> {
  const found = await Promise.all(places.map((server) => findServer(server, signal)));
  const seen = new Set<string>();
  return found
    .filter((each) => each !== undefined)
    .filter(({ server, kind, models }) => {
      const key = JSON.stringify([new URL(server).port, kind, models]);
      return !seen.has(key) && seen.add(key);
    });
}

export async function findServer(server: string, signal: AbortSignal): Promise<FoundServer | undefined> {
  const found = await recognise(server, signal);
  return found && { server, ...found };
}

/** What is called when this model is chosen; undefined where the server has no such model. */
export function namedModel({ server, kind, models }: FoundServer, model: string): NamedModel | undefined {
  const found = models.find((each) => each.model === model);
  if (!found) return undefined;
  return {
    provider: kind === 'ollama' ? 'ollama' : 'openai-compatible',
    model,
    server,
    ...(found.contextTokens === null ? {} : { contextTokens: found.contextTokens }),
  };
}
