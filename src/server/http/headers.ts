/** Security headers of every answer. */
import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from '../base/config.ts';
import type { HttpEnv } from './request.ts';

const providerOrigin = 'https://js.stripe.com';

/** Loaded at the start of every page: it recognises fraud by how a page is used. */
export const providerScript = `${providerOrigin}/v3/`;

/** An answer of the API needs a few of them, and is sent often: what a page may load says nothing of it. */
export function securityHeaders(config: Config): MiddlewareHandler<HttpEnv> {
  const [ofPages, ofForms] = [pageHeaders(config, 'no-referrer'), pageHeaders(config, 'same-origin')];
  const ofAnswers = answerHeaders(config);
  return (c, next) => {
    if (c.req.path.startsWith('/api/')) return ofAnswers(c, next);
    return c.req.path.startsWith('/test-checkout/') ? ofForms(c, next) : ofPages(c, next);
  };
}

const isHttps = ({ appUrl }: Config) => appUrl.startsWith('https:');
const transportSecurity = (config: Config) =>
  isHttps(config) ? 'max-age=31536000; includeSubDomains' : false;

/** Opened as a page by itself, an answer loads and does nothing. */
const answerHeaders = (config: Config): MiddlewareHandler<HttpEnv> =>
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    strictTransportSecurity: transportSecurity(config),
    // A provider's answer comes with its code in the address.
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    removePoweredBy: false,
  });

/**
 * Styles may come from an element that carries the answer's nonce: the test checkout has one. An address can carry the
 * token of a mailed link, so that nobody learns where a request came from; a page that posts a form must say it, or else
 * its form has no Origin.
 */
function pageHeaders(
  config: Config,
  referrerPolicy: 'no-referrer' | 'same-origin',
): MiddlewareHandler<HttpEnv> {
  const { stripePublicKey } = config;
  // The provider's script, the frame it opens and the host it calls: only where a key has it loaded.
  const provider = stripePublicKey ? [providerOrigin] : [];
  const providerApi = stripePublicKey ? ['https://api.stripe.com'] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...provider],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...providerApi],
      frameSrc: ["'self'", ...provider],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps(config) ? { upgradeInsecureRequests: [] } : {}),
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy,
    strictTransportSecurity: transportSecurity(config),
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      usb: [],
      microphone: ['self'],
      payment: ['self'],
      publickeyCredentialsGet: ['self'],
    },
  });
}
