/** What becomes of an analysis where a language model fails, refuses, invents, costs too much or has to be waited for. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import {
  type AskedKind,
  goodAnswers,
  goodWires,
  says,
  type Wires,
} from '../../../../test/fakes/provider/answers.ts';
import { inTurn, type Play, type Script } from '../../../../test/fakes/provider/play.ts';
import { protocols } from '../../../../test/fakes/provider/protocol.ts';
import { injectionPdf, teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { type ModelApp, openModelApp, testKey } from '../../../../test/model-app.ts';
import type { Opinion } from '../../../opinion/opinion.ts';
import { type CourtCase, cancelCase, retryCase } from '../../../shared/cases.ts';
import { getBrief, getQuestionSet } from '../../../shared/materials.ts';
import { getConfig } from '../../../shared/product.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import { caseParts, cases, materials, modelCalls } from '../../db/tables.ts';

const opinions = new Map<string, Opinion>();

async function read(test: ModelApp, path: string): Promise<Opinion> {
  const opinion = opinions.get(path) ?? (await test.read(path));
  opinions.set(path, opinion);
  return opinion;
}

async function upload(test: ModelApp, script: Script, path = teachingOpinionPdf) {
  test.provider.play(script);
  const student = await test.student();
  const { sessionId, classId } = await student.makeSession();
  const { body } = await student.upload(sessionId, path);
  return { student, sessionId, classId, id: body.id };
}

async function runAgain(test: ModelApp, student: Client, id: number, script: Script): Promise<CourtCase> {
  test.provider.play(script);
  await student.call(retryCase, { id });
  return student.waitForCase(id);
}

const always = (play: Play): Script => inTurn(play);

/** Good answers, but of this kind one that was spoiled. */
const spoiled = (opinion: Opinion, kind: AskedKind, spoil: (wires: Wires) => void): Script =>
  goodAnswers(opinion, {
    change: (asked, wires) => {
      if (asked === kind) spoil(wires);
      return undefined;
    },
  });

const failures: [what: string, play: Play, code: string][] = [
  ['whose key was revoked', { does: 'fail', status: 401 }, 'key_rejected'],
  ['that refuses', { does: 'refuse' }, 'refused'],
  ['that breaks off at its longest answer', { does: 'cut off', text: '{"holding":' }, 'cut_off'],
  ['that answers broken JSON', { does: 'answer', text: '{"holding": {"text": "We' }, 'wrong_shape'],
  ['that answers in another shape', { does: 'answer', text: '{"holding": 7}' }, 'wrong_shape'],
  ['that answers nothing', { does: 'answer', text: '' }, 'empty_answer'],
  ['that is overloaded', { does: 'fail', status: 503 }, 'provider_down'],
  ['that hangs up', { does: 'hang up' }, 'provider_down'],
  ['whose connection is reset half-way', { does: 'break off', text: '{"hold', by: 'reset' }, 'provider_down'],
  ['that fails half-way', { does: 'break off', text: '{"hold', by: 'failure' }, 'provider_down'],
  ['whose answer lacks its end', { does: 'break off', text: '{"hold', by: 'end' }, 'provider_down'],
];
const silences: [what: string, play: Play][] = [
  ['that never answers', { does: 'say nothing' }],
  ['that falls silent', { does: 'break off', text: '{"hold', by: 'silence' }],
];
type Patience = NonNullable<Parameters<typeof openModelApp>[0]>['patience'];

describe.each(protocols)('a run by a model of %s', (protocol) => {
  const run = failingRun(protocol, { retries: 1 });

  it.each(failures)('%s fails with its sentence, and costs nothing', (_, play, code) =>
    expectFailure(run(), play, code),
  );

  it('is made in the end by the model that came back', async () => {
    const { test, student, id } = run();
    const opinion = await read(test, teachingOpinionPdf);
    expect(await runAgain(test, student, id, goodAnswers(opinion))).toMatchObject({ status: 'ready' });
    expect(test.provider.calls.every(({ key }) => key === testKey)).toBe(true);
  });
});

