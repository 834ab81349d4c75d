import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateCitations } from './eval-citations.ts';
import { type EvalGroup, type EvalRun, shareRow } from './eval-rows.ts';

const least: Record<string, number> = {
  'eyecite plain': 0.97,
  'eyecite HTML': 0.9,
  'eyecite resolution': 0.9,
  'reporters-db examples': 0.98,
};

export async function measureCitations({ folder }: EvalRun): Promise<EvalGroup | undefined> {
  if (!existsSync(join(folder, 'citations'))) return undefined;
  const scores = await evaluateCitations(folder);
  return {
    title: 'Citations, on the cases of eyecite and reporters-db',
    rows: scores.map(({ name, score, total }) => shareRow(name, score, total, least[name], 'eyecite: all')),
  };
}
