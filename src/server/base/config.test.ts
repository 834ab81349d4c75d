import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const url = 'postgres://hotseat:password@db.example:5432/hotseat';

const served = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example',
  APP_URL: 'https://hotseat.example',
  MAIL_FROM: 'Hotseat <no-reply@hotseat.example>',
  SUPPORT_EMAIL: 'help@hotseat.example',
};

describe('the configuration', () => {
  it('takes a secret from a file, without the line break at its end', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'hotseat-secret-')), 'secret');
    await writeFile(path, `${'s'.repeat(40)}\n`);
    expect(readConfig({ ...served, APP_SECRET_FILE: path }).appSecret).toBe('s'.repeat(40));
    await rm(dirname(path), { recursive: true });
  });

  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      process: 'all',
      isProduction: false,
      usesTestCheckout: true,
      rateLimits: {},
    });
  });

  it('names for support the address that is set, else the sender’s, and none that nobody reads', () => {
    const supportOf = (environment: Record<string, string>) => readConfig(environment).supportEmail;
    expect(supportOf({ SUPPORT_EMAIL: 'Help@hotseat.example' })).toBe('help@hotseat.example');
    expect(supportOf({ SUPPORT_EMAIL: 'help@x.example', MAIL_FROM: 'desk@x.example' })).toBe(
      'help@x.example',
    );
    expect(supportOf({ MAIL_FROM: 'The Desk <desk@hotseat.example>' })).toBe('desk@hotseat.example');
    expect(supportOf({ MAIL_FROM: 'desk@hotseat.example' })).toBe('desk@hotseat.example');
    for (const name of ['no-reply', 'noreply', 'do-not-reply', 'donotreply'])
      expect(supportOf({ MAIL_FROM: `Hotseat <${name}@hotseat.example>` }), name).toBeUndefined();
    expect(supportOf({})).toBeUndefined();
  });

  it('changes single limits, each by its name', () => {
    const { rateLimits } = readConfig({ RATE_LIMITS: '{"registrationsPerAddress":100}' });
    expect(rateLimits).toEqual({ registrationsPerAddress: 100 });
  });

  it.each([
    [{ PORT: 'http' }, /PORT/],
    [{ PROCESS: 'both' }, /PROCESS/],
    [{ APP_SECRET: 'short' }, /APP_SECRET/],
    [{ RATE_LIMITS: '{"registrations":100}' }, /RATE_LIMITS: is not JSON of the form/],
    [{ RATE_LIMITS: '{"registrationsPerAddress":0}' }, /RATE_LIMITS: is not JSON of the form/],
    // A code that is good for two things is no matter of taste.
    [{ RATE_LIMITS: '{"usesPerCode":2}' }, /RATE_LIMITS: is not JSON of the form .*(?<!usesPerCode.*)$/],
    [{ RATE_LIMITS: 'many' }, /RATE_LIMITS: is not JSON of the form/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
    [{ APP_URL: 'localhost:3000' }, /APP_URL: must be an address that begins with http:\/\/ or https:/],
    [
      { DATABASE_URL: 'mysql://db.example/hotseat' },
      /DATABASE_URL: must be an address that begins with postgres:/,
    ],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL: must be an address that begins with smtp:\/\/ or smtps:/],
    [{ STRIPE_SECRET_KEY: 'sk_live_key' }, /^STRIPE_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY/],
    [{ NODE_ENV: 'production' }, /^SMTP_URL: required in production/],
    [{ ...served, APP_URL: '' }, /^APP_URL: required in production/],
    [{ ...served, APP_URL: 'https://localhost:3000' }, /^APP_URL: required in production/],
    [{ ...served, APP_URL: 'http://hotseat.example' }, /^APP_URL: must begin with https/],
    [{ ...served, MAIL_FROM: '' }, /^MAIL_FROM: required in production/],
    [{ ...served, SUPPORT_EMAIL: '' }, /^SUPPORT_EMAIL: required in production/],
    [{ ...served, APP_SECRET: 'at-least-thirty-two-random-characters' }, /^APP_SECRET: this is the example/],
    [{ APP_SECRET_FILE: '/nowhere' }, /^APP_SECRET_FILE: \/nowhere cannot be read/],
    [{ SMTP_URL: 'smtp://a.example', SMTP_URL_FILE: '/nowhere' }, /^SMTP_URL and SMTP_URL_FILE: set one/],
    [{ NODE_ENV: 'production', DATABASE_URL: url }, /^APP_SECRET: required with DATABASE_URL in production/],
  ])('says in one sentence what is wrong with %o', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });
});