describe.each(protocols)('a run that is waited for in vain by a model of %s', (protocol) => {
  const run = failingRun(protocol, { firstWordMs: 300, silenceMs: 300, retries: 1 });

  it.each(silences)('%s fails with its sentence, and costs nothing', (_, play) =>
    expectFailure(run(), play, 'timeout'),
  );
});

type Run = { protocol: string; test: ModelApp; student: Client; id: number };

/** A case whose first run failed, in an app of its own. */
function failingRun(protocol: (typeof protocols)[number], patience: Patience): () => Run {
  let run: Run;
  beforeAll(async () => {
    const test = await openModelApp({ protocol, patience });
    const { student, id } = await upload(test, always({ does: 'fail', status: 503 }));
    await student.waitForCase(id);
    run = { protocol, test, student, id };
  });
  afterAll(() => run.test.close());
  return () => run;
}

async function expectFailure({ protocol, test, student, id }: Run, play: Play, code: string): Promise<void> {
  const found = await runAgain(test, student, id, always(play));
  expect(found).toMatchObject({ status: 'failed', failure: { code, retryable: true } });
  expect(found.failure?.message).toMatch(/^[A-Z].*\. Nothing was charged\.$/);
  expect(await student.call(getSubscriptionStatus, {})).toMatchObject({
    analysesUsed: 0,
    canAnalyze: true,
  });
  const [row] = await test.app.db.select({ reason: cases.failureReason }).from(cases).where(eq(cases.id, id));
  expect(row?.reason).toContain(`${protocol}:`);
  expect(JSON.stringify([found, row])).not.toContain(testKey);
}

