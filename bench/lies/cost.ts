/**
 * What the three materials of an analysis cost in calls and tokens, as estimated, with and without the second reading, by
 * a provider that bills what it has kept of an earlier request at a tenth.
 */
import type { Opinion } from '../../src/opinion/opinion.ts';
import { playedModel } from '../../src/study/model/fixtures/played-model.ts';
import { addUsage, type Model, noUsage, type Usage } from '../../src/study/model/model.ts';
import { openSources } from '../../src/study/model/sources/opinion-sources.ts';
import { estimateTokens, schemaTokens } from '../../src/study/model/tokens.ts';
import type { Wires } from '../../src/study/model/wire/wire.ts';
import { writeMaterial } from '../../src/study/model/write.ts';

export type AnalysisCost = Usage & { calls: number; billedTokens: number; cents: number };

/** Cents a million tokens, read and written, of a model in the middle of the field. */
const price = { input: 300, output: 1500 };
const keptShare = 0.1;
/** In letters: shorter beginnings no provider keeps. */
const leastKept = 4_000;

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

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Counts what is sent and answered: a played model reports invented figures. */
function counting(played: Model): { model: Model; spent: AnalysisCost } {
  const spent: AnalysisCost = { calls: 0, billedTokens: 0, cents: 0, ...noUsage };
  const read: string[] = [];
  const model: Model = {
    ...played,
    keepsBeginnings: true,
    async call(request) {
      const answer = await played.call(request);
      const { system, prompt, schema } = request;
      const usage: Usage = {
        inputTokens: estimateTokens(system + prompt) + schemaTokens(schema),
        outputTokens: estimateTokens(JSON.stringify(answer.value)),
      };
      const text = system + prompt;
      const common = Math.max(0, ...read.map((before) => commonLength(before, text)));
      const kept = common < leastKept ? 0 : estimateTokens(text.slice(0, common));
      const billed = usage.inputTokens - (1 - keptShare) * kept;
      read.push(text);
      Object.assign(spent, addUsage(spent, usage), {
        calls: spent.calls + 1,
        billedTokens: Math.round(spent.billedTokens + billed),
        cents: spent.cents + (billed * price.input + usage.outputTokens * price.output) / 1_000_000,
      });
      return answer;
    },
  };
  return { model, spent };
}
