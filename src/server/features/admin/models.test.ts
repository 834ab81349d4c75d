/** Local models at the administrator's desk: found, tested and taken by a press each, in every process at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administrator } from '../../../../test/administrator.ts';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { knownAnswers } from '../../../../test/fakes/local/known-answers.ts';
import {
  type LocalServer,
  localModels,
  openLocalServer,
} from '../../../../test/fakes/local/local-servers.ts';
import { borneOut, goodWires, kindAsked } from '../../../../test/fakes/provider/answers.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { listAuditEntries } from '../../../shared/audit.ts';
import {
  chooseModel,
  findLocalModels,
  listChosenModels,
  tryLocalModel,
} from '../../../shared/local-models.ts';
import { getConfig } from '../../../shared/product.ts';
import { openApp } from '../../app.ts';
import { silentLog } from '../../base/log.ts';
import { jobs } from '../../worker.ts';

let test: TestApp;
let admin: Client;
let ollama: LocalServer;
let llama: LocalServer;

beforeAll(async () => {
  ollama = await openLocalServer('ollama', knownAnswers());
  llama = await openLocalServer('llama.cpp', knownAnswers());
  test = await openTestApp({
    change: (app) => {
      app.modelPlaces = [ollama.url, llama.url, 'http://127.0.0.1:9'];
    },
  });
  admin = await administrator(test);
});
afterAll(async () => {
  await test.close();
  await ollama.close();
  await llama.close();
});
beforeEach(() => {
  ollama.asked.length = 0;
});

const model = localModels.ollama.model;
const lastActs = async (limit: number) => (await admin.call(listAuditEntries, { limit })).items;

describe('an administrator', () => {
  it('finds what answers, and nobody is asked before that', async () => {
    expect(await admin.call(listChosenModels, {})).toMatchObject({
      tiers: [
        { tier: 'standard', engine: 'extractive', contextTokens: null, server: null, chosenAt: null },
        { tier: 'premium', engine: 'extractive' },
      ],
    });
    expect(ollama.asked).toEqual([]);
    const { servers, lookedAt } = await admin.call(findLocalModels, {});
    expect(servers).toMatchObject([
      { server: ollama.url, kind: 'ollama', models: [{ model, contextTokens: 40_960 }] },
      { server: llama.url, kind: 'llama.cpp', models: [localModels['llama.cpp']] },
    ]);
    expect(lookedAt).toHaveLength(3);
    expect(await lastActs(1)).toMatchObject([{ act: 'looked_for_models' }]);
  });

  it('tests one, which leaves a line in the log', async () => {
    const trial = await admin.call(tryLocalModel, { server: ollama.url, model });
    expect(trial).toMatchObject({
      model: `ollama:${model}`,
      form: 'ready',
      passesGates: true,
      failure: null,
    });
    expect(await lastActs(1)).toMatchObject([
      { act: 'tested_model', reason: `ollama:${model} at ${ollama.url}` },
    ]);
  });

  it('takes one over the configuration: it writes from then on, in other processes too, until it is given back', async () => {
    const config = { ...test.app.config, databaseUrl: test.databaseUrl };
    const other = await openApp(config, silentLog, jobs);
    const engineElsewhere = () => {
      const { standard } = other.app.models;
      return standard === 'extractive' ? standard : `${standard.name} ${standard.contextTokens}`;
    };
    try {
      const { tiers } = await admin.call(chooseModel, { tier: 'standard', server: ollama.url, model });
      expect(tiers).toMatchObject([
        { tier: 'standard', engine: `ollama:${model}`, contextTokens: 32_768, server: ollama.url },
        { tier: 'premium', engine: 'extractive', server: null },
      ]);
      expect(await lastActs(1)).toMatchObject([
        {
          act: 'chose_model',
          adminEmail: 'chief@example.org',
          reason: `ollama:${model} at ${ollama.url} for standard`,
        },
      ]);
      await expect.poll(engineElsewhere).toBe(`ollama:${model} 32768`);
      expect(await test.visitor().call(getConfig, {})).toMatchObject({
        engines: { standard: `ollama:${model}`, premium: 'extractive' },
      });

      const opinion = await test.app.reader.read(teachingOpinionPdf);
      const wires = goodWires(opinion, 'standard');
      ollama.play((call) => {
        const kind = kindAsked(call);
        if (kind === 'verdicts') return { text: JSON.stringify(borneOut(call.prompt)) };
        const isMaterial = kind === 'brief' || kind === 'outline' || kind === 'questions';
        return { text: JSON.stringify(isMaterial ? wires[kind] : { statements: [], questions: [] }) };
      });
      const student = await test.student('hers');
      const { sessionId } = await student.makeSession();
      const { body } = await student.upload(sessionId, teachingOpinionPdf);
      expect(await student.waitForCase(body.id)).toMatchObject({
        status: 'ready',
        engine: `ollama:${model}`,
      });

      // A process that starts later knows of it from the first moment on.
      const later = await openApp(config, silentLog, jobs);
      expect(later.app.models.standard).toMatchObject({ name: `ollama:${model}` });
      await later.close();

      await admin.call(chooseModel, { tier: 'standard' });
      expect(await admin.call(listChosenModels, {})).toMatchObject({ tiers: [{ engine: 'extractive' }, {}] });
      await expect.poll(engineElsewhere).toBe('extractive');
      expect(await lastActs(1)).toMatchObject([{ act: 'gave_back_models', reason: 'standard' }]);
    } finally {
      await other.close();
    }
  });

  it('cannot make the server call elsewhere, nor take what is not there', async () => {
    const elsewhere = { server: 'http://169.254.169.254', model };
    expect((await admin.fail(tryLocalModel, elsewhere)).status).toBe(400);
    expect((await admin.fail(chooseModel, { tier: 'standard', ...elsewhere })).status).toBe(400);
    expect(
      await admin.fail(chooseModel, { tier: 'standard', server: ollama.url, model: 'none' }),
    ).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('has no model called none') } },
    });
    const silent = { server: 'http://127.0.0.1:9', model };
    expect(await admin.fail(tryLocalModel, silent)).toMatchObject({
      status: 409,
      body: { error: { message: 'No model server answers at http://127.0.0.1:9.' } },
    });
    expect((await admin.fail(chooseModel, { tier: 'standard', server: ollama.url })).status).toBe(400);
  });
});

it('to a student nothing of it is there, and nothing is looked for', async () => {
  const student = await test.student('curious');
  expect((await student.fail(listChosenModels, {})).status).toBe(404);
  expect((await student.fail(findLocalModels, {})).status).toBe(404);
  expect((await student.fail(tryLocalModel, { server: ollama.url, model })).status).toBe(404);
  expect((await student.fail(chooseModel, { tier: 'standard', server: ollama.url, model })).status).toBe(404);
  expect(ollama.asked).toEqual([]);
});
