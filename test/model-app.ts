/** The real app with language models of the fake provider, called through the vendors' real packages. */
import type { Opinion } from '../src/opinion/opinion.ts';
import type { Config } from '../src/server/base/config.ts';
import type { Log } from '../src/server/base/log.ts';
import type { ModelConfig } from '../src/server/base/model-config.ts';
import { openModels } from '../src/server/outside/models.ts';
import { openTestApp, type TestApp } from './app.ts';
import type { Script } from './fakes/provider/play.ts';
import { type ProtocolName, protocols } from './fakes/provider/protocol.ts';
import { openProvider, type Provider } from './fakes/provider/provider.ts';

/** A model of each vendor that its package knows. */
export const modelNames: Record<ProtocolName, string> = {
  openai: 'gpt-5-mini',
  'openai-compatible': 'local-model',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
};

export const testKey = 'sk-the-key-of-the-operator';

export function modelConfigFor(protocol: ProtocolName, more: Partial<ModelConfig> = {}): ModelConfig {
  const choice = { provider: protocol, model: modelNames[protocol] };
  return {
    standard: choice,
    premium: choice,
    keys: Object.fromEntries(protocols.map((each) => [each, testKey])),
    compatibleBaseUrl: undefined,
    ollamaUrl: 'http://127.0.0.1:9',
    prices: {},
    // Most tests tell of each call what it is answered; what a verification changes has tests of its own.
    isReadAgain: false,
    contexts: { 'openai-compatible:local-model': 131_072 },
    maxCostPerAnalysisCents: undefined,
    maxCostPerDayCents: undefined,
    ...more,
  };
}

export type ModelApp = TestApp & { provider: Provider; read(path: string): Promise<Opinion> };

type Options = {
  protocol?: ProtocolName;
  models?: Partial<ModelConfig>;
  script?: Script;
  patience?: NonNullable<Parameters<typeof openModels>[1]>['patience'];
  config?: Partial<Config>;
  log?: Log;
};

/** Waits that a student would sit through are cut short. */
const shortPatience = { firstPauseMs: 10, rateLimitMs: 50 };

export async function openModelApp({
  protocol = 'openai-compatible',
  models,
  script = () => ({ does: 'fail', status: 500 }),
  patience,
  config,
  log,
}: Options = {}): Promise<ModelApp> {
  const provider = await openProvider(script);
  const modelConfig = modelConfigFor(protocol, models);
  const test = await openTestApp({
    config: { ...config, models: modelConfig },
    ...(log ? { log } : {}),
    change: (app) => {
      app.models = openModels(modelConfig, {
        baseUrls: provider.baseUrls,
        patience: { ...shortPatience, ...patience },
      });
    },
  });
  return {
    ...test,
    provider,
    read: (path) => test.app.reader.read(path),
    async close() {
      await test.close();
      await provider.close();
    },
  };
}
