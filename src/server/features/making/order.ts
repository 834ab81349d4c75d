import type { MaterialKind, Tier } from '../../../study/material/schema.ts';
import type { Engine } from '../../outside/models.ts';
import type { MaterialDraft, WrittenSoFar } from '../materials/service.ts';

export type MaterialOrder = {
  kind: MaterialKind;
  tier: Tier;
  engine: Engine;
  /** What has been written so far, where the engine writes piece by piece. */
  onPart: (content: WrittenSoFar) => void;
};

export type Make = (order: MaterialOrder) => Promise<MaterialDraft>;
