import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../src/server/base/root.ts';

/** The block of docs/operating.md that begins with these words. */
export async function blockOf(words: string): Promise<string> {
  const page = await readFile(join(root, 'docs/operating.md'), 'utf8');
  const blocks = [...page.matchAll(/^```\w*\n([^`]+)^```/gm)].map(([, block = '']) => block);
  const block = blocks.find((each) => each.startsWith(words));
  if (!block) throw new Error(`No block begins with ${words}`);
  return block;
}
