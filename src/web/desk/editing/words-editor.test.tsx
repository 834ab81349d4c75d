// @vitest-environment jsdom
import '../../fixtures/dom.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { edited, item, outline } from '../../../../test/fixtures/outline.ts';
import type { Outline } from '../../../shared/materials.ts';
import { wordsElementId } from './beside.ts';
import { wordsAt } from './content.ts';
import { Editable, useDesk, useIsOpen } from './editing-context.tsx';
import { WordsEditor } from './words-editor.tsx';

afterEach(cleanup);

function Words({ material }: { material: Outline }) {
  const desk = useDesk();
  const isOpen = useIsOpen('one');
  if (isOpen) return <WordsEditor at="one" list="sections.0" name="Rule, statement 1" generated="As made" />;
  return (
    <button type="button" id={wordsElementId('one')} onClick={() => desk?.open('one')}>
      {wordsAt(material, 'one')}
    </button>
  );
}

/** The desk before a server that takes everything. */
async function open() {
  const saved: object[] = [];
  let server = outline(1, [item('one', 'A lease runs with the land.'), item('two', 'Two')]);
  render(
    <Editable
      name="Outline"
      material={server}
      saving={{
        save: async (version: number, edits: object) => {
          saved.push(edits);
          server = edited(server, version, edits as never) ?? server;
          return server;
        },
        reread: async () => server,
        onAnswer: () => undefined,
      }}
    >
      {(material) => <Words material={material} />}
    </Editable>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'A lease runs with the land.' }));
  return { user, saved, field: screen.getByLabelText('Rule, statement 1') };
}

it('opens with the words and the focus behind them; enter finishes with what she wrote', async () => {
  const { user, field } = await open();
  expect(document.activeElement).toBe(field);
  await user.keyboard(' Always.{Enter}');
  expect(screen.getByRole('button', { name: 'A lease runs with the land. Always.' })).toBeTruthy();
});

it('escape brings back what stood there', async () => {
  const { user } = await open();
  await user.keyboard(' Never.{Escape}');
  expect(screen.getByRole('button', { name: 'A lease runs with the land.' })).toBeTruthy();
});

it('leaves the focus nowhere else for a moment, and a key pressed at once finds the words', async () => {
  const { user } = await open();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await user.keyboard(' Never.{Escape}{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Rule, statement 1'));
});

it('says that nothing is left, and takes the generated words on request', async () => {
  const { user, field } = await open();
  await user.clear(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await act(() => user.click(screen.getByRole('button', { name: 'Original Words' })));
  expect((field as HTMLTextAreaElement).value).toBe('As made');
});
