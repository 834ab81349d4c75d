import { describe, expect, it } from 'vitest';
import { clockFinding, configFindings, deviceFindings, reportOf, serverFinding } from './findings.ts';

const device = {
  browser: 'Firefox on Linux',
  screen: '360 × 800',
  language: 'en-US',
  timeZone: 'America/New_York',
  theme: 'dark',
  hasCookies: true,
  hasStorage: true,
  hasSpeech: false,
  isOnline: true,
};

describe('the diagnostic', () => {
  it('says what is still being asked, what came, and why something did not', () => {
    expect(serverFinding({ state: 'pending' })).toMatchObject({ standing: 'pending' });
    expect(serverFinding({ state: 'known', answer: { tookMs: 12.4 } }).value).toBe(
      'Reachable, answered in 12 ms',
    );
    expect(serverFinding({ state: 'failed', sentence: 'Unable to connect.' })).toEqual({
      name: 'Server',
      value: 'Unable to connect.',
      standing: 'bad',
    });
    expect(configFindings({ state: 'failed', sentence: 'Gone.' }).map(({ value }) => value)).toEqual([
      'Gone.',
      'Gone.',
      'Gone.',
    ]);
  });

  it.each([
    [300, 'The same as the server’s', 'good'],
    [5200, 'This device is 5 s behind the server', 'good'],
    [-61_000, 'This device is 61 s ahead of the server', 'bad'],
    [3_600_000, 'This device is 60 min behind the server', 'bad'],
  ])('tells a clock that is %i ms off', (aheadMs, value, standing) => {
    expect(clockFinding({ state: 'known', answer: { aheadMs } })).toMatchObject({ value, standing });
  });

  it('points at what this browser blocks, and at nothing that is merely so', () => {
    const bad = (found: typeof device) =>
      deviceFindings(found)
        .filter(({ standing }) => standing === 'bad')
        .map(({ name }) => name);
    expect(bad(device)).toEqual([]);
    expect(bad({ ...device, hasCookies: false, hasStorage: false, isOnline: false })).toEqual([
      'Network',
      'Cookies',
      'Storage',
    ]);
  });

  it('is copied as lines of text', () => {
    const at = new Date('2026-01-02T03:04:05Z');
    expect(reportOf([{ name: 'Cookies', value: 'Allowed', standing: 'good' }], at)).toBe(
      'Diagnostic of 2026-01-02T03:04:05.000Z\nCookies: Allowed',
    );
  });
});
