import { describe, expect, it } from 'vitest';
import { browserName, isPhone } from './browser-name.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('a sign-in', () => {
  it('is named after browser and device', () => {
    expect([chrome, edge, iphone].map(browserName)).toEqual([
      'Chrome on Linux',
      'Edge on Windows',
      'Safari on iPhone',
    ]);
  });

  it('of something unknown is said to be that', () => {
    expect([null, '', 'curl/8.1'].map(browserName)).toEqual(Array(3).fill('Another browser'));
  });

  it('shows a phone as one', () => {
    expect([iphone, chrome, null].map(isPhone)).toEqual([true, false, false]);
  });
});
