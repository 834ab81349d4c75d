/** Models that were fitted without some opinions, kept between runs as long as nothing that they are made of has changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PackedModel } from '../src/study/extractive/weights/sentence-model.ts';
import { honestFolder, readingsIn } from './annotations.ts';
import { type Example, isSameOpinion } from './fit-example.ts';
import { fitModel } from './fit-model.ts';

/** "fold:2" or "court:New Mexico". */
export type LeftOut = string;

export function isLeftOut({ fold, court }: Pick<Example, 'fold' | 'court'>, leftOut: LeftOut): boolean {
  return leftOut === `fold:${fold}` || leftOut === `court:${court}`;
}

/** Nor is it fitted to the same opinion from another source. */
export function fitWithout(examples: readonly Example[], leftOut: LeftOut): PackedModel {
  const out = examples.filter((example) => isLeftOut(example, leftOut));
  const kept = examples.filter(
    (example) => !isLeftOut(example, leftOut) && !out.some((other) => isSameOpinion(example, other)),
  );
  return fitModel(kept, `without ${leftOut}`, readingsIn(honestFolder));
}

export function fittedWithout(examples: readonly Example[], leftOut: LeftOut, recipe: string): PackedModel {
  const folder = join(tmpdir(), 'hotseat-fitted');
  mkdirSync(folder, { recursive: true });
  const path = join(
    folder,
    `${createHash('sha256').update(`${recipe} ${leftOut}`).digest('hex').slice(0, 24)}.json`,
  );
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as PackedModel; // Written below.
  const model = fitWithout(examples, leftOut);
  writeFileSync(path, JSON.stringify(model));
  return model;
}

/** Changes with any feature of any sentence, with the labels and with how they are fitted. */
export function recipeOf(examples: readonly Example[], code: string): string {
  const hash = createHash('sha256').update(code);
  for (const { id, features, labels, rests } of examples) {
    hash.update(id).update(JSON.stringify([labels, rests]));
    for (const { named, buckets } of features) hash.update(JSON.stringify([...named])).update(buckets);
  }
  return hash.digest('hex');
}
