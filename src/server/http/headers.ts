/** Security headers of every answer. */
import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from '../base/config.ts';
import type { HttpEnv } from './request.ts';

const providerOrigin = 'https://js.stripe.com';

/** Loaded at the start of every page: it recognises fraud by how a page is used. */
export const providerScript = `${providerOrigin}/v3/`;

/** Styles may come from elements that carry the page's nonce: dialogs lock scrolling with one. */
export function securityHeaders({ appUrl, stripePublicKey }: Config): MiddlewareHandler<HttpEnv> {
  // The provider's script, the frame it opens and the host it calls: only where a key has it loaded.
  const provider = stripePublicKey ? [providerOrigin] : [];
  const isHttps = appUrl.startsWith('https:');
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
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    // An address can carry the token of a mailed link: no other site learns of it.
    referrerPolicy: 'same-origin',
    strictTransportSecurity: isHttps ? 'max-age=31536000; includeSubDomains' : false,
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
