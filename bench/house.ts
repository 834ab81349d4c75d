// `node bench/house.ts`: how the house stands: files and sizes by wing, imports round a feature's door, and what one section
// of a brief and one listener cost. Prints; nothing fails on it.
import { globSync, readFileSync } from 'node:fs';

import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from '../src/server/base/root.ts';
import { median } from './table.ts';

type Source = { path: string; text: string; lines: number };

const isTest = (path: string) => /\.test\.tsx?$|\/fixtures\//.test(path);

const sources: Source[] = globSync(['src/**/*.ts', 'src/**/*.tsx', 'bench/**/*.ts'], { cwd: root })
  .toSorted()
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, lines: text.split('\n').filter((line) => line.trim() !== '').length };
  });
const shipped = sources.filter(({ path }) => path.startsWith('src/') && !isTest(path));

const importsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    relative(root, join(root, dirname(path), to)),
  );

function printWing(name: string, files: readonly Source[]): void {
  const lines = files.map((file) => file.lines).toSorted((a, b) => a - b);
  const total = lines.reduce((sum, each) => sum + each, 0);
  const nineTenths = lines[Math.floor(lines.length * 0.9)] ?? 0;
  print(
    name,
    `${files.length} files, ${total} lines; median ${median(lines)}, nine of ten within ${nineTenths}`,
  );
}

const print = (what: string, figure: string | number) =>
  process.stdout.write(`${what.padEnd(44)}${figure}\n`);

for (const wing of ['opinion', 'study', 'shared', 'server', 'web', 'cli'])
  printWing(
    `src/${wing}`,
    shipped.filter(({ path }) => path.startsWith(`src/${wing}/`)),
  );
printWing(
  'tests beside them',
  sources.filter(({ path }) => path.startsWith('src/') && isTest(path)),
);
printWing(
  'bench',
  sources.filter(({ path }) => path.startsWith('bench/')),
);

const feature = /^src\/(server|web)\/features\/([^/]+)\/(.+)$/;
/** Which files of another feature may be used, as the layers hold it. */
const layers = createRequire(import.meta.url)('../layers.cjs') as {
  forbidden: { name: string; to: { pathNot?: string } }[];
};
const doors = layers.forbidden.find(({ name }) => name === 'features-meet-at-the-door')?.to.pathNot ?? '';
const isDoor = (wing: string, own: string, path: string) =>
  new RegExp(doors.replaceAll('$1', wing).replaceAll('$2', own)).test(path);
const roundTheDoor = shipped.flatMap((source) => {
  const own = feature.exec(source.path);
  return importsOf(source).filter((to) => {
    const other = feature.exec(to);
    const [, wing = '', name = ''] = own ?? [];
    return own && other && wing === other[1] && name !== other[2] && !isDoor(wing, name, to);
  });
});
print('imports round a feature’s door', roundTheDoor.length);

const holding = (pattern: RegExp) => shipped.filter(({ text }) => pattern.test(text)).length;
print('files that keep listeners by hand', holding(/new Set<\(\) => void>/) - 1);
print('files that name a section of the brief', holding(/\bwhyAssigned\b/));
print('files that send a form by hand', holding(/event\.preventDefault\(\);[\s\S]{0,200}\bcheck\(/));
const features = Map.groupBy(
  shipped.filter(({ path }) => feature.test(path)),
  ({ path }) => path.split('/').slice(1, 4).join('/'),
);
for (const [name, files] of [...features].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 6))
  print(`  ${name}`, `${files.length} files, ${files.reduce((sum, { lines }) => sum + lines, 0)} lines`);
