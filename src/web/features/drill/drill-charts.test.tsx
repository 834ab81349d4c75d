// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DrillStats } from '../../../shared/drill.ts';
import { DrillCharts } from './drill-charts.tsx';

afterEach(cleanup);

/** The charts read of the statistics only the days. */
const stats = (due: number) =>
  ({ dueByDay: [{ day: '2026-11-30', due }], history: [] }) as unknown as DrillStats;

it('draws nothing before there is anything to draw', () => {
  const { container } = render(<DrillCharts stats={stats(0)} />);
  expect(container.textContent).toBe('');
  render(<DrillCharts stats={stats(3)} />);
  expect(screen.getByRole('table', { name: /due in the next two weeks/ })).toBeTruthy();
});
