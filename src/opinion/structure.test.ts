import { expect, test } from 'vitest';
import type { Paragraph } from './opinion.ts';
import { ownWords } from './own-words.ts';
import { frontInText, structureOf } from './structure.ts';

const body =
  'A ferry of the company struck a barge that was moored at the landing of the city in thick fog, and its pilot had not been told of it. The city sued for the cost of the landing, and the company answered that the barge should have shown a light, as every barge must after dark.';

function captionIn(front: string[]) {
  const texts = [...front, 'MR. JUSTICE PELL delivered the opinion of the Court.', body, 'Affirmed.'];
  const paragraphs = texts.map(
    (text, index): Paragraph => ({ id: `p${index + 1}`, page: 1, kind: 'text', text, breaks: [] }),
  );
  return structureOf(paragraphs, new Map(), frontInText).caption;
}

test('the lines of a caption in plain text are read though each ends in a full stop', () => {
  const lines = [
    'ORRIN SCHOOL DISTRICT, BOARD OF EDUCATION OF ORRIN SCHOOL DISTRICT, ET AL.',
    'v.',
    'VALE ET AL.',
    'No. 690.',
    'Supreme Court of United States.',
    'Argued Oct. 5, 1964.',
    'Decided Dec. 14, 1964.',
  ];
  expect(captionIn(lines)).toMatchObject({
    caseName: 'Orrin School District, Board of Education of Orrin School District v. Vale',
    court: 'Supreme Court of the United States',
    docket: 'No. 690',
    decidedOn: '1964-12-14',
  });
});

test('a publisher’s line of name, citations and court is read piece by piece', () => {
  const line =
    'VALE v. ORR, ELECTION JUDGE, Et Al. 921 U.S. 649; 94 S. Ct. 757; 88 L. Ed. 987; 1944 U.S. LEXIS 875 Supreme Court of the United States Mr. Justice Pell delivered the opinion of the Court.';
  expect(captionIn([line])).toMatchObject({
    caseName: 'Vale v. Orr',
    court: 'Supreme Court of the United States',
    citation: '921 U.S. 649',
  });
});

test('what opens the opinion in a publisher’s line has its author, whether the opinion goes on there or not', () => {
  const line =
    'Vale v. Orr 19 L. Ed. 2d 889; 390 U.S. 39; 1968 U.S. LEXIS 31 Supreme Court of the United States Mr. Justice Pell delivered the opinion of the Court.';
  const goesOn = `${line} The harbor board shut the pier, and the tenant sued for her loss.`;
  const read = (first: string) =>
    structureOf(
      [first, 'The lease is plain.', 'We affirm.'].map((text, index) => ({
        id: `p${index + 1}`,
        text,
        kind: 'text',
        page: 1,
        breaks: [],
      })),
      new Map(),
      frontInText,
    );
  for (const first of [line, goesOn])
    expect(read(first).caption).toMatchObject({
      caseName: 'Vale v. Orr',
      citation: '390 U.S. 39',
      court: 'Supreme Court of the United States',
      author: 'Pell',
    });
  expect(read(line).paragraphs[0]?.kind).not.toBe('text');
  expect(read(goesOn).paragraphs[0]?.kind).toBe('text');
});

test('what an editor tells in brackets is the editor’s, and no word of the court’s own', () => {
  const summary = '[The trial judge denied the motion. The jury then found for the city.]';
  const quoted = '[T]he barge should have shown a light, as every barge must after dark.';
  const paragraphs = [
    'MR. JUSTICE PELL delivered the opinion of the Court.',
    body,
    summary,
    quoted,
    'Affirmed.',
    summary,
  ].map((text, index): Paragraph => ({ id: `p${index + 1}`, page: 1, kind: 'text', text, breaks: [] }));
  const structure = structureOf(paragraphs, new Map(), frontInText);
  expect(structure.paragraphs.map(({ publisher }) => publisher)).toEqual([
    undefined,
    undefined,
    'The editor',
    undefined,
    undefined,
    'The editor',
  ]);
  const opinion = { readerVersion: 1, pageCount: 1, missingPages: [], pages: [], ...structure };
  expect(ownWords(opinion).paragraphs.map(({ text }) => text)).not.toContain(summary);
  expect(ownWords(opinion).parts).toMatchObject([{ kind: 'majority', firstParagraph: 0, lastParagraph: 3 }]);
});

test('questions behind a case are the editor’s, up to the dissent that stands behind them', () => {
  const texts = [
    'MR. JUSTICE PELL delivered the opinion of the Court.',
    body,
    body,
    'Affirmed.',
    'Notes and Questions',
    '1. Would the barge have been seen?',
    'MR. JUSTICE KELL, dissenting.',
    body,
  ];
  const paragraphs = texts.map(
    (text, index): Paragraph => ({ id: `p${index + 1}`, page: 1, kind: 'text', text, breaks: [] }),
  );
  const structure = structureOf(paragraphs, new Map(), frontInText);
  const editors = structure.paragraphs.filter(({ publisher }) => publisher).map(({ text }) => text);
  expect(editors).toEqual(texts.slice(4, 6));
});
