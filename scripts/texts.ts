// `npm run texts [-- WORD …]`: every text of the product by screen, from the source, to be read as a whole; with words, the
// groups and files alone whose names have one of them.

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textsOf } from './texts/extract.ts';
import { type Group, groupByScreen } from './texts/screens.ts';

const root = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);

const filesOf = (...patterns: string[]) =>
  [...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: root })))]
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$|\/fixtures\//.test(file))
    .toSorted();

const paper: Group[] = [
  {
    name: 'mails',
    files: filesOf(
      'src/server/features/**/emails.ts',
      'src/server/base/mail-layout.ts',
      'src/server/base/name-in-mail.ts',
    ),
  },
  {
    name: 'downloads: PDF, Word, Markdown, cards',
    files: filesOf('src/study/print/**/*.ts', 'src/study/markdown.ts', 'src/study/words/**/*.ts'),
  },
  {
    name: 'study material by the embedded engine',
    files: filesOf('src/study/material/{questions,shape}.ts', 'src/study/extractive/**/*.ts'),
  },
  { name: 'terms and privacy', files: filesOf('src/shared/legal/*.ts') },
  {
    name: 'what the server answers',
    files: filesOf(
      'src/shared/**/*.ts',
      'src/opinion/reading-error.ts',
      'src/server/features/**/*.ts',
    ).filter((file) => !/emails\.ts$|\/legal\/|tables\.ts$/.test(file)),
  },
  { name: 'command line', files: filesOf('src/cli.ts', 'src/cli/*.ts') },
];

const screens = await groupByScreen(root, filesOf('src/web/**/*.ts', 'src/web/**/*.tsx'));
let count = 0;
for (const { name, files } of [...screens, ...paper]) {
  const lines: string[] = [];
  for (const file of files) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word) || file.includes(word))) continue;
    const texts = textsOf(file, await readFile(join(root, file), 'utf8'));
    if (texts.length === 0) continue;
    count += texts.length;
    lines.push(`  ${file}`, ...texts.map(({ line, text }) => `    ${String(line).padStart(4)}  ${text}`));
  }
  if (lines.length > 0) process.stdout.write(`\n${name.toUpperCase()}\n${lines.join('\n')}\n`);
}
process.stdout.write(`\n${count} texts\n`);
