import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { leadPart, type Opinion } from '../../../opinion/opinion.ts';
import { composeBrief } from '../engine.ts';
import { findWith } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { shippedModel } from '../weights/shipped.ts';
import { type Encoder, type EncoderOptions, openEncoder } from './encoder.ts';
import { likeness } from './likeness.ts';
import { type Encoded, readingsFor, toAsk, vectorWidth } from './readings.ts';

const models = join(import.meta.dirname, '../../../../models');
const opened: Encoder[] = [];
const open = (options: Partial<EncoderOptions> = {}) => {
  const encoder = openEncoder({ folder: models, ...options });
  opened.push(encoder);
  return encoder;
};
const hung = new URL('./fixtures/hung-child.ts', import.meta.url);
const dying = new URL('./fixtures/dying-child.ts', import.meta.url);

afterEach(async () => {
  await Promise.all(opened.splice(0).map((encoder) => encoder.close()));
});

const opinion = harborOpinion();

/** Its lead part over and over: as long as 138 pages. */
function longer(times: number): Opinion {
  const lead = leadPart(opinion)!;
  const paragraphs = opinion.paragraphs.slice(lead.firstParagraph, lead.lastParagraph + 1);
  const repeated = Array.from({ length: times }, () => paragraphs).flat();
  const grown = { ...lead, firstParagraph: 0, lastParagraph: repeated.length - 1 };
  return { ...opinion, paragraphs: repeated, parts: [grown] };
}

test('every sentence of the lead opinion gets what the encoder says of it', async () => {
  const { readings } = await open().read(opinion);
  const asked = toAsk(opinion);
  expect(readings?.sentences).toHaveLength(asked.length);
  expect(readings?.vectors).toHaveLength(asked.length * vectorWidth);
  const sum = (logs: readonly number[]) => logs.reduce((total, log) => total + Math.exp(log), 0);
  for (const { roles, worth, alone } of readings!.sentences)
    for (const logs of [roles, worth, alone]) expect(sum(logs)).toBeCloseTo(1, 2);
  for (const place of ['holding', 'issue', 'rule'] as const)
    expect(sum(readings!.sentences.map(({ places }) => places[place]))).toBeCloseTo(1, 3);
});

test('what both say is what the engine goes by, and the same each time', async () => {
  const encoder = open();
  const encoded = await encoder.read(opinion);
  const { sentences } = findWith(encoded, shippedModel()).reading;
  expect(sentences.every(({ odds }) => Math.abs(1 - total(odds)) < 1e-6)).toBe(true);
  const plain = findWith(opinion, shippedModel()).reading.sentences;
  expect(sentences.map(({ odds }) => odds)).not.toEqual(plain.map(({ odds }) => odds));
  expect(composeBrief(await encoder.read({ ...opinion }))).toEqual(composeBrief(encoded));
});

const total = (odds: Readonly<Record<string, number>>) =>
  Object.values(odds).reduce((sum, each) => sum + each, 0);

test('sentences of a changed opinion are known by their words', async () => {
  const encoded = await open().read(opinion);
  const asked = toAsk(opinion);
  const changed = [...asked.slice(3), { text: 'Never read.' }];
  const found = readingsFor(encoded, changed);
  expect(found.slice(0, -1)).toEqual(encoded.readings!.sentences.slice(3));
  expect(found.at(-1)).toBeUndefined();
});

test('sentences that mean alike have vectors near each other', async () => {
  const vectors = await open().embed([
    'The court affirmed the judgment.',
    'The judgment below was affirmed.',
    'He sold the horse for forty dollars.',
  ]);
  const [one, same, other] = vectors!;
  expect(likeness(one!, one!)).toBeCloseTo(1, 3);
  expect(likeness(one!, same!)).toBeGreaterThan(likeness(one!, other!) + 0.3);
});

test('where it cannot be loaded, the chain answers alone, and the reason is told', async () => {
  const troubles: string[] = [];
  const encoder = open({
    folder: join(tmpdir(), 'no-such-weights'),
    onTrouble: (reason) => troubles.push(reason),
  });
  expect(await encoder.read(opinion)).toBe(opinion);
  expect(await encoder.embed(['One.'])).toBeUndefined();
  expect(await encoder.trouble()).toBe(troubles[0]);
  // It is not tried again.
  expect(troubles).toHaveLength(1);
});

test('a process that hangs is ended, and the opinion is as it was', async () => {
  const troubles: string[] = [];
  const encoder = open({
    childPath: hung,
    stillMs: 300,
    onTrouble: (reason) => troubles.push(reason),
  });
  expect(await encoder.read(opinion)).toBe(opinion);
  expect(troubles).toHaveLength(1);
});

test('a process that something ends is replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-encoder-'));
  try {
    expect(await open({ folder, childPath: dying }).embed(['One.'])).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('who no longer waits ends the work', async () => {
  const stop = new AbortController();
  const encoder = open({ childPath: hung });
  const reading = encoder.read(opinion, {
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('She left')),
  });
  await expect(reading).rejects.toThrow('She left');
});

test('what is asked is likest to what answers it in other words', async () => {
  const encoder = open();
  const texts = ['The motion was denied.', 'The landlord held the sole key to the hatch.', 'Costs follow.'];
  const alike = (await encoder.liken('Who could unlock the trapdoor?', texts)) ?? [];
  expect(alike.indexOf(Math.max(...alike))).toBe(1);
  expect(await encoder.liken('Who could unlock the trapdoor?', texts)).toEqual(alike);
  expect(await encoder.liken('Who?', [])).toBeUndefined();
});

test('texts are read once, also where a question comes while they are being read', async () => {
  const encoder = open({ childPath: new URL('./fixtures/counting-child.ts', import.meta.url) });
  void encoder.prepare(['One.', 'Two.']);
  expect(await encoder.liken('Which?', ['One.', 'Two.'])).toEqual([2, 2]);
  expect(await encoder.liken('And now?', ['One.', 'Two.'])).toEqual([3, 3]);
});

test('its process is let go after a rest', async () => {
  const encoder = open({ idleMs: 50 });
  await encoder.embed(['One.']);
  if (process.platform === 'linux') expect(encoder.memoryMb()).toBeGreaterThan(0);
  await expect.poll(() => encoder.memoryMb(), { timeout: 10_000 }).toBe(0);
});

test('a long opinion is told as progress and takes no more memory for its length', {
  timeout: 300_000,
}, async () => {
  const encoder = open();
  const long = longer(Math.ceil(1_200 / toAsk(opinion).length));
  const told: number[] = [];
  let most = 0;
  const { readings }: Encoded = await encoder.read(long, {
    onProgress: (done, of) => {
      told.push(done / of);
      most = Math.max(most, encoder.memoryMb());
    },
  });
  expect(readings?.sentences.length).toBeGreaterThan(1_000);
  expect(told.length).toBeGreaterThan(20);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(told.at(-1)).toBe(1);
  expect(most).toBeLessThan(400);
});

test('an opinion that would take minutes is left to the chain', async () => {
  const huge = longer(Math.ceil(5_001 / toAsk(opinion).length));
  expect(await open().read(huge)).toBe(huge);
});
