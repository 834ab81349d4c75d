/** Word files, looked into as Word does; these and PDFs are opened by LibreOffice where it is installed. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unzipped } from '../../../test/unzipped.ts';
import { sheetToDocx } from './docx.ts';
import { harborSheets } from './fixtures/harbor-sheets.ts';
import { sheetToPdf } from './pdf.ts';
import type { Sheet, Statement } from './sheet.ts';

const imprint = { maker: 'Hotseat', trust: 'Made today', printedAt: Date.UTC(2027, 0, 1) };
const withChildren = (statement: Statement): Statement[] => [
  statement,
  ...statement.children.flatMap(withChildren),
];

/** Everything of a sheet that rests on passages. */
const restingIn = ({ lead, parts }: Sheet) =>
  [
    ...(lead ? [lead] : []),
    ...parts.flatMap(({ statements, notes }) => [...statements.flatMap(withChildren), ...notes]),
  ].filter(({ sources }) => sources.length > 0);

async function partsOf(sheet: Sheet) {
  const files = await unzipped(await sheetToDocx(sheet, imprint));
  return (path: string) => String(files.get(path));
}

describe.each(Object.entries<Sheet>(harborSheets))('a Word file of %s', (_, sheet) => {
  it('has a footnote for each statement that rests on passages, which leads there and quotes them', async () => {
    const part = await partsOf(sheet);
    const resting = restingIn(sheet);
    expect(resting.length).toBeGreaterThan(3);
    expect(part('word/document.xml').match(/<w:footnoteReference /g)).toHaveLength(resting.length);
    const notes = part('word/footnotes.xml');
    const links = [...part('word/_rels/footnotes.xml.rels').matchAll(/Target="(https[^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(links).toHaveLength(resting.flatMap(({ sources }) => sources).length);
    expect(notes.match(/<w:hyperlink /g)).toHaveLength(links.length);
    for (const quote of resting.flatMap(({ sources }) => sources.flatMap(({ quotes }) => quotes)))
      expect(notes.includes(quote.replaceAll('&', '&amp;'))).toBe(!sheet.isCompact);
  });

  it('has headings of Word’s own style, and contents that lead to them without asking', async () => {
    const part = await partsOf(sheet);
    const document = part('word/document.xml');
    expect(document.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(sheet.parts.length);
    expect(document).toMatch(/<w:instrText[^>]*>TOC /);
    expect(document).not.toContain('w:dirty="true"');
    expect(part('word/settings.xml')).not.toContain('updateFields');
    const used = new Set([...document.matchAll(/<w:pStyle w:val="([^"]+)"/g)].map(([, id]) => id));
    const styles = part('word/styles.xml');
    expect([...used].filter((id) => !styles.includes(`w:styleId="${id}"`))).toEqual([]);
  });
});

it('writes what XML cannot hold as a blank, and markup as text', async () => {
  const hostile = 'a\u0000b\u000Bc\uD800d <w:p/> & "e" \uFFFE';
  const statement = {
    number: hostile,
    text: hostile,
    sources: [{ name: hostile, href: null, quotes: [hostile] }],
    remarks: [hostile],
    children: [],
  };
  const part = await partsOf({
    ...{ kind: hostile, title: hostile, lines: [hostile], lead: statement, gaps: [hostile] },
    parts: [
      { heading: hostile, label: 'Hard', statements: [statement], notes: [{ ...statement, name: hostile }] },
    ],
  });
  const all = ['word/document.xml', 'word/footnotes.xml', 'docProps/core.xml', 'word/footer1.xml']
    .map(part)
    .join('');
  expect(all).not.toMatch(/[\u0000-\u0008\u000B\uFFFE]/);
  expect(all).toContain('&lt;w:p/&gt; &amp;');
});

const libreOffice = ['soffice', 'libreoffice'].find((name) => {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});
if (!libreOffice) console.info('LibreOffice is not installed: no Word file and no PDF is opened by it.');

/** Lines are broken and words hyphenated on paper. */
const squeezed = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u00AD-]+/g, '');

describe.skipIf(!libreOffice)('LibreOffice', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'office-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const convert = (to: string, paths: readonly string[], more: readonly string[] = []) =>
    execFileSync(
      libreOffice ?? '',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        ...more,
        ...['--convert-to', to, '--outdir', folder],
        ...paths,
      ],
      { stdio: 'ignore' },
    );
  const fileOf = (name: string, ending: string) => join(folder, `${name.replaceAll(' ', '-')}.${ending}`);
  const writeAll = async (ending: string, make: (sheet: Sheet) => Promise<Buffer> | Buffer) => {
    const names = Object.keys(harborSheets).map((name) => fileOf(name, ending));
    for (const [index, sheet] of Object.values<Sheet>(harborSheets).entries())
      await writeFile(names[index] ?? '', await make(sheet));
    return names;
  };

  it('opens the Word files with their words, headings and footnotes', { timeout: 120_000 }, async () => {
    convert('html', await writeAll('docx', (sheet) => sheetToDocx(sheet, imprint)));
    for (const [name, sheet] of Object.entries<Sheet>(harborSheets)) {
      const html = (await readFile(fileOf(name, 'html'), 'utf8')).replaceAll(/\s+/g, ' ');
      // Words are broken by marks of their own.
      const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words = '']) =>
        words.replaceAll(/<[^>]+>/g, '').trim(),
      );
      expect(headings.length, name).toBe(sheet.parts.length);
      expect(html.match(/id="sdfootnote\d+"/g), name).toHaveLength(restingIn(sheet).length);
      expect(html, name).toContain('href="https://hotseat.example/brief/7?at=');
    }
  });

  it('opens the PDFs with their words', { timeout: 120_000 }, async () => {
    const paths = await writeAll('pdf', (sheet) => sheetToPdf(sheet, imprint));
    convert('fodt', paths, ['--infilter=writer_pdf_import']);
    for (const [name, sheet] of Object.entries<Sheet>(harborSheets)) {
      const written = (await readFile(fileOf(name, 'fodt'), 'utf8')).replaceAll(/<[^>]+>/g, '');
      // Lines come as they stand on the page, in no order.
      const begins = sheet.parts.map(({ heading }) => heading.split(' ').slice(0, 3).join(' '));
      expect(
        begins.filter((words) => !squeezed(written).includes(squeezed(words))),
        name,
      ).toEqual([]);
    }
  });
});
