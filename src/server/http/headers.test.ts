import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../base/config.ts';
import { securityHeaders } from './headers.ts';
import type { HttpEnv } from './request.ts';

async function headersFor(changes: Partial<Config>, path = '/'): Promise<Headers> {
  const router = new Hono<HttpEnv>();
  router.use(securityHeaders({ ...readConfig({ NODE_ENV: 'test' }), ...changes }));
  router.get(path, (c) => c.text('page'));
  return (await router.request(path)).headers;
}

const policyOf = (headers: Headers): Map<string, string> =>
  new Map(
    (headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((part): [string, string] => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  );

describe('the security headers', () => {
  it('allow scripts, frames and calls of the app alone where no payment key is set', async () => {
    const policy = policyOf(await headersFor({ stripePublicKey: undefined }));
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('frame-src')).toBe("'self'");
    expect(policy.get('style-src')).toMatch(/^'self' 'nonce-[\w+/=-]+'$/);
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|stripe/);
  });

  it('allow the payment provider with a key', async () => {
    const policy = policyOf(await headersFor({ stripePublicKey: 'pk_test_key' }));
    expect(policy.get('script-src')).toBe("'self' https://js.stripe.com");
    expect(policy.get('frame-src')).toBe("'self' https://js.stripe.com");
    expect(policy.get('connect-src')).toBe("'self' https://api.stripe.com");
  });

  it('keep a browser on HTTPS behind HTTPS, and only there', async () => {
    const secure = await headersFor({ appUrl: 'https://hotseat.example' });
    expect(secure.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(secure.get('content-security-policy')).toContain('upgrade-insecure-requests');
    const plain = await headersFor({ appUrl: 'http://localhost:3000' });
    expect(plain.get('strict-transport-security')).toBeNull();
    expect(plain.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  it('let a checkout open beside the app, and nothing frame it, guess its types or learn its addresses', async () => {
    const headers = await headersFor({});
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(self\)/);
  });

  it.each(['/verify-email', '/reset-password', '/', '/dashboard', '/api/auth/google/callback'])(
    'tell nobody the address of a page that a link with a secret leads to: %s',
    async (path) => {
      expect((await headersFor({}, path)).get('referrer-policy')).toBe('no-referrer');
    },
  );

  it('leave its origin to the one page that posts a form', async () => {
    expect((await headersFor({}, '/test-checkout/cs_1')).get('referrer-policy')).toBe('same-origin');
  });

  it('let an answer of the API load nothing, and nothing frame it or guess its type', async () => {
    const headers = await headersFor({ appUrl: 'https://hotseat.example' }, '/api/semesters');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});
