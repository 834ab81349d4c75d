import { extractiveVersion } from '../../../study/extractive/engine.ts';
import type { App } from '../../app.ts';
import type { materials } from '../../db/tables.ts';

type MaterialOrigin = Pick<
  typeof materials.$inferSelect,
  'kind' | 'tier' | 'engine' | 'engineVersion' | 'edited'
>;

/** True where it is certain without making it that the embedded engine would say the same in the same tier. */
export function isSameAgain({ models }: App, material: MaterialOrigin, isReported: boolean): boolean {
  const { kind, tier, engine, engineVersion, edited } = material;
  const isFresh = engine === 'extractive' && engineVersion === extractiveVersion && !edited;
  return isFresh && !isReported && kind !== 'questions' && models[tier] === 'extractive';
}
