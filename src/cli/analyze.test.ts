/** What the command says of files that the product would ask about. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { casebookChapterPdf, motionPdf, secondOpinionPdf } from '../../test/fixtures/fixtures.ts';

const cli = join(import.meta.dirname, '../cli.ts');

async function hotseat(...words: string[]) {
  const child = spawn(process.execPath, [cli, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, stdout, stderr };
}

it('names in a sentence what a file is that is no opinion, and goes on where it is told to', async () => {
  const refused = await hotseat('analyze', motionPdf);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toMatch(
    /^This doesn’t look like a court opinion; it looks like a .+\. Use --anyway to analyze it anyway\.\n$/,
  );
  const anyway = await hotseat('analyze', motionPdf, '--anyway');
  expect(anyway.code, anyway.stderr).toBe(0);
});

it('lists the cases of a file that holds several, and analyzes the one that is picked', async () => {
  const asked = await hotseat('analyze', casebookChapterPdf);
  expect(asked.code).toBe(2);
  const titles = asked.stderr.split('\n').filter((line) => /^\d/.test(line));
  expect(titles.length).toBeGreaterThan(1);
  const picked = await hotseat('analyze', casebookChapterPdf, '--case', '2');
  expect(picked.code, picked.stderr).toBe(0);
  expect(titles[1]).toContain(JSON.parse(picked.stdout).case.title);
  expect(await hotseat('analyze', casebookChapterPdf, '--case', '99')).toMatchObject({ code: 2 });
});

it('writes files that people use already, whose pinpoints lead into the PDF', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'analyzed-'));
  try {
    const wanted = { md: '# ', pdf: '%PDF-', docx: 'PK', apkg: 'PK', txt: '#separator:tab' };
    for (const [format, beginning] of Object.entries(wanted)) {
      const path = join(folder, `case.${format}`);
      const made = await hotseat('analyze', secondOpinionPdf, '--format', format, '--out', path);
      expect(made).toEqual({ code: 0, stdout: '', stderr: '' });
      const bytes = await readFile(path);
      expect(bytes.subarray(0, beginning.length).toString()).toBe(beginning);
      if (format === 'md' || format === 'txt')
        expect(bytes.toString()).toContain(`${pathToFileURL(secondOpinionPdf).href}#page=`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('ends without a word when its reader has enough', async () => {
  const child = spawn('sh', [
    '-c',
    `'${process.execPath}' '${cli}' analyze '${secondOpinionPdf}' | head -c 1`,
  ]);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect({ stdout, stderr }).toEqual({ stdout: '{', stderr: '' });
});
