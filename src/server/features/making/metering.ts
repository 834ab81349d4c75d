/** Every call to a language model is counted, and made only where the operator's ceilings leave room for it. */
import { and, eq, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { MaterialKind } from '../../../study/material/schema.ts';
import {
  addUsage,
  type Model,
  ModelError,
  type ModelRequest,
  noUsage,
  type Usage,
} from '../../../study/model/model.ts';
import { estimateTokens } from '../../../study/model/tokens.ts';
import type { App } from '../../app.ts';
import { inSpan } from '../../base/spans.ts';
import { modelCalls } from '../../db/tables.ts';
import { costOf } from '../../outside/models.ts';

/** A material of a case, or what a student asks for beside it. */
type Purpose = {
  caseId: number;
  kind: MaterialKind | 'grading' | 'answer' | 'more';
  /** Reads again what a model has written. */
  isReading?: boolean;
};

const materialKinds: readonly Purpose['kind'][] = ['brief', 'outline', 'questions'];

export type MeteredModel = {
  model: Model;
  /** What all its calls so far took together; the cost is null where the model's price is not known. */
  expense(): { inputTokens: number; outputTokens: number; costCents: number | null };
};

/** What two models took together; of unknown cost where one of them has none. */
export function expenseOf(one: MeteredModel, other: MeteredModel): ReturnType<MeteredModel['expense']> {
  const [here, there] = [one.expense(), other.expense()];
  const isKnown = here.costCents !== null && there.costCents !== null;
  return {
    inputTokens: here.inputTokens + there.inputTokens,
    outputTokens: here.outputTokens + there.outputTokens,
    costCents: isKnown ? (here.costCents ?? 0) + (there.costCents ?? 0) : null,
  };
}

/** Who reads again what a model writes: the verifier where there is one, else the writer. */
export function meterReader(app: App, purpose: Purpose, writer: Model): MeteredModel {
  return meterModel(app, { ...purpose, isReading: true }, app.models.verifier ?? writer);
}

export function meterModel(app: App, purpose: Purpose, model: Model): MeteredModel {
  let used = noUsage;
  return {
    model: {
      ...model,
      async call<T>(request: ModelRequest<T>) {
        const id = await beginCall(app, purpose, model, request);
        const startedAt = performance.now();
        const end = async (outcome: string, usage: Usage) => {
          used = addUsage(used, usage);
          await endCall(app, id, {
            outcome,
            usage,
            model: model.name,
            durationMs: performance.now() - startedAt,
          });
        };
        try {
          const answer = await shown(purpose, model, () => model.call(request));
          await end('ok', answer.usage);
          return answer;
        } catch (error) {
          if (error instanceof ModelError) await end(error.code, usageOf(error, request));
          throw error;
        }
      },
    },
    expense: () => ({
      inputTokens: used.inputTokens,
      outputTokens: used.outputTokens,
      costCents: costOf(app.config.models, model.name, used) ?? null,
    }),
  };
}

/** As a part of a trace, in OpenTelemetry's words for such a call. */
function shown<Answer extends { usage: Usage }>(
  { caseId, kind }: Purpose,
  { name }: Model,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const attributes = { caseId, kind, 'gen_ai.request.model': name };
  return inSpan({ name: 'model call', kind: 'client', attributes }, async (note) => {
    const answer = await call();
    const { inputTokens, outputTokens } = answer.usage;
    note({ 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens });
    return answer;
  });
}

/** What was asked is paid for also where no answer came to its end. */
function usageOf({ code, usage }: ModelError, request: ModelRequest<unknown>): Usage {
  const isUntold = usage.inputTokens === 0 && (code === 'aborted' || code === 'timeout');
  return isUntold ? { inputTokens: promptTokens(request), outputTokens: 0 } : usage;
}

const promptTokens = ({ system, prompt }: ModelRequest<unknown>) => estimateTokens(system + prompt);

/**
 * Most answers are far shorter than they may be; with the longest as the measure, a ceiling would refuse what never
 * reaches it.
 */
const expectedOutputTokens = 6_000;

/** Throws budget_exceeded where a ceiling leaves no room for this call beside those that are made already. */
async function beginCall(
  app: App,
  { caseId, kind, isReading = false }: Purpose,
  { name }: Model,
  request: ModelRequest<unknown>,
): Promise<number> {
  const outputTokens = Math.min(request.maxOutputTokens, expectedOutputTokens);
  const expected = costOf(app.config.models, name, { inputTokens: promptTokens(request), outputTokens });
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    if (expected !== undefined) await requireBudget(within, { caseId, kind }, expected);
    const call = {
      ...{ caseId, kind, isReading, model: name, costCents: expected ?? null, createdAt: app.now() },
      inputTokens: promptTokens(request),
    };
    const [row] = await db.insert(modelCalls).values(call).returning({ id: modelCalls.id });
    if (!row) throw new Error('A call to a language model was not recorded');
    return row.id;
  });
}

