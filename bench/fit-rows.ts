/**
 * `node bench/fit-rows.ts DIR OUT`: writes what the encoder is fitted to, an opinion a line: the sentences of its lead part as the
 * engine splits them, each with what its careful reader marked, and how far down each place rests on it.
 */
import { writeFileSync } from 'node:fs';
import { readLead } from '../src/study/extractive/read/lead.ts';
import { alignerOf, annotatedOpinions } from './annotations.ts';

const [folder = '../shared/data', out = 'fit/work/rows.jsonl'] = process.argv.slice(2);

const lines = (await annotatedOpinions(folder)).map(({ annotation, opinion, fold, court }) => {
  const align = alignerOf(annotation.sentences);
  const { holding, issues, rule } = annotation.brief.rests;
  const sentences = readLead(opinion).sentences.map(({ text, isFirstInParagraph }) => {
    const at = align(text);
    const labelled = at === undefined ? undefined : annotation.sentences[at];
    const place = (on: readonly number[]) => (at === undefined ? -1 : on.indexOf(at));
    return {
      text,
      first: isFirstInParagraph,
      role: labelled?.role ?? null,
      worth: labelled?.worth ?? null,
      alone: labelled?.alone ?? null,
      rests: [place(holding), place(issues), place(rule)],
    };
  });
  return JSON.stringify({ id: annotation.id, fold, court, sentences });
});
writeFileSync(out, `${lines.join('\n')}\n`);
process.stdout.write(`${out}: ${lines.length} opinions.\n`);
