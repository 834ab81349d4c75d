/** What the three materials of an analysis cost in calls and tokens, as estimated, with and without the second reading. */
import type { Opinion } from '../../src/opinion/opinion.ts';
import { playedModel } from '../../src/study/model/fixtures/played-model.ts';
import type { Wires } from '../../src/study/model/material/kinds.ts';
import { addUsage, type Model, noUsage, type Usage } from '../../src/study/model/model.ts';
import { openSources } from '../../src/study/model/sources/opinion-sources.ts';
import { estimateTokens, schemaTokens } from '../../src/study/model/tokens.ts';
import { writeMaterial } from '../../src/study/model/write.ts';

export type AnalysisCost = Usage & { calls: number };

export async function costOfAnalysis(
  opinion: Opinion,
  wires: Wires,
  isReadAgain: boolean,
): Promise<AnalysisCost> {
  const { model, spent } = counting(
    playedModel(({ schemaName }) => wires[schemaName as keyof Wires] ?? { statements: [], questions: [] }, {
      verdict: () => 'bears out',
    }).model,
  );
  const { signal } = new AbortController();
  const sources = openSources(opinion, { signal });
  for (const kind of ['brief', 'outline', 'questions'] as const)
    await writeMaterial({ kind, tier: 'standard', model, signal, sources, isReadAgain });
  return spent;
}

/** Counts what is sent and answered: a played model reports invented figures. */
function counting(played: Model): { model: Model; spent: AnalysisCost } {
  const spent: AnalysisCost = { calls: 0, ...noUsage };
  const model: Model = {
    ...played,
    async call(request) {
      const answer = await played.call(request);
      const usage: Usage = {
        inputTokens: estimateTokens(request.system + request.prompt) + schemaTokens(request.schema),
        outputTokens: estimateTokens(JSON.stringify(answer.value)),
      };
      Object.assign(spent, addUsage(spent, usage), { calls: spent.calls + 1 });
      return answer;
    },
  };
  return { model, spent };
}
