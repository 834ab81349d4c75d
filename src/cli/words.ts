import { writeFile } from 'node:fs/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

export const analyzeFormats = ['json', 'md', 'pdf', 'docx', 'apkg', 'txt'] as const;
export type AnalyzeFormat = (typeof analyzeFormats)[number];

/** Throws UsageError where `parseArgs` would throw: its sentences are fit for people. */
export function readWords<Options extends NonNullable<ParseArgsConfig['options']>>(
  words: string[],
  options: Options,
) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function oneFile([path, ...more]: string[]): string {
  if (path === undefined || more.length > 0) throw new UsageError('Give one PDF file.');
  return path;
}

export function oneOf<Choice extends string>(
  option: string,
  given: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === given);
  if (choice === undefined)
    throw new UsageError(`--${option} is one of ${choices.join(', ')}; “${given}” is not.`);
  return choice;
}

/** "1 row", "2,000 rows" */
export const counted = (many: number, one: string): string =>
  `${many.toLocaleString('en-US')} ${one}${many === 1 ? '' : 's'}`;

/** To the file, or to standard output where none is named; waits until it is written. Throws UsageError where it cannot be. */
export async function writeOut(text: string | Buffer, path: string | undefined): Promise<void> {
  if (path === undefined) await new Promise<void>((resolve) => process.stdout.write(text, () => resolve()));
  else await writeFile(path, text).catch((cause: NodeJS.ErrnoException) => refuse(path, cause));
}

function refuse(path: string, { code }: NodeJS.ErrnoException): never {
  const reason = code === 'ENOENT' ? 'there is no such folder' : 'permission denied';
  throw new UsageError(`${path} can’t be written: ${reason}.`);
}

export async function readStandardInput(): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
