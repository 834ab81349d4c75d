import { describe, expect, it } from 'vitest';
import type { CaseText, TextPassage } from '../../../shared/cases.ts';
import {
  asidesOf,
  contentsOf,
  headingDepths,
  noteLinks,
  passagePlaces,
  passagesFrom,
  sheetsOf,
} from './sheets.ts';

const passage = (id: string, more: Partial<TextPassage> = {}): TextPassage => ({
  id,
  text: `Text of ${id}`,
  kind: 'text',
  ...more,
});

const text: CaseText = {
  pages: [
    {
      number: 1,
      label: null,
      source: 'text',
      confidence: null,
      paragraphs: [
        passage('p1', { marks: [{ offset: 4, mark: '1' }] }),
        passage('p2', { kind: 'footnote', mark: '1' }),
      ],
    },
    {
      number: 2,
      label: '557',
      source: 'text',
      confidence: null,
      paragraphs: [passage('p1.2', { continues: 'p1' }), passage('p3')],
    },
    { number: 3, label: '558', source: 'ocr', confidence: 0.9, paragraphs: [] },
  ],
  parts: [
    { kind: 'majority', author: 'Ames', firstPage: 1, firstParagraphId: 'p1' },
    { kind: 'dissent', author: null, firstPage: 2, firstParagraphId: 'p3' },
  ],
};

describe('the text is laid out in sheets', () => {
  it('one a page, and another where a new opinion begins on it', () => {
    const drawn = sheetsOf(text).map(({ page, part, opensPart, passages, notes }) => [
      page,
      part?.kind,
      opensPart,
      passages.map(({ id }) => id),
      notes.map(({ id }) => id),
    ]);
    expect(drawn).toEqual([
      [1, 'majority', true, ['p1'], ['p2']],
      [2, 'majority', false, ['p1.2'], []],
      [2, 'dissent', true, ['p3'], []],
      [3, 'dissent', false, [], []],
    ]);
  });

  it('and a page without text keeps its place', () => {
    expect(sheetsOf(text).at(-1)).toMatchObject({
      page: 3,
      label: '558',
      source: 'ocr',
      confidence: 0.9,
      passages: [],
    });
  });
});

it('a passage knows its number on its page and what goes on with it', () => {
  const places = passagePlaces(text);
  expect(places.get('p3')).toMatchObject({ page: 2, label: '557', ordinal: 2 });
  expect(passagesFrom(places, 'p1').map(({ id }) => id)).toEqual(['p1', 'p1.2']);
  expect(passagesFrom(places, 'p3').map(({ id }) => id)).toEqual(['p3']);
  expect(passagesFrom(places, 'gone')).toEqual([]);
});

it('headings never skip a level downwards', () => {
  expect(headingDepths([2, 3, 1, 3, 4, 2])).toEqual([1, 2, 1, 2, 3, 2]);
});

describe('a footnote mark', () => {
  it('leads to its footnote and back', () => {
    const links = noteLinks(text);
    expect(links.noteOf('p1', '1')).toBe('p2');
    expect(links.passageOf('p2')).toBe('p1');
    expect(links.noteOf('p3', '1')).toBeUndefined();
  });

  it('means the note of its own opinion where marks begin anew', () => {
    const restarted = noteLinks({
      pages: [
        {
          number: 1,
          label: null,
          source: 'text',
          confidence: null,
          paragraphs: [
            passage('a', { marks: [{ offset: 1, mark: '1' }] }),
            passage('a1', { kind: 'footnote', mark: '1' }),
            passage('b', { marks: [{ offset: 1, mark: '1' }] }),
            passage('b1', { kind: 'footnote', mark: '1' }),
          ],
        },
      ],
      parts: [],
    });
    expect([restarted.noteOf('a', '1'), restarted.noteOf('b', '1')]).toEqual(['a1', 'b1']);
  });
});

it('the contents name the parts and, below each, its headings', () => {
  const heading = (id: string, level: number) => passage(id, { kind: 'heading', level, text: id });
  const entries = contentsOf({
    pages: [
      {
        number: 1,
        label: '1',
        source: 'text',
        confidence: null,
        paragraphs: [
          passage('cover'),
          passage('a'),
          heading('I', 1),
          heading('A', 3),
          passage('b'),
          heading('II', 2),
        ],
      },
    ],
    parts: [
      { kind: 'front', author: null, firstPage: 1, firstParagraphId: 'cover' },
      { kind: 'majority', author: 'Ames', firstPage: 1, firstParagraphId: 'a' },
      { kind: 'dissent', author: null, firstPage: 1, firstParagraphId: 'b' },
    ],
  });
  expect(entries.map(({ name, depth, passageId }) => `${depth} ${name} ${passageId}`)).toEqual([
    '0 Majority — Ames a',
    '1 I I',
    '2 A A',
    '0 Dissent b',
    '1 II II',
  ]);
});

it('an editor’s words stand apart from the court’s, and are no entry of its contents', () => {
  const note = { publisher: 'The editor' };
  const passages = [
    passage('p1'),
    passage('p2', note),
    passage('p3', { ...note, kind: 'heading' }),
    passage('p4', { kind: 'heading' }),
  ];
  const [part] = text.parts;
  const drawn = asidesOf({ part, passages }).map(({ publisher, passages: own }) => [
    publisher,
    own.map(({ id }) => id),
  ]);
  expect(drawn).toEqual([
    [undefined, ['p1']],
    ['The editor', ['p2', 'p3']],
    [undefined, ['p4']],
  ]);
  const edited = { parts: text.parts.slice(0, 1), pages: [{ ...text.pages[0]!, paragraphs: passages }] };
  expect(contentsOf(edited).map(({ passageId }) => passageId)).toEqual(['p1', 'p4']);
});
