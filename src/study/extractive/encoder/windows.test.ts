import { expect, test } from 'vitest';
import { batchesOf, placeFeatures, placeWidth, pool, windowsOf, windowTokens } from './windows.ts';

const special = { opening: 101, separator: 102, padding: 0 };
const sentence = (length: number, token = 7) => Array.from({ length }, () => token);

test('a window takes the sentences that fit whole, each with its separator, behind the opening', () => {
  // 1 + 110 + 1 + 109 + 1 + 1 + 1 = 224.
  expect(windowsOf([sentence(110), sentence(109), sentence(1)])).toEqual([[0, 1, 2]]);
  expect(windowsOf([sentence(110), sentence(109), sentence(2)])).toEqual([[0, 1], [2]]);
  expect(windowsOf([])).toEqual([]);
});

test('a batch is padded to its longest window and knows where each sentence lies', () => {
  const [batch, ...others] = batchesOf([[0, 1], [2]], [[5, 6], [7], [8]], special);
  expect(others).toEqual([]);
  expect(batch).toMatchObject({ rows: 2, length: 6 });
  expect([...batch!.ids].map(Number)).toEqual([101, 8, 102, 0, 0, 0, 101, 5, 6, 102, 7, 102]);
  expect([...batch!.mask].map(Number)).toEqual([1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  expect(batch!.spans).toEqual([
    { sentence: 2, row: 0, from: 1, to: 3 },
    { sentence: 0, row: 1, from: 1, to: 4 },
    { sentence: 1, row: 1, from: 4, to: 6 },
  ]);
});

test('batches are bounded by their tokens, padding included', () => {
  const sentences = Array.from({ length: 60 }, (_, at) => sentence(1 + ((at * 37) % 110)));
  const batches = batchesOf(windowsOf(sentences), sentences, special);
  expect(batches.every(({ rows, length }) => rows * length <= 2 * windowTokens)).toBe(true);
  const read = batches.flatMap(({ spans }) => spans.map((span) => span.sentence));
  expect(read.toSorted((a, b) => a - b)).toEqual([...sentences.keys()]);
});

test('a sentence alone is read whole, its opening and separator included', () => {
  const [batch] = batchesOf([[0]], [[5, 6]], special, { isWhole: true });
  expect(batch!.spans).toEqual([{ sentence: 0, row: 0, from: 0, to: 4 }]);
});

test('the vector of a sentence is the mean of its own states', () => {
  const [batch] = batchesOf([[0, 1], [2]], [[5, 6], [7], [8]], special);
  const states = new Float32Array(12 * 384);
  // Each state is its place in the batch.
  for (let place = 0; place < 12; place += 1) states.fill(place, place * 384, (place + 1) * 384);
  const vectors = new Float32Array(3 * 384);
  pool(batch!, states, vectors);
  expect([vectors[0], vectors[384], vectors[2 * 384], vectors[3 * 384 - 1]]).toEqual([8, 10.5, 1.5, 1.5]);
});

test('places are told as the fitting told them', () => {
  const asked = ['One.', 'Two and more.', 'Three.'].map((text, at) => ({
    text,
    isFirstInParagraph: at !== 1,
  }));
  const features = placeFeatures(asked);
  expect(features).toHaveLength(3 * placeWidth);
  const [share, rest, fromStart, fromEnd, first, length, ...waves] = features.slice(
    placeWidth,
    2 * placeWidth,
  );
  expect([share, rest, first]).toEqual([0.5, 0.5, 0]);
  expect(fromStart).toBeCloseTo(0.1);
  expect(fromEnd).toBeCloseTo(0.1);
  expect(length).toBeCloseTo(13 / 300);
  for (const [at, wave] of [1, 0, 0, 0, -1, 1].entries()) expect(waves[at]).toBeCloseTo(wave);
});
