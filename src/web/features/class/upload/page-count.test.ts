import { describe, expect, it } from 'vitest';
import { refusalOfPages } from './file-check.ts';
import { countPages } from './page-count.ts';

const deflate = (text: string) =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))).blob();

describe('the pages of a chosen file', () => {
  it('are the root’s, however many nodes the tree has', async () => {
    const tree =
      '%PDF-1.4 1 0 obj <</Type /Pages /Kids [2 0 R 3 0 R] /Count 40>> 2 0 obj <</Count 25 /Type/Pages /Parent 1 0 R>>';
    expect(await countPages(new Blob([tree]))).toBe(40);
  });

  it('are found in a file that is laid out for the web, and where objects are packed', async () => {
    expect(await countPages(new Blob(['%PDF-1.5 1 0 obj <</Linearized 1 /L 9 /N 16 /O 3>>']))).toBe(16);
    const packed = await deflate('5 0 <</Type/Pages/Kids[7 0 R]/Count 123>>');
    const head = `%PDF-1.5 4 0 obj <</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.size}>> stream\n`;
    expect(await countPages(new Blob([head, packed, '\nendstream']))).toBe(123);
  });

  it('are not guessed', async () => {
    expect(await countPages(new Blob(['%PDF-1.7 nothing in it tells']))).toBe('untold');
    const broken =
      '%PDF-1.5 4 0 obj <</Type /ObjStm /Filter /FlateDecode /Length 20>> stream\nnot deflated at all';
    expect(await countPages(new Blob([broken]))).toBe('untold');
  });

  it('are not known of an encrypted file whose tree is locked away', async () => {
    const locked = '%PDF-1.7 4 0 obj <</Type /ObjStm /Filter /FlateDecode /Length 9>> stream\n…';
    const trailer = 'trailer <</Root 1 0 R /Encrypt 12 0 R /ID [<00><00>]>>';
    expect(await countPages(new Blob([locked, trailer]))).toBe('encrypted');
    const open = '<</Type /Pages /Count 3 /Kids [2 0 R]>>';
    expect(await countPages(new Blob([open, trailer]))).toBe(3);
  });

  it('are refused beyond the most that is read', () => {
    expect(refusalOfPages(1501)).toContain('more than 1,500 pages');
    expect(refusalOfPages(1500)).toBeUndefined();
    expect(refusalOfPages('untold')).toBeUndefined();
  });
});
