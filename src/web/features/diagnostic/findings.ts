/** What support would ask: from what was found to lines that a student can read and send. */
import type { PublicConfig } from '../../../shared/product.ts';

export type FindingStatus = 'good' | 'bad' | 'plain' | 'pending';
export type Finding = { name: string; value: string; standing: FindingStatus };

/** The answer of a query, as far as it is there. */
export type QueryState<Answer> =
  | { state: 'pending' }
  | { state: 'known'; answer: Answer }
  | { state: 'failed'; sentence: string };

/** Beyond this, links that expire and codes of two-factor apps begin to fail. */
const tolerableSkewMs = 30_000;

const awaited = { value: 'Checking…', standing: 'pending' } as const;

function findingOf<Answer>(
  name: string,
  asked: QueryState<Answer>,
  read: (answer: Answer) => Omit<Finding, 'name'>,
): Finding {
  if (asked.state === 'pending') return { name, ...awaited };
  if (asked.state === 'failed') return { name, value: asked.sentence, standing: 'bad' };
  return { name, ...read(asked.answer) };
}

export const serverFinding = (asked: QueryState<{ tookMs: number }>) =>
  findingOf('Server', asked, ({ tookMs }) => ({
    value: `Reachable, answered in ${Math.round(tookMs)} ms`,
    standing: 'good',
  }));

export const configFindings = (asked: QueryState<PublicConfig>): Finding[] => [
  findingOf('Version', asked, ({ product, version }) => ({
    value: `${product} ${version}`,
    standing: 'plain',
  })),
  findingOf('Engines', asked, ({ engines: { standard, premium } }) => ({
    value: standard === premium ? standard : `${standard} (standard), ${premium} (premium)`,
    standing: 'plain',
  })),
  findingOf('Sign-in with Google', asked, ({ googleAvailable }) => ({
    value: googleAvailable ? 'Available' : 'Not set up on this server',
    standing: 'plain',
  })),
];

export const signedInFinding = (isSignedIn: boolean): Finding => ({
  name: 'Signed in',
  value: isSignedIn ? 'Yes' : 'No',
  standing: 'plain',
});

export const clockFinding = (asked: QueryState<{ aheadMs: number }>) =>
  findingOf('Clock', asked, ({ aheadMs }) => ({
    value: skewText(aheadMs),
    standing: Math.abs(aheadMs) > tolerableSkewMs ? 'bad' : 'good',
  }));

function skewText(aheadMs: number): string {
  const seconds = Math.abs(aheadMs) / 1000;
  if (seconds < 1) return 'The same as the server’s';
  const amount = seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  return `This device is ${amount} ${aheadMs > 0 ? 'behind' : 'ahead of'} the server`;
}

export type Device = {
  browser: string;
  screen: string;
  language: string;
  timeZone: string;
  theme: string;
  hasCookies: boolean;
  hasStorage: boolean;
  hasSpeech: boolean;
  isOnline: boolean;
};

export function deviceFindings(device: Device): Finding[] {
  const { browser, screen, language, timeZone, theme, hasCookies, hasStorage, hasSpeech, isOnline } = device;
  return [
    {
      name: 'Network',
      value: isOnline ? 'On' : 'This device is offline',
      standing: isOnline ? 'good' : 'bad',
    },
    {
      name: 'Cookies',
      value: hasCookies ? 'Allowed' : 'Blocked: you can’t stay signed in without one',
      standing: hasCookies ? 'good' : 'bad',
    },
    {
      name: 'Storage',
      value: hasStorage ? 'Works' : 'Blocked: your theme and unfinished answers are lost when you leave',
      standing: hasStorage ? 'good' : 'bad',
    },
    { name: 'Theme', value: theme, standing: 'plain' },
    {
      name: 'Speech recognition',
      value: hasSpeech ? 'Supported' : 'Not supported',
      standing: 'plain',
    },
    { name: 'Browser', value: browser, standing: 'plain' },
    { name: 'Window', value: screen, standing: 'plain' },
    { name: 'Language and time zone', value: `${language}, ${timeZone}`, standing: 'plain' },
  ];
}

/** As it is pasted into a mail. */
export const reportOf = (findings: readonly Finding[], at: Date) =>
  [`Diagnostic of ${at.toISOString()}`, ...findings.map(({ name, value }) => `${name}: ${value}`)].join('\n');
