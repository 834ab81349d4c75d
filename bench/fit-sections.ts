/**
 * `node bench/fit-sections.ts DIR [--out FILE]`: fits `src/study/extractive/sections/section-weights.json` to paragraphs
 * that stand under the courts' own headings, and prints how well documents that were left out are labelled.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluateSections, weighed } from './eval-sections.ts';
import { readHeadedExamples, readSectionExamples } from './section-examples.ts';
import { fitSections } from './section-fit.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const folder = positionals[0] ?? '../shared/data';

const found = evaluateSections(folder);
console.log(found?.leftOut ?? `${folder} holds no section-labels.jsonl.`);
if (found && values.out) {
  const weights = fitSections(weighed(readSectionExamples(folder), readHeadedExamples(folder)));
  writeFileSync(values.out, `${JSON.stringify(weights, null, 2)}\n`);
}