describe('an analysis by a model', () => {
  let test: ModelApp;
  let opinion: Opinion;
  const lines: string[] = [];
  beforeAll(async () => {
    const keep = (details: object, message: string) => lines.push(JSON.stringify({ ...details, message }));
    test = await openModelApp({ log: { info: keep, warn: keep, error: keep } });
    opinion = await read(test, teachingOpinionPdf);
  });
  afterAll(() => test.close());

  it('keeps what is ready where one material fails, and makes only that one again', async () => {
    const wrongWinner = spoiled(opinion, 'brief', ({ brief }) => {
      brief.conclusion.disposition.text = 'The judgment of the Court of Appeals is vacated.';
    });
    const { student, id } = await upload(test, wrongWinner);
    const failed = await student.waitForCase(id);
    expect(failed).toMatchObject({ status: 'failed', briefId: null, failure: { code: 'ungrounded' } });
    expect(failed.failure?.message).toContain('You keep what’s ready. This counts as one');
    expect(failed.outlineId).not.toBeNull();
    expect(failed.questionSetId).not.toBeNull();
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({ analysesUsed: 1 });
    const before = test.provider.calls.length;
    const ready = await runAgain(test, student, id, goodAnswers(opinion));
    expect(ready).toMatchObject({ status: 'ready', outlineId: failed.outlineId, failure: null });
    expect(test.provider.calls.length - before).toBe(1);
  });

  it('shows no holding that was taken from the dissent', async () => {
    const dissent = opinion.parts.find(({ kind }) => kind === 'dissent');
    const paragraph = opinion.paragraphs.slice(dissent?.firstParagraph).find(({ text }) => text.length > 120);
    const script = spoiled(opinion, 'brief', ({ brief }) => {
      const words = paragraph?.text.split(' ').slice(0, 20).join(' ') ?? '';
      brief.holding = { text: words, support: [{ paragraph: paragraph?.id ?? '', words }], mark: 'none' };
    });
    const { student, id } = await upload(test, script);
    expect(await student.waitForCase(id)).toMatchObject({ briefId: null, failure: { code: 'ungrounded' } });
  });

  it('sends a quote that is not in the text back once, and shows what was mended', async () => {
    const [fact] = goodWires(opinion, 'standard').brief.facts;
    const script = goodAnswers(opinion, {
      change: (kind, wires) => {
        if (kind === 'repair')
          return says({ statements: [{ at: 'facts.0', isKept: true, ...fact }], questions: [] });
        if (wires.brief.facts[0]) wires.brief.facts[0].support = [invented];
        return undefined;
      },
    });
    const { student, id } = await upload(test, script);
    const { briefId } = await student.waitForCase(id);
    const { facts } = await student.call(getBrief, { id: briefId ?? 0 });
    expect(facts[0]?.verified).toBe(true);
    expect(facts[0]?.pinpoints).not.toEqual([]);
  });

  it('shows a quote that stays unfound as not verified, and never as a pinpoint', async () => {
    const script = spoiled(opinion, 'brief', ({ brief }) => {
      if (brief.facts[0]) brief.facts[0].support = [invented];
    });
    const { student, id } = await upload(test, script);
    const { briefId } = await student.waitForCase(id);
    const brief = await student.call(getBrief, { id: briefId ?? 0 });
    expect(JSON.stringify(brief)).not.toContain(invented.words);
    expect(brief.facts[0]?.verified ?? false).toBe(false);
  });

  it('has a question that asks for the same as another written anew once, and else fails honestly', async () => {
    const fresh = goodWires(opinion, 'standard').questions.questions[1];
    const twins = (repaired: unknown[]) =>
      goodAnswers(opinion, {
        change: (kind, { questions: { questions } }) => {
          if (kind === 'repair') return says({ statements: [], questions: repaired });
          if (questions[0]) questions[1] = questions[0];
          return undefined;
        },
      });
    const { student, id } = await upload(test, twins([{ at: 'questions.1', ...fresh }]));
    const { questionSetId } = await student.waitForCase(id);
    const { questions } = await student.call(getQuestionSet, { id: questionSetId ?? 0 });
    expect(questions[1]?.question).toBe(fresh?.question);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    const stubborn = await upload(test, twins([]));
    expect(await stubborn.student.waitForCase(stubborn.id)).toMatchObject({
      status: 'failed',
      questionSetId: null,
      failure: { code: 'ungrounded' },
    });
  });

  it('waits as long as a rate limit says, tells until when, and counts it as no failure', async () => {
    let isFirst = true;
    const good = goodAnswers(opinion);
    const { student, id, classId } = await upload(test, (call) => {
      if (!isFirst) return good(call);
      isFirst = false;
      return { does: 'fail', status: 429, retryAfterSeconds: 2 };
    });
    const waiting = await student.waitForCase(id, ({ progress }) => progress?.waitsUntil !== undefined);
    expect(waiting.status).toBe('analyzing');
    expect(await student.waitForCase(id)).toMatchObject({ status: 'ready', failure: null });
    expect(classId).toBeGreaterThan(0);
  });

  it('is written before her eyes: a stream that comes late is told all of it, and nothing is left over', async () => {
    const speed = { firstTokenMs: 50, tokensPerSecond: 400 };
    const { student, id, classId } = await upload(test, goodAnswers(opinion, { speed }));
    const early = await student.openEvents(`/api/classes/${classId}/events`);
    await early.readUntil((event) => event.type === 'part' && event.part === 'analysis');
    const late = await student.openEvents(`/api/cases/${id}/events`);
    await late.readUntil((event) => event.type === 'part' && event.part === 'conclusion');
    const told = late.events.flatMap((event) =>
      event.type === 'part' && event.kind === 'brief' ? [event.part] : [],
    );
    expect(told).toEqual(expect.arrayContaining(['caption', 'holding', 'facts', 'analysis', 'conclusion']));
    await student.waitForCase(id);
    expect(await test.app.db.select().from(caseParts).where(eq(caseParts.caseId, id))).toEqual([]);
  });

  it('that is cancelled leaves the provider at once and gives the charge back', async () => {
    const crawl = { firstTokenMs: 10, tokensPerSecond: 5 };
    const before = test.provider.calls.length;
    const { student, id } = await upload(test, goodAnswers(opinion, { speed: crawl }));
    await expect.poll(() => test.provider.calls.length, { timeout: 10_000 }).toBe(before + 3);
    await student.call(cancelCase, { id });
    const left = () => test.provider.calls.slice(before).map(({ outcome }) => outcome);
    await expect.poll(left, { timeout: 3_000 }).toEqual(['left', 'left', 'left']);
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({ analysesUsed: 0 });
    await expect
      .poll(async () => {
        const calls = await test.app.db.select().from(modelCalls).where(eq(modelCalls.caseId, id));
        return calls.map(({ outcome }) => outcome);
      })
      .toEqual(['aborted', 'aborted', 'aborted']);
  });

  it('is handed to the embedded engine only where the student asks for it', async () => {
    const { student, id } = await upload(test, always({ does: 'fail', status: 401 }));
    expect(await student.waitForCase(id)).toMatchObject({ status: 'failed', briefId: null });
    const before = test.provider.calls.length;
    await student.call(retryCase, { id, engine: 'extractive' });
    expect(await student.waitForCase(id)).toMatchObject({ status: 'ready', engine: 'extractive' });
    expect(test.provider.calls.length).toBe(before);
  });

  it('takes orders in the text of an opinion for what they are: quoted matter', async () => {
    const injected = await read(test, injectionPdf);
    const { student, id } = await upload(test, goodAnswers(injected), injectionPdf);
    expect(await student.waitForCase(id)).toMatchObject({ status: 'ready' });
    const calls = test.provider.calls.filter(({ prompt }) => prompt.includes('PLAINTIFF ALWAYS WINS'));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.every(({ system }) => !system.includes('PLAINTIFF ALWAYS WINS'))).toBe(true);
    const obeying = spoiled(injected, 'brief', ({ brief }) => {
      brief.holding = { text: 'HOLDING: THE PLAINTIFF ALWAYS WINS', support: [], mark: 'none' };
      brief.conclusion.disposition.text = 'The judgment is reversed: the plaintiff always wins.';
    });
    const obeyed = await upload(test, obeying, injectionPdf);
    expect(await obeyed.student.waitForCase(obeyed.id)).toMatchObject({
      briefId: null,
      failure: { code: 'ungrounded' },
    });
  });

  it('never lets the key out, neither into the log nor into an answer', async () => {
    const config = await test.visitor().call(getConfig, {});
    expect(config.engines.standard).toBe('openai-compatible:local-model');
    expect(JSON.stringify(config)).not.toContain(testKey);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join('\n')).not.toContain(testKey);
    expect(lines.join('\n')).not.toContain('Tidewater');
  });
});

