/** Opinions longer than a model's context: read in pieces, whole, within every budget. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Opinion } from '../../opinion/opinion.ts';
import { marlowBrief } from './fixtures/marlow-brief.ts';
import { marlowOutline } from './fixtures/marlow-outline.ts';
import { marlowQuestions } from './fixtures/marlow-questions.ts';
import { marlow } from './fixtures/opinions.ts';
import { playedModel } from './fixtures/played-model.ts';
import { ModelError, type ModelRequest } from './model.ts';
import { openSources } from './sources/opinion-sources.ts';
import { estimateTokens, schemaTokens } from './tokens.ts';
import { writeMaterial } from './write.ts';

let opinion: Opinion;
beforeAll(async () => {
  opinion = await marlow();
});

type PlayedRequest = Pick<ModelRequest<unknown>, 'prompt' | 'schemaName'>;

/** A note on each longer paragraph of the piece, or every other note of notes. */
function notesOn({ prompt }: PlayedRequest) {
  const quoted = [...prompt.matchAll(/^\((?:part \d|no part)[^)]*\) .*\[(p\d+)\] "([^"]+)"$/gm)];
  if (quoted.length > 0) {
    return {
      notes: quoted
        .filter((_, index) => index % 2 === 0)
        .map(([, paragraph = '', words = '']) => ({
          kind: 'reason',
          text: words,
          support: [{ paragraph, words }],
        })),
    };
  }
  const read = [...prompt.matchAll(/^\[(p\d+) · [^\]]*\](?: \(continued\))? (.{90,})$/gm)];
  return {
    notes: read.map(([, paragraph = '', text = '']) => {
      const words = text.split(' ').slice(0, 12).join(' ');
      return { kind: 'fact', text: words, support: [{ paragraph, words }] };
    }),
  };
}

const answers: Record<string, (asked: PlayedRequest) => unknown> = {
  notes: notesOn,
  brief: marlowBrief,
  outline: marlowOutline,
  questions: marlowQuestions,
};

const readingModel = (contextTokens: number) =>
  playedModel((asked) => answers[asked.schemaName]?.(asked), { contextTokens });

async function writeAll(model: ReturnType<typeof readingModel>['model'], long = opinion) {
  const { signal } = new AbortController();
  const sources = openSources(long, { signal });
  const common = { sources, tier: 'standard', model, signal } as const;
  return Promise.all([
    writeMaterial({ ...common, kind: 'brief' }),
    writeMaterial({ ...common, kind: 'outline' }),
    writeMaterial({ ...common, kind: 'questions' }),
  ]);
}

describe.each([8_192, 10_000, 12_000])('with a context of %i tokens', (contextTokens) => {
  test('every paragraph of every part but the syllabus is read once for all three materials, and no request is too long', async () => {
    const { model, calls } = readingModel(contextTokens);
    const made = await writeAll(model);
    const pieces = calls.filter(({ prompt }) => prompt.startsWith('<piece'));
    expect(pieces.length).toBeGreaterThan(1);
    const syllabus = opinion.parts.find(({ kind }) => kind === 'syllabus');
    for (const { id } of opinion.paragraphs.slice((syllabus?.lastParagraph ?? -1) + 1)) {
      expect(
        pieces.some(({ prompt }) => prompt.includes(`[${id} · `)),
        id,
      ).toBe(true);
    }
    expect(calls.filter(({ schemaName }) => schemaName !== 'notes')).toHaveLength(3);
    for (const { schema, system, prompt, maxOutputTokens } of calls) {
      const input = estimateTokens(system) + estimateTokens(prompt) + schemaTokens(schema);
      expect(input + maxOutputTokens).toBeLessThanOrEqual(contextTokens);
    }
    const [brief] = made;
    expect(brief.content.separateOpinions.map(({ author }) => author)).toEqual(['Lindqvist', 'Reyes']);
    const spent = made.reduce((sum, { usage }) => sum + usage.inputTokens, 0);
    expect(spent).toBe(100 * calls.length);
  });
});

test('the notes name part, kind, paragraph and the court’s own words', async () => {
  const { model, calls } = readingModel(12_000);
  await writeAll(model);
  const brief = calls.find(({ schemaName }) => schemaName === 'brief');
  expect(brief?.prompt).toMatch(/^<notes fence="\w+">\n\(part /);
  expect(brief?.prompt).toMatch(/\(part 5, dissent; \w+\) .* \[p9\d\] "/);
  expect(brief?.prompt).toContain('Take the words of your support from those quotations alone.');
});

test('notes that stand nowhere in the text are not written from', async () => {
  const invented = {
    notes: [
      {
        kind: 'fact',
        text: 'x',
        support: [{ paragraph: 'p31', words: 'The hives were strapped to the truck' }],
      },
    ],
  };
  const { model } = playedModel(() => invented, { contextTokens: 10_000 });
  await expect(writeAll(model)).rejects.toMatchObject({ code: 'ungrounded' });
});

test('a failure of one piece ends the reading, and a later attempt begins anew', async () => {
  let calls = 0;
  const { model } = playedModel(
    (asked) => {
      calls += 1;
      return calls === 2
        ? new ModelError('provider_down', { reason: 'gone' })
        : answers[asked.schemaName]?.(asked);
    },
    { contextTokens: 10_000 },
  );
  const { signal } = new AbortController();
  const writing = {
    sources: openSources(opinion, { signal }),
    tier: 'standard',
    model,
    signal,
    kind: 'brief',
  } as const;
  await expect(writeMaterial(writing)).rejects.toMatchObject({ code: 'provider_down' });
  await expect(writeMaterial(writing)).resolves.toMatchObject({ itemCount: 1 });
});

test('a context in which nothing could be written is refused before a call', async () => {
  const { model, calls } = readingModel(4_096);
  await expect(writeAll(model)).rejects.toMatchObject({ code: 'too_long' });
  expect(calls).toEqual([]);
});
