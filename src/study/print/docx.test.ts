/** Word files, looked into as Word does and opened by LibreOffice where it is installed. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unzipped } from '../../../test/unzipped.ts';
import { composeBrief, composeOutline, composeQuestions } from '../extractive/engine.ts';
import { harborOpinion } from '../extractive/fixtures/harbor-opinion.ts';
import { placesIn } from '../places.ts';
import { sheetToDocx } from './docx.ts';
import { briefSheet, outlineSheet, questionsSheet, type Sheet, type Statement } from './sheet.ts';

const imprint = { maker: 'Hotseat', trust: 'Made today', printedAt: Date.UTC(2027, 0, 1) };
const opinion = harborOpinion();
const hrefOf = ({ passageId }: { passageId: string }) =>
  `https://hotseat.example/brief/7?at=${passageId}&side=opinion`;
const places = { ...placesIn(opinion), hrefOf };
const heading = { title: 'Marlow v. Harbor Freight Company', lines: ['210 Frank. 3'] };
const brief = briefSheet(heading.title, composeBrief(opinion), places);
const sheets: Record<string, Sheet> = {
  brief,
  outline: outlineSheet(heading, composeOutline(opinion), places),
  questions: questionsSheet(heading, composeQuestions(opinion, 'premium'), places),
};

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

describe.each(Object.entries(sheets))('a Word file of %s', (_, sheet) => {
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
      expect(notes).toContain(quote.replaceAll('&', '&amp;'));
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
if (!libreOffice) console.info('LibreOffice is not installed: no Word file is opened by it.');

it.skipIf(!libreOffice)(
  'opens in LibreOffice with its words, headings and footnotes',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'word-'));
    try {
      const path = join(folder, 'brief.docx');
      await writeFile(path, await sheetToDocx(brief, imprint));
      const words = [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'html',
        '--outdir',
        folder,
        path,
      ];
      execFileSync(libreOffice ?? '', words, { stdio: 'ignore' });
      const html = (await readFile(join(folder, 'brief.html'), 'utf8')).replaceAll(/\s+/g, ' ');
      for (const { heading: name } of brief.parts)
        expect(html).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]+>| )*${name}`));
      expect(html.match(/id="sdfootnote\d+"/g)).toHaveLength(restingIn(brief).length);
      expect(html).toContain('href="https://hotseat.example/brief/7?at=');
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
