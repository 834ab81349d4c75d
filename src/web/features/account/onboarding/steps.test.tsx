// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { steps, welcome } from './steps.tsx';

afterEach(cleanup);

it('the tour ends with what is done already, a case that she tried before she signed up among it', () => {
  const { Content } = steps.at(-1) ?? welcome;
  const lineOf = (hasCase: boolean) => {
    cleanup();
    render(<Content hasSemester hasClass hasCase={hasCase} />);
    return screen.getByText(/Upload the PDF of a case/).closest('li')?.textContent;
  };
  expect(lineOf(true)).toContain('(done)');
  expect(lineOf(false)).not.toContain('(done)');
});
