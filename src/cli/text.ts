import { textOf } from '../opinion/reader.ts';
import { readFileAsOpinion } from './read-file.ts';
import { oneFile, readWords, writeOut } from './words.ts';

export async function printText(words: string[]): Promise<void> {
  const { positionals } = readWords(words, {});
  await writeOut(`${textOf(await readFileAsOpinion(oneFile(positionals)))}\n`, undefined);
}
