/** A real OpenID provider on the loopback: it signs whom a test says it does. */
import { OAuth2Server } from 'oauth2-mock-server';

export type Claims = Record<string, unknown>;

export type OpenIdProvider = {
  issuer: string;
  /** Whoever signs in from now on. */
  signInAs(claims: Claims): void;
  stop(): Promise<void>;
};

/** A browser that blocks the loopback's number is told its name. */
export async function startOpenIdProvider(
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<OpenIdProvider> {
  const server = new OAuth2Server();
  let claims: Claims = {};
  await server.issuer.keys.generate('RS256');
  await server.start(0, host);
  const issuer = `http://${host}:${server.address().port}`;
  server.issuer.url = issuer;
  server.service.on('beforeTokenSigning', (token: { payload: Claims }) =>
    Object.assign(token.payload, claims),
  );
  return {
    issuer,
    signInAs(given) {
      claims = given;
    },
    stop: () => server.stop(),
  };
}
