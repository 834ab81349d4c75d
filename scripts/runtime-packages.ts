// Removes from node_modules what the bundle holds already: an image needs only what stays outside of it, and what that needs.
// `node scripts/runtime-packages.ts` in a folder of its own; it is made for the image, not for where one develops.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Native code, WebAssembly and files that are read where they lie: as scripts/bundle.ts leaves them out. */
const outside = [
  '@node-rs/argon2',
  '@myriaddreamin/typst-ts-node-compiler',
  '@embedpdf/pdfium',
  'tesseract.js',
  'onnxruntime-node',
  '@tesseract.js-data/eng',
  '@expo-google-fonts/source-serif-4',
];

/** What only their install scripts use, which are not run. */
const onlyToInstall = ['adm-zip', 'global-agent'];

const folder = join(process.cwd(), 'node_modules');

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** Nearest first, as Node looks for it. */
function placeOf(name: string, from: string): string | undefined {
  for (let at = from; at.startsWith(folder); at = dirname(at)) {
    const place = join(at, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
  }
  const place = join(folder, name);
  return existsSync(join(place, 'package.json')) ? place : undefined;
}

const needed = new Set<string>();

async function need(name: string, from: string): Promise<void> {
  const place = placeOf(name, from);
  // An optional package of another platform is not there.
  if (place === undefined || needed.has(place)) return;
  needed.add(place);
  const manifest: Manifest = JSON.parse(await readFile(join(place, 'package.json'), 'utf8'));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  for (const each of names) if (!onlyToInstall.includes(each)) await need(each, place);
}

for (const name of outside) await need(name, folder);
const topLevel = new Set([...needed].map((place) => place.slice(folder.length + 1)));
for (const entry of await readdir(folder)) {
  const names = entry.startsWith('@')
    ? (await readdir(join(folder, entry))).map((name) => `${entry}/${name}`)
    : [entry];
  for (const name of names)
    if (![...topLevel].some((kept) => kept === name || kept.startsWith(`${name}/`)))
      await rm(join(folder, name), { recursive: true, force: true });
}

// Of the binaries for every system those of this one stay.
const binaries = join(folder, 'onnxruntime-node/bin/napi-v6');
for (const [place, own] of [
  [binaries, process.platform],
  [join(binaries, process.platform), process.arch],
] as const)
  for (const name of await readdir(place))
    if (name !== own) await rm(join(place, name), { recursive: true, force: true });
process.stdout.write(`${needed.size} packages stay\n`);
