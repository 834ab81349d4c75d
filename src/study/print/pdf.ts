/** Sheets as PDF: tagged, so that a screen reader reads them too. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Sheet } from './sheet.ts';
import { template } from './template.ts';

const faces = ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'];

let opened: NodeCompiler | undefined;

/** Reading the fonts takes longer than a sheet: once. */
function openCompiler(): NodeCompiler {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve('@expo-google-fonts/source-serif-4/package.json'));
  opened ??= NodeCompiler.create({ fontArgs: [{ fontPaths: faces.map((face) => join(folder, face)) }] });
  return opened;
}

/** How many compilations a cached piece outlives unused. */
const cacheAge = 5;

export type Imprint = {
  /** The product's name. */
  maker: string;
  /** Which engine and tier made it, and when. */
  trust: string;
  /** Milliseconds since 1970. */
  printedAt: number;
};

/** Throws where the sheet cannot be set. */
export function sheetToPdf(sheet: Sheet, { maker, trust, printedAt }: Imprint): Buffer {
  const compiler = openCompiler();
  const inputs = { sheet: JSON.stringify({ ...sheet, maker, trust }) };
  const compiled = compiler.compile({ mainFileContent: template, inputs });
  const document = compiled.result;
  if (!document) {
    const faults = compiled.takeDiagnostics();
    throw new Error(`A sheet could not be set: ${JSON.stringify(faults?.shortDiagnostics ?? '')}`);
  }
  const pdf = compiler.pdf(document, { creationTimestamp: Math.floor(printedAt / 1000) });
  compiler.evictCache(cacheAge);
  return pdf;
}
