/**
 * `node bench/fit-reading.ts DIR`: fits how sentences are read to labelled opinions, and writes
 * `src/study/extractive/weights/sentence-weights.json`. With `--without fold:2` or `--without 'court:New Mexico'` it leaves those
 * opinions out, so that they can be measured; with `--out` it writes elsewhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../src/server/base/root.ts';
import { annotatedOpinions, honestFolder, readingsIn } from './annotations.ts';
import { exampleOf } from './fit-example.ts';
import { fitModel } from './fit-model.ts';
import { fitWithout } from './fitted-models.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string' }, out: { type: 'string' } },
});

const examples = (await annotatedOpinions(positionals[0] ?? '../shared/data')).map(exampleOf);
const model = values.without
  ? fitWithout(examples, values.without)
  : fitModel(examples, `${examples.length} opinions, bench/fit-reading.ts`, readingsIn(honestFolder));
const out = values.out ?? join(root, 'src/study/extractive/weights/sentence-weights.json');
writeFileSync(out, `${JSON.stringify(model)}\n`);
console.log(`${out}: ${examples.length} opinions, ${model.names.length} names.`);
