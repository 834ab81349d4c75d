// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CourtCase } from '../../../../shared/cases.ts';
import { CaseName } from './case-name.tsx';

afterEach(cleanup);

/** What a name reads of its case. */
const one = {
  ...{ title: 'Marlow v. Oakes', tier: 'standard', briefTier: 'standard', briefId: 3 },
} as unknown as CourtCase;

it.each([
  ['a standard brief has none', {}, 0],
  ['a brief of the paid plan has one', { briefTier: 'premium' }, 1],
  ['an analysis that a token paid for has one', { tier: 'premium' }, 1],
] as const)('a premium badge: %s', (_, over, badges) => {
  render(<CaseName one={{ ...one, ...over }} />);
  expect(screen.queryAllByText('Premium')).toHaveLength(badges);
});