async function requireBudget(
  { db, config, now }: App,
  { caseId, kind }: Purpose,
  cents: number,
): Promise<void> {
  const { maxCostPerAnalysisCents, maxCostPerDayCents } = config.models;
  if (maxCostPerAnalysisCents === undefined && maxCostPerDayCents === undefined) return;
  // Calls that begin at the same moment count one another.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('model_calls'))`);
  const spent = { cents: sum(modelCalls.costCents).mapWith(Number) };
  const check = async (what: string, ceiling: number | undefined, condition: SQL | undefined) => {
    if (ceiling === undefined) return;
    const [row] = await db.select(spent).from(modelCalls).where(condition);
    if ((row?.cents ?? 0) + cents <= ceiling) return;
    throw new ModelError('budget_exceeded', { reason: `the ceiling of ${ceiling} cents ${what}` });
  };
  const today = new Date(now());
  today.setUTCHours(0, 0, 0, 0);
  // What is asked beside an analysis takes nothing of its room, and may each time cost as much as one at most.
  const ofAnalysis = and(eq(modelCalls.caseId, caseId), inArray(modelCalls.kind, [...materialKinds]));
  await check('an analysis', maxCostPerAnalysisCents, materialKinds.includes(kind) ? ofAnalysis : sql`false`);
  await check('a day', maxCostPerDayCents, gte(modelCalls.createdAt, today));
}

type EndedCall = { outcome: string; usage: Usage; model: string; durationMs: number };

async function endCall({ db, config, metrics }: App, id: number, call: EndedCall): Promise<void> {
  const costCents = costOf(config.models, call.model, call.usage) ?? null;
  metrics.countModelCall({ ...call, costCents }, call.durationMs / 1000);
  await db
    .update(modelCalls)
    .set({
      outcome: call.outcome,
      inputTokens: call.usage.inputTokens,
      outputTokens: call.usage.outputTokens,
      cachedTokens: call.usage.cachedTokens ?? 0,
      costCents,
      durationMs: Math.round(call.durationMs),
    })
    .where(eq(modelCalls.id, id));
}

/** Longer than a call can last, its retries and waits included. */
const longestCallMs = 60 * 60_000;

/**
 * Calls whose worker was killed: nobody knows how much of an answer came, but what was asked is paid for. Until then they
 * count with the most that was expected of them.
 */
export async function settleLostCalls({ db, config, log, now }: App): Promise<void> {
  const isLost = and(
    eq(modelCalls.outcome, 'running'),
    lt(modelCalls.createdAt, new Date(now().getTime() - longestCallMs)),
  );
  const { id, model, inputTokens: asked } = modelCalls;
  const lost = await db.select({ id, model, asked }).from(modelCalls).where(isLost);
  for (const call of lost) {
    const usage = { inputTokens: call.asked ?? 0, outputTokens: 0 };
    const costCents = costOf(config.models, call.model, usage) ?? null;
    await db
      .update(modelCalls)
      .set({ outcome: 'lost', ...usage, costCents })
      .where(and(eq(id, call.id), isLost));
  }
  if (lost.length > 0)
    log.warn({ calls: lost.length }, 'Calls to a language model were lost with their workers');
}
