/** A collector that speaks OTLP over HTTP hears of an analysis from the upload to the last call of its model. */
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodAnswers } from '../../../test/fakes/provider/answers.ts';
import { opinionPdfNamed } from '../../../test/fixtures/make.ts';
import { type ModelApp, openModelApp } from '../../../test/model-app.ts';
import { uploadCase } from '../../shared/cases.ts';
import { readConfig } from '../base/config.ts';
import { root } from '../base/root.ts';
import { inSpan } from '../base/spans.ts';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
  status: { code?: number };
};

let collector: Server;
let endpoint: string;
let test: ModelApp;
const bodies: string[] = [];
const paths = new Set<string>();

beforeAll(async () => {
  collector = createServer(async (request, answer) => {
    paths.add(request.url ?? '');
    bodies.push(await text(request));
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const address = collector.address();
  if (typeof address !== 'object' || address === null) throw new Error('The collector has no port');
  endpoint = `http://127.0.0.1:${address.port}`;
});
afterAll(() => collector.close());

const listSpans = (): Span[] =>
  bodies
    .flatMap((body) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans);

const noted = ({ attributes }: Span) => attributes.map(({ key }) => key);

describe('an analysis', () => {
  it('is one trace, from the upload through its job to the calls of its model', async () => {
    const { operating } = readConfig({ NODE_ENV: 'test', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    test = await openModelApp({ config: { operating } });
    const pdf = opinionPdfNamed(4_242);
    const student = await test.student('traced-name');
    const { sessionId } = await student.makeSession();
    const path = join(await mkdtemp(join(tmpdir(), 'hotseat-spans-')), 'case.pdf');
    await writeFile(path, pdf);
    test.provider.play(goodAnswers(await test.read(path)));
    const { body } = await student.upload(sessionId, pdf);
    expect(await student.waitForCase(body.id)).toMatchObject({ status: 'ready' });
    // What is not sent yet is sent when the process ends.
    await test.close();

    expect([...paths]).toEqual(['/v1/traces']);
    const spans = listSpans();
    const upload = spans.find(({ name }) => name === `POST ${uploadCase.path}`);
    const trace = spans.filter(({ traceId }) => traceId === upload?.traceId);
    const nameOfParent = ({ parentSpanId }: Span) =>
      trace.find(({ spanId }) => spanId === parentSpanId)?.name;
    const edges = new Set(trace.map((span) => `${nameOfParent(span) ?? 'nothing'} > ${span.name}`));
    for (const edge of [
      `nothing > ${upload?.name}`,
      `${upload?.name} > job process-case`,
      'job process-case > read',
      'job process-case > write',
      'write > model call',
    ])
      expect([...edges]).toContain(edge);
    const call = trace.find(({ name }) => name === 'model call');
    expect(call && noted(call)).toEqual(
      expect.arrayContaining(['caseId', 'kind', 'gen_ai.usage.output_tokens']),
    );
    expect(trace.every(({ status }) => status.code === undefined || status.code === 0)).toBe(true);
    expect(bodies.join()).not.toMatch(/traced-name|example\.org|case\.pdf| v\. /);
  }, 60_000);
});

describe('without a collector', () => {
  it('nothing is kept or sent, and nothing of it is loaded before one is named', async () => {
    const before = bodies.length;
    const notes: unknown[] = [];
    expect(await inSpan({ name: 'work' }, async (note) => notes.push(note({ caseId: 1 })))).toBe(1);
    expect(bodies.length).toBe(before);
    const sources = await readdir(join(root, 'src/server'), { recursive: true });
    for (const name of sources.filter((each) => /(?<!\.test)\.ts$/.test(each)))
      expect(await readFile(join(root, 'src/server', name), 'utf8'), name).not.toMatch(
        /from '@opentelemetry/,
      );
  });
});
