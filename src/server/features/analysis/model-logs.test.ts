/** What the operator's log holds after every way in which a model can fail: neither a key nor a word of the opinion. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { goodAnswers } from '../../../../test/fakes/provider/answers.ts';
import { inTurn, type Play, type Script } from '../../../../test/fakes/provider/play.ts';
import { protocols } from '../../../../test/fakes/provider/protocol.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { type ModelApp, openModelApp, testKey } from '../../../../test/model-app.ts';
import type { Opinion } from '../../../opinion/opinion.ts';
import { retryCase } from '../../../shared/cases.ts';
import { openLog } from '../../base/log.ts';
import { modelCalls } from '../../db/tables.ts';

/** Providers like to quote what they were sent. */
const echo = (opinion: Opinion) =>
  `You sent Authorization: Bearer ${testKey} and: ${opinion.paragraphs.map(({ text }) => text).join(' ')}`;

const failures = (opinion: Opinion): [what: string, play: Play, code: string][] => [
  ['a rejected key', { does: 'fail', status: 401, message: echo(opinion) }, 'key_rejected'],
  ['a request that it does not take', { does: 'fail', status: 422, message: echo(opinion) }, 'misconfigured'],
  ['a fault of its own', { does: 'fail', status: 500, message: echo(opinion) }, 'provider_down'],
  ['a stream that breaks off', { does: 'break off', text: begun(opinion), by: 'failure' }, 'provider_down'],
  ['a connection that is reset', { does: 'break off', text: begun(opinion), by: 'reset' }, 'provider_down'],
  ['an answer that ends half-way', { does: 'cut off', text: begun(opinion) }, 'cut_off'],
  [
    'an answer in another shape',
    { does: 'answer', text: JSON.stringify({ holding: echo(opinion) }) },
    'wrong_shape',
  ],
  ['an answer that is no JSON', { does: 'answer', text: echo(opinion) }, 'wrong_shape'],
  ['a refusal', { does: 'refuse' }, 'refused'],
  ['a silence', { does: 'break off', text: begun(opinion), by: 'silence' }, 'timeout'],
];

const begun = (opinion: Opinion) => `{"holding":{"text":"${opinion.paragraphs.at(40)?.text.slice(0, 200)}`;

describe.each(protocols)('after a model of %s', (protocol) => {
  let test: ModelApp;
  let student: Client;
  let opinion: Opinion;
  let id: number;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = openLog({ write: (line) => lines.push(line) });
    // A busy machine takes its time to say the first word, too.
    const patience = { firstWordMs: 1500, silenceMs: 1500, retries: 0 };
    test = await openModelApp({ protocol, patience, log, script: inTurn({ does: 'fail', status: 503 }) });
    opinion = await test.read(teachingOpinionPdf);
    student = await test.student();
    const { sessionId } = await student.makeSession();
    ({ id } = (await student.upload(sessionId, teachingOpinionPdf)).body);
    await student.waitForCase(id);
  });
  afterAll(() => test.close());

  /** What was logged, and what was kept in the database, of a run. */
  async function traceOf(script: Script): Promise<string> {
    lines.length = 0;
    test.provider.play(script);
    await student.call(retryCase, { id });
    await student.waitForCase(id);
    const calls = await test.app.db.select().from(modelCalls);
    const { rows } = await test.app.db.execute(sql`select output from pgboss.job where output is not null`);
    return `${lines.join('')}${JSON.stringify(calls)}${JSON.stringify(rows)}`;
  }

  function expectNothingOf(trace: string) {
    expect(lines.length).toBeGreaterThan(3);
    expect(trace).toContain('"msg":"A job begins"');
    expect(trace).not.toContain(testKey);
    expect(trace).not.toMatch(/bearer|hotseat\.session/i);
    for (const { id: paragraph, text } of opinion.paragraphs.filter(({ text }) => text.length > 30))
      expect(trace.includes(text.slice(0, 30)), paragraph).toBe(false);
  }

  it('has told every failure, and once it answered well, the log holds its code and reason alone', async () => {
    for (const [what, play, code] of failures(opinion)) {
      const trace = await traceOf(inTurn(play));
      expectNothingOf(trace);
      expect(trace, what).toContain(`"code":"${code}"`);
    }
    expectNothingOf(await traceOf(goodAnswers(opinion)));
    expect((await student.waitForCase(id)).status).toBe('ready');
  });
});
