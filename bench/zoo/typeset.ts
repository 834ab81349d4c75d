import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const fonts = join(import.meta.dirname, '../../node_modules/@expo-google-fonts');
const families = ['source-serif-4', 'tinos', 'courier-prime'];

let opened: NodeCompiler | undefined;

/** Libertinus Serif, New Computer Modern and DejaVu Sans Mono come with the compiler. */
function openCompiler(): NodeCompiler {
  opened ??= NodeCompiler.create({ fontArgs: [{ fontPaths: families.flatMap(facesOf) }] });
  return opened;
}

function facesOf(family: string): string[] {
  const folder = join(fonts, family);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d00/.test(name))
    .map((name) => join(folder, name));
}

/** The PDF, and what each page says of itself where the source tells it with a <sheet> label. */
export function typeset(source: string): { pdf: Buffer; labels: string[] } {
  const compiler = openCompiler();
  const compiled = compiler.compile({ mainFileContent: source });
  const document = compiled.result;
  if (!document) {
    const faults = compiled.takeDiagnostics();
    throw new Error(JSON.stringify(faults?.shortDiagnostics ?? 'does not compile'));
  }
  const told = compiler.query(document, { selector: '<sheet>' }) as { value: string }[];
  const pdf = compiler.pdf(document, { creationTimestamp: 0 });
  return { pdf: Buffer.from(pdf), labels: told.map(({ value }) => value) };
}
