import { findingsOf } from '../opinion/findings.ts';
import { type Opinion, passagesOf } from '../opinion/opinion.ts';
import { chosenCase } from './chosen-case.ts';
import { configuredModels, makeMaterials } from './engine.ts';
import { fileOf } from './material-file.ts';
import { readFileAsOpinion } from './read-file.ts';
import { analyzeFormats, oneFile, oneOf, readWords, writeOut } from './words.ts';

const options = {
  tier: { type: 'string', default: 'standard' },
  format: { type: 'string', default: 'json' },
  out: { type: 'string' },
  case: { type: 'string' },
  anyway: { type: 'boolean', default: false },
} as const;

export async function analyze(words: string[]): Promise<void> {
  const { values, positionals } = readWords(words, options);
  const tier = oneOf('tier', values.tier, ['standard', 'premium']);
  const format = oneOf('format', values.format, analyzeFormats);
  const { models } = configuredModels();
  const path = oneFile(positionals);
  const read = await readFileAsOpinion(path);
  const opinion = chosenCase(read, { anyway: values.anyway, number: values.case });
  const isEmbedded = models[tier] === 'extractive';
  const { brief, outline, questions } = await makeMaterials(opinion, tier, models[tier]);
  if (format === 'json') {
    const made = { case: describeCase(opinion), text: describeText(opinion), brief, outline, questions };
    await writeOut(`${JSON.stringify(made, null, 2)}\n`, values.out);
  } else {
    await writeOut(
      await fileOf(
        opinion,
        { brief: isEmbedded ? { ...brief, engine: 'extractive' } : brief, outline, questions },
        { format, path },
      ),
      values.out,
    );
  }
}

function describeCase(opinion: Opinion) {
  const parts = opinion.parts.map(({ kind, author, firstPage }) => ({
    kind,
    author: author ?? null,
    firstPage,
  }));
  return { ...findingsOf(opinion), parts };
}

function describeText({ pages, paragraphs }: Opinion) {
  const passages = Map.groupBy(
    paragraphs.flatMap((paragraph) =>
      passagesOf(paragraph).map((passage) => ({ ...passage, kind: paragraph.kind })),
    ),
    ({ page }) => page,
  );
  return {
    pages: pages.map(({ number, label, source }) => ({
      number,
      label: label ?? null,
      source,
      paragraphs: (passages.get(number) ?? []).map(({ id, text, kind }) => ({ id, text, kind })),
    })),
  };
}
