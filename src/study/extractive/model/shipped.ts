/** The weights that the product ships, unpacked at their first use. */

import packed from './weights.json' with { type: 'json' };
import { type Model, type PackedModel, unpacked } from './weights.ts';

let model: Model | undefined;

export function shippedModel(): Model {
  model ??= unpacked(packed as unknown as PackedModel); // Made by `bench/fit-reading.ts`.
  return model;
}
