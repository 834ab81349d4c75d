import { beforeAll, expect, test } from 'vitest';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { BriefContent, QuestionSetContent } from '../../material/schema.ts';
import { marlowBrief, said } from '../fixtures/marlow-brief.ts';
import { marlowQuestions } from '../fixtures/marlow-questions.ts';
import { marlow } from '../fixtures/opinions.ts';
import { playedModel, readPairs } from '../fixtures/played-model.ts';
import { type Model, ModelError } from '../model.ts';
import { readVerdict, type Verdict, verificationSchema } from '../prompts/verification.ts';
import { openSources } from '../sources/opinion-sources.ts';
import { type Writing, writeMaterial } from '../write.ts';

let opinion: Opinion;
beforeAll(async () => {
  opinion = await marlow();
});

type Kind = 'brief' | 'questions';
type Rest = Partial<Writing<Kind>>;

async function write<K extends Kind>(kind: K, model: Model, rest: Rest = {}) {
  const { signal } = new AbortController();
  const sources = openSources(opinion, { signal });
  const { content } = await writeMaterial<K>({
    kind,
    tier: 'standard',
    model,
    signal,
    sources,
    ...(rest as object),
  });
  return content;
}

const noRepair = { statements: [], questions: [] };

/** Says this of every line that holds the words, and bears out the rest. */
const readerWho =
  (words: string, verdict: Verdict) =>
  (statement: string): Verdict =>
    statement.includes(words) ? verdict : 'bears out';

const added = 'Tidewater runs the Kittiwake, a double-ended car ferry.';
const withFact = () => {
  const brief = marlowBrief();
  brief.facts[0] = said(added, ['p29', 'operates the Kittiwake, a double-ended car ferry']);
  return brief;
};

test('what a reader does not find in the text is marked, though code has no doubt', async () => {
  const { model, calls } = playedModel([withFact()], { verdict: readerWho(added, 'does not say') });
  const { facts, checking } = (await write('brief', model)) as BriefContent;
  expect(facts[0]).toMatchObject({ text: added, verified: true, check: 'not_checked' });
  expect(facts[1]?.check).toBe('borne_out');
  expect(checking).toMatchObject({ reading: 'all', disagreed: 1, by: 'played:model' });
  expect(calls).toHaveLength(1);
});

test('what neither reader nor code finds shown is written again once, and left out where it is insisted on', async () => {
  const brief = marlowBrief();
  const far = 'Her injury keeps her from practicing her trade.';
  brief.facts.push(said(far, ['p33', 'She cannot now hold a tuning hammer']));
  const { model, calls } = playedModel([brief, noRepair], { verdict: readerWho(far, 'does not say') });
  const { facts } = (await write('brief', model)) as BriefContent;
  expect(calls[1]?.prompt).toContain('a second reader finds that the text does not say so');
  expect(JSON.stringify(facts)).not.toContain(far);
  expect(facts).toHaveLength(marlowBrief().facts.length);
});

test('every string is read: questions, follow-ups, traps and gaps', async () => {
  const read: string[] = [];
  const verdict = (statement: string): Verdict => {
    read.push(statement);
    return 'bears out';
  };
  await write('questions', playedModel([marlowQuestions()], { verdict }).model);
  await write('brief', playedModel([marlowBrief()], { verdict }).model);
  const all = read.join('\n');
  for (const { question, followUp, trap } of marlowQuestions().questions)
    for (const each of [question, followUp, trap]) expect(all).toContain(each);
  for (const { text } of marlowBrief().keyTerms) expect(all).toContain(text);
  expect(all).toContain(marlowBrief().whyAssigned.flip.text);
});

test('a follow-up that is not borne out is marked, and one that is contradicted is left out', async () => {
  const [first] = marlowQuestions().questions;
  const words = first?.followUp ?? '';
  const of = async (verdict: Verdict) => {
    const { model } = playedModel([marlowQuestions(), noRepair], { verdict: readerWho(words, verdict) });
    const { questions } = (await write('questions', model)) as QuestionSetContent;
    return questions.find(({ question }) => question === first?.question);
  };
  expect(await of('does not say')).toMatchObject({ followUps: [words], checks: { followUp: 'not_checked' } });
  expect((await of('contradicts'))?.followUps).toEqual([]);
});

test('“not in this excerpt” is asked of the text: what it tells is not listed, and what a reader finds in it neither', async () => {
  const brief = marlowBrief();
  brief.notInExcerpt = [
    'The damages that the jury awarded',
    'How Vance came to keep bees',
    'What became of the Kittiwake',
  ];
  const off = (await write('brief', playedModel([structuredClone(brief)]).model, {
    isReadAgain: false,
  })) as BriefContent;
  expect(off.notInExcerpt).not.toContain('The damages that the jury awarded');
  expect(off.notInExcerpt).toContain('How Vance came to keep bees');
  const { model } = playedModel([brief], { verdict: readerWho('keep bees', 'contradicts') });
  expect(((await write('brief', model)) as BriefContent).notInExcerpt).not.toContain(
    'How Vance came to keep bees',
  );
});

test('a reader gets the sentences cited whole, their paragraph, and the part and author they are of', async () => {
  const prompts: string[] = [];
  const { model } = playedModel([marlowBrief()]);
  const reader: Model = {
    ...model,
    name: 'played:reader',
    call(request) {
      prompts.push(request.prompt);
      return model.call(request);
    },
  };
  await write('brief', model, { verifier: reader });
  const [prompt = ''] = prompts;
  const cited = opinion.paragraphs.find(({ id }) => id === 'p69')?.text ?? '-';
  expect(prompt).toContain(cited);
  expect(prompt).toContain('majority, by Okafor');
  expect(prompt).toContain('dissent, by Reyes');
});

