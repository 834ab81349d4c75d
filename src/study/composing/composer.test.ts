/** The engine in its threads says what it says beside them, and no opinion holds it for ever. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readTeachingOpinion } from '../../../scripts/web/teaching-case.ts';
import { composeBrief, composeQuestions } from '../extractive/engine.ts';
import { type Composer, openComposer } from './composer.ts';

const folder = mkdtempSync(join(tmpdir(), 'composing-'));
const path = new URL(`file://${join(folder, 'thread.mjs')}`);
writeFileSync(
  path,
  `import { parentPort } from 'node:worker_threads';
  parentPort.postMessage({ task: undefined });
  let sent = 0;
  parentPort.on('message', ({ work, given, opinion }) => {
    if (opinion) sent += 1;
    if (given.tier === 'premium') for (;;);
    if (work === 'short') return parentPort.postMessage({ fault: 'It broke', stack: 'where it broke' });
    parentPort.postMessage({ made: sent });
  });`,
);
const open: Composer[] = [];
const openOne = (options: Parameters<typeof openComposer>[0] = {}) => {
  const composer = openComposer(options);
  open.push(composer);
  return composer;
};
afterEach(() => Promise.all(open.splice(0).map((composer) => composer.close())));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the engine in threads of its own', () => {
  it('makes what it makes in this one', async () => {
    const opinion = await readTeachingOpinion();
    const composer = openOne();
    const tier = 'standard';
    expect(await composer.compose('brief', opinion, { tier })).toEqual(composeBrief(opinion, tier));
    expect(await composer.compose('questions', { ...opinion }, { tier, style: 'facts' })).toEqual(
      composeQuestions(opinion, tier, 'facts'),
    );
  });

  it('is sent an opinion once, and another with other words or another caption', async () => {
    const opinion = await readTeachingOpinion();
    const composer = openOne({ path });
    const compose = (changed: object) =>
      composer.compose('brief', { ...opinion, ...changed }, { tier: 'standard' });
    expect(await compose({})).toBe(1);
    expect(await compose({})).toBe(1);
    expect(await compose({ pageCount: 99 })).toBe(2);
    expect(await compose({ paragraphs: [...opinion.paragraphs] })).toBe(3);
  });

  it('throws what broke, and ends what takes too long', async () => {
    const opinion = await readTeachingOpinion();
    const composer = openOne({ path, cpuSeconds: 0.5 });
    const short = composer.compose('short', opinion, { brief: composeBrief(opinion), length: 'two_minutes' });
    await expect(short).rejects.toMatchObject({ message: 'It broke', stack: 'where it broke' });
    await expect(composer.compose('brief', opinion, { tier: 'premium' })).rejects.toThrow('ended over one');
    expect(await composer.compose('brief', opinion, { tier: 'standard' })).toBe(1);
  });
});
