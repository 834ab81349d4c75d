/** The weights that the product ships, unpacked at their first use. */

import { type Model, type PackedModel, unpacked } from './sentence-model.ts';
import packed from './sentence-weights.json' with { type: 'json' };

let model: Model | undefined;

export function shippedModel(): Model {
  model ??= unpacked(packed as unknown as PackedModel); // Made by `bench/fit-reading.ts`.
  return model;
}