test('a rule that a reader finds to be another’s word is sent back, and never borne out', async () => {
  const brief = marlowBrief();
  const words = brief.rule[0]?.text ?? '';
  const { model } = playedModel([brief, noRepair]);
  const reader: Model = {
    ...model,
    async call(request) {
      const answer = await model.call(request);
      const { verdicts = [] } = answer.value as { verdicts?: string[] };
      for (const [at, { statement }] of readPairs(request.prompt).entries())
        if (statement === words) verdicts[at] = `${at + 1} bears out, party`;
      return answer;
    },
  };
  const { rule } = (await write('brief', model, { verifier: reader })) as BriefContent;
  expect(rule.find(({ text }) => text === words)?.check ?? 'not_checked').toBe('not_checked');
});

test('code alone doubts a reason in a dissent’s words that does not say so', async () => {
  const brief = marlowBrief();
  const words = opinion.paragraphs.find(({ id }) => id === 'p95')?.text ?? '';
  const quoted = words.split(' ').slice(0, 12).join(' ');
  brief.analysis.push({
    ...said('The judgment should stand as it was entered.', ['p95', quoted]),
    children: [],
  });
  const content = (await write('brief', playedModel([brief]).model, { isReadAgain: false })) as BriefContent;
  const shown = content.analysis.find(({ text }) => text.startsWith('The judgment should stand'));
  expect(shown === undefined || shown.check === 'not_checked' || !shown.verified).toBe(true);
});

test('a reading that fails, is capped or is off is told of, and leaves the material', async () => {
  const failing = (code: 'provider_down' | 'budget_exceeded'): Model => ({
    ...playedModel([]).model,
    name: 'played:reader',
    call: () => Promise.reject(new ModelError(code, { reason: 'so' })),
  });
  const of = async (rest: Rest) =>
    ((await write('brief', playedModel([marlowBrief()]).model, rest)) as BriefContent).checking;
  expect(await of({ verifier: failing('provider_down') })).toMatchObject({ reading: 'failed', read: 0 });
  expect(await of({ verifier: failing('budget_exceeded') })).toMatchObject({ reading: 'capped', read: 0 });
  expect(await of({ isReadAgain: false })).toMatchObject({ reading: 'off' });
});

test('what a reader’s room left is marked, and what decides comes before it', async () => {
  const brief = marlowBrief();
  // As long as a chapter, so that room is left for some of it alone.
  for (const { id, text } of opinion.paragraphs.slice(29, 69)) {
    const words = text.split(' ').slice(0, 40).join(' ');
    if (/^[A-Z].{60}/.test(words)) brief.facts.push(said(words, [id, words]));
  }
  const of = async (verifier: Model) =>
    (await write('brief', playedModel([structuredClone(brief)]).model, { verifier })) as BriefContent;
  const { model: reader } = playedModel([]);
  const [whole, tight] = [await of(reader), await of({ ...reader, maxOutputTokens: 500 })];
  expect([whole, tight].map(({ checking }) => checking?.reading)).toEqual(['all', 'some']);
  for (const part of ['holding', 'conclusion', 'rule', 'issue'] as const)
    expect(tight[part]).toEqual(whole[part]);
  const checksIn = ({ facts }: BriefContent) => new Set(facts.map(({ check }) => check));
  expect(checksIn(whole)).toEqual(new Set(['borne_out']));
  expect(checksIn(tight)).toEqual(new Set(['borne_out', 'not_checked']));
});

test('an entry tells number, verdict and voice in words; one that does not is asked for again', () => {
  const isRead = (text: string) => verificationSchema.safeParse({ verdicts: [text] }).success;
  expect(readVerdict('12 Bears out, court.')).toEqual({ number: 12, verdict: 'bears out', whose: 'court' });
  expect(readVerdict('3: does not say')).toEqual({ number: 3, verdict: 'does not say', whose: 'unclear' });
  expect(readVerdict('3. contradicts (lower court)')?.whose).toBe('lower court');
  expect(readVerdict('3 contradicts, the narrator')?.whose).toBe('unclear');
  for (const text of ['bears out', '4 perhaps', '4']) expect(isRead(text)).toBe(false);
});

test('where it is read twice, what decides is borne out by both readings or by neither', async () => {
  let readings = 0;
  const words = marlowBrief().holding.text;
  const verdict = (statement: string): Verdict => {
    if (statement !== words) return 'bears out';
    readings += 1;
    return readings === 2 ? 'does not say' : 'bears out';
  };
  const { holding } = (await write('brief', playedModel([marlowBrief()], { verdict }).model, {
    isReadTwice: true,
  })) as BriefContent;
  expect(readings).toBe(2);
  expect(holding.check).toBe('not_checked');
});

test('a fact that is said six hundred times is one, and a separate opinion is known by its author or its words', async () => {
  const brief = marlowBrief();
  const [fact] = brief.facts;
  if (fact) brief.facts = Array.from({ length: 600 }, () => structuredClone(fact));
  for (const each of brief.separateOpinions) each.part = String(Number(each.part) - 1);
  const { facts, separateOpinions } = (await write('brief', playedModel([brief]).model)) as BriefContent;
  expect(facts).toHaveLength(1);
  expect(separateOpinions.map(({ author }) => author)).toEqual(['Lindqvist', 'Reyes']);
});
