import { expect, test } from 'vitest';
import { withoutInlineNotes } from './inline-notes.ts';

test('a footnote inside its sentence is taken out of it', () => {
  expect(withoutInlineNotes('The rule is old.^[As old as [the] sea.] It binds^[So we said.].')).toEqual({
    text: 'The rule is old. It binds.',
    notes: ['As old as [the] sea.', 'So we said.'],
  });
});

test('a note that nothing closes stays', () => {
  expect(withoutInlineNotes('The rule.^[It is')).toEqual({ text: 'The rule.^[It is', notes: [] });
});