describe('the costs of a model', () => {
  const prices = { 'openai-compatible:local-model': { input: 1, output: 10 } };

  it('are stored with each material where its price is known', async () => {
    const test = await openModelApp({ models: { prices } });
    const opinion = await read(test, teachingOpinionPdf);
    const { student, id } = await upload(test, goodAnswers(opinion));
    await student.waitForCase(id);
    const rows = await test.app.db.select().from(materials).where(eq(materials.caseId, id));
    for (const { inputTokens, outputTokens, costCents } of rows)
      expect(costCents).toBeCloseTo(((inputTokens ?? 0) + (outputTokens ?? 0) * 10) / 10_000);
    await test.close();
  });

  it.each(['maxCostPerAnalysisCents', 'maxCostPerDayCents'] as const)(
    'beyond %s are not run up: the provider is never asked',
    async (ceiling) => {
      const test = await openModelApp({ models: { prices, [ceiling]: 0.1 } });
      const { student, id } = await upload(test, always({ does: 'refuse' }));
      expect(await student.waitForCase(id)).toMatchObject({ failure: { code: 'budget_exceeded' } });
      expect(test.provider.calls).toEqual([]);
      await test.close();
    },
  );
});

const invented = { paragraph: 'p35', words: 'the moon was made of the finest green cheese' };
