import { describe, expect, it } from 'vitest';
import { privacyText } from '../../shared/legal/privacy.ts';
import { termsText } from '../../shared/legal/terms.ts';
import { blocksOf } from './markdown-blocks.ts';

describe('a text of ours', () => {
  it('is headings, paragraphs and lists', () => {
    expect(blocksOf('## One\n\nA **word**\n\n- a\n- b\n\n1. first\n2. second')).toEqual([
      { kind: 'heading', level: 2, text: 'One' },
      { kind: 'paragraph', text: 'A **word**' },
      { kind: 'list', ordered: false, items: ['a', 'b'] },
      { kind: 'list', ordered: true, items: ['first', 'second'] },
    ]);
  });

  it('keeps what looks like HTML as text', () => {
    expect(blocksOf('<b>x</b>')).toEqual([{ kind: 'paragraph', text: '<b>x</b>' }]);
  });
});

describe.each([
  ['terms', termsText],
  ['privacy policy', privacyText],
])('the %s', (_, text) => {
  it('leave no mark of Markdown over that the screen would show', () => {
    const lines = blocksOf(text).flatMap((block) =>
      block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block.text] : [],
    );
    for (const line of lines) {
      expect(line.split('**').length % 2, line).toBe(1);
      expect(line.replaceAll('**', '')).not.toMatch(/[*_#`[\]]|^\d+\. |\n/);
    }
  });
});
