import { describe, expect, it } from 'vitest';
import type { Item } from '../../../study/material/schema.ts';
import { type Block, blocksOf, lineOf, type PagesOf } from './blocks.ts';
import { toHtml } from './html.ts';
import { toPlain } from './plain.ts';

const item = (text: string, more: Partial<Item> = {}): Item => ({
  id: text,
  text,
  pinpoints: [],
  verified: true,
  marks: [],
  ...more,
});

const pagesOf: PagesOf = (pinpoints) => pinpoints.map(({ page }) => `p. ${page}`);
const onPage = (page: number) => [{ page, paragraphId: 'p1', quote: 'words' }];

const rule = item('Under § 12, ¶ 3, an operator “owes” care.', {
  pinpoints: [...onPage(4), ...onPage(5)],
  children: [
    item('It must <see> the danger & act.', { pinpoints: onPage(6), marks: ['dicta'] }),
    item('Mine.', { marks: ['own'] }),
  ],
});

const blocks: Block[] = [
  { kind: 'heading', level: 1, text: 'Alder v. Birch' },
  { kind: 'heading', level: 2, text: 'Rule' },
  ...blocksOf([rule, item('It ends there.', { verified: false })], pagesOf, ['1', 'a']),
];

describe('a copied section', () => {
  it('has its numbers, levels and pinpoints in a text field, with § and ¶ as they were', () => {
    expect(toPlain(blocks)).toBe(`ALDER V. BIRCH

Rule

1. Under § 12, ¶ 3, an operator “owes” care. (p. 4; p. 5)
  a. It must <see> the danger & act. [dicta] (p. 6)
  b. Mine.
2. It ends there. [not quoted]
`);
  });

  it('has headings and lists of its own in a word processor, and no markup from the text', () => {
    expect(toHtml(blocks)).toBe(
      '<meta charset="utf-8"><h1>Alder v. Birch</h1><h2>Rule</h2>' +
        '<ol type="1"><li>Under § 12, ¶ 3, an operator “owes” care. (p. 4; p. 5)' +
        '<ol type="a"><li>It must &lt;see&gt; the danger &amp; act. [dicta] (p. 6)</li><li>Mine.</li></ol></li>' +
        '<li>It ends there. [not quoted]</li></ol>',
    );
  });

  it('is a paragraph where it is one statement alone', () => {
    expect(blocksOf([item('Only this.')], pagesOf, ['1'])).toEqual([{ kind: 'text', text: 'Only this.' }]);
    expect(blocksOf([], pagesOf, ['1'])).toEqual([]);
  });

  it('counts as its lists do, however deep and long they are', () => {
    const deep = item('A', { children: [item('B', { children: [item('C', { children: [item('D')] })] })] });
    const list = { kind: 'list', lines: [lineOf(deep, pagesOf)], numbering: ['A', '1', 'i'] } as const;
    expect(toPlain([{ ...list, lines: [...list.lines] }])).toBe('A. A\n  1. B\n    i. C\n      i. D\n');
    const many = Array.from({ length: 28 }, (_, index) => ({ text: `${index + 1}`, below: [] }));
    const letters = toPlain([{ kind: 'list', lines: many, numbering: ['a'] }]).split('\n');
    expect([letters[25], letters[26]]).toEqual(['z. 26', 'aa. 27']);
    const roman = toPlain([{ kind: 'list', lines: many, numbering: ['i'] }]).split('\n');
    expect([roman[3], roman[8], roman[13], roman[27]]).toEqual(['iv. 4', 'ix. 9', 'xiv. 14', 'xxviii. 28']);
  });
});
