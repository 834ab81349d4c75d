import { expect, test } from 'vitest';
import { paragraphNumbers } from './paragraph-numbers.ts';

const pages = (...texts: string[][]) =>
  texts.map((page, number) =>
    page.map((text, at) => ({
      ...{ id: `p${number + 1}.${at + 1}`, text },
      kind: text.startsWith('* ') ? 'footnote' : 'text',
    })),
  );

test.each([
  ['{1}', '{2}', '{3}', '{4}'],
  ['{¶ 1}', '{¶ 2}', '{¶ 3}', '{¶ 4}'],
  ['[¶1]', '[¶2]', '[¶3]', '[¶4]'],
  ['¶ 1', '¶ 2', '¶ 3', '¶ 4'],
])(
  'a paragraph is called by the number that the court prints, on whichever page it goes on: %s …',
  (...marks) => {
    const [one, two, three, four] = marks.map((mark) => `${mark} The lighthouse stood empty.`);
    const numbers = paragraphNumbers(
      pages(['OPINION', one!, 'It was sold.', two!], ['It goes on here.', three!, four!]),
    );
    expect([...numbers]).toEqual([
      ['p1.1', 0],
      ['p1.2', 1],
      ['p1.3', 1],
      ['p1.4', 2],
      ['p2.1', 2],
      ['p2.2', 3],
      ['p2.3', 4],
    ]);
  },
);

test('a number that a copy lost, a footnote, and a separate opinion that counts anew mislead none', () => {
  const marked = (...numbers: number[]) => numbers.map((number) => `{${number}} The lighthouse stood empty.`);
  const all = paragraphNumbers(pages(marked(1, 2, 4, 5), ['* A note.', ...marked(1, 2, 3, 4), 'It ends.']));
  expect([...all.values()]).toEqual([1, 2, 4, 5, 0, 1, 2, 3, 4, 4]);
});

test('a page or a note in brackets numbers nothing', () => {
  const all = paragraphNumbers(
    pages(['[505] The pier.', '[1] A note.', '[2] Another.', '[3] A third.', '[4] A fourth.'], ['The end.']),
  );
  expect([...all.values()]).toEqual([1, 2, 3, 4, 5, 1]);
});
