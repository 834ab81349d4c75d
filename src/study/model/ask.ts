/** One answer in the form wanted: asked again where the form is wrong or the answer broke off, within bounds. */
import {
  addUsage,
  type Model,
  ModelError,
  type ModelLog,
  type ModelRequest,
  noUsage,
  type Usage,
} from './model.ts';
import { askAgain } from './prompts/again.ts';
import { estimateTokens, overheadTokens, schemaTokens } from './tokens.ts';

type Question<T> = ModelRequest<T> & {
  model: Model;
  log?: ModelLog | undefined;
  /** What keeps an answer of the right form from being used, in words for the model. */
  findFault?: ((value: T) => string | undefined) | undefined;
};

/** The first answer and two more. */
const mostAnswers = 3;

export async function ask<T>(question: Question<T>): Promise<{ value: T; usage: Usage }> {
  let usage = noUsage;
  let fault: string | undefined;
  let maxOutputTokens = question.maxOutputTokens;
  let wasCutOff = false;
  for (let answers = 1; ; answers += 1) {
    const prompt = fault ? askAgain(question.prompt, fault) : question.prompt;
    const room = roomLeft(question, prompt);
    try {
      const answer = await call(question, prompt, Math.min(maxOutputTokens, room));
      usage = addUsage(usage, answer.usage);
      fault = question.findFault?.(answer.value);
      if (!fault) return { value: answer.value, usage };
      if (answers === mostAnswers) {
        throw new ModelError('wrong_shape', {
          reason: `${question.model.name}, ${question.schemaName}: not as asked`,
        });
      }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      usage = addUsage(usage, error.usage);
      const mayAsk =
        error.code === 'cut_off' ? !wasCutOff : repeatable.has(error.code) && answers < mostAnswers;
      if (!mayAsk) throw error.spending(usage);
      wasCutOff ||= error.code === 'cut_off';
      if (error.code === 'cut_off')
        maxOutputTokens = Math.min(2 * maxOutputTokens, question.model.maxOutputTokens);
      fault = error.code === 'cut_off' ? 'it broke off before its end; be briefer' : error.reason;
    }
    question.log?.warn(
      { model: question.model.name, form: question.schemaName, answers },
      'A model is asked again',
    );
  }
}

const repeatable: ReadonlySet<string> = new Set(['wrong_shape', 'empty_answer']);

const inputTokens = <T>({ system, schema }: ModelRequest<T>, prompt: string) =>
  estimateTokens(system) + estimateTokens(prompt) + schemaTokens(schema) + overheadTokens;

/** What the context leaves for the answer. Throws before a call that could not be answered. */
function roomLeft<T>(question: Question<T>, prompt: string): number {
  const { model, schemaName } = question;
  const room = Math.min(model.maxOutputTokens, model.contextTokens - inputTokens(question, prompt));
  if (room >= 500) return room;
  throw new ModelError('too_long', {
    reason: `${model.name}, ${schemaName}: the request leaves ${room} tokens`,
  });
}

async function call<T>(question: Question<T>, prompt: string, maxOutputTokens: number) {
  const { model, log, schema, schemaName, system, sharedLetters, signal, onPartial } = question;
  const budget = {
    input: inputTokens(question, prompt),
    output: maxOutputTokens,
    context: model.contextTokens,
  };
  log?.info({ model: model.name, form: schemaName, budget }, 'A model is asked');
  const startedAt = performance.now();
  const request = { schema, schemaName, system, prompt, sharedLetters, maxOutputTokens, signal, onPartial };
  const answer = await model.call(request);
  const ms = Math.round(performance.now() - startedAt);
  log?.info({ model: model.name, form: schemaName, ms, ...answer.usage }, 'A model answered');
  return answer;
}
