// @vitest-environment jsdom
import '../../fixtures/dom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { outline } from '../../../../test/fixtures/outline.ts';
import type { CaseText } from '../../../shared/cases.ts';
import { BesideProvider } from '../beside-context.tsx';
import { Pinpoints } from './pinpoints.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const text = {
  parts: [],
  pages: [
    {
      number: 4,
      label: '212',
      source: 'text',
      confidence: null,
      paragraphs: [{ id: 'p7', text: 'The covenant runs with the land.', kind: 'text' }],
    },
  ],
} as unknown as CaseText; // As far as a chip reads it.

const pinpoint = { page: 4, paragraphId: 'p7', quote: 'runs with the land' };

function show(textState: 'shown' | 'absent') {
  render(
    <BesideProvider
      name="Outline"
      material={outline(1, [])}
      statements={[]}
      text={textState === 'shown' ? text : undefined}
      textState={textState}
      isGrowing={false}
      isOpinionHidden={false}
      ReportDialog={() => null}
      useSettleReport={() => ({ settle: () => undefined, isPending: false })}
    >
      <Pinpoints of="s1" pinpoints={[pinpoint]} />
    </BesideProvider>,
  );
}

it('a pinpoint is a link that leads to its passage beside the statement, and says so when it is there', async () => {
  show('shown');
  const chip = screen.getByRole('link', { name: /“runs with the land”/ });
  expect(chip.getAttribute('aria-current')).toBeNull();
  await userEvent.setup().click(chip);
  const query = new URLSearchParams(location.search);
  expect([query.get('at'), query.get('from'), query.get('side')]).toEqual(['p7', 's1', 'opinion']);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('location');
  expect(chip.getAttribute('href')).toContain('at=p7');
});

it('where the text was deleted it is a button that has the words left', () => {
  show('absent');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: /“runs with the land”/ })).toBeTruthy();
});
