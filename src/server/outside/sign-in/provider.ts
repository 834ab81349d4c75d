/** Sign-in with an OpenID provider, Google or the university's own: by discovery, with PKCE, state and nonce. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { emailSchema } from '../../../shared/auth.ts';
import { AppError } from '../../base/errors.ts';
import type { Db } from '../../db/db.ts';
import { accounts, mailedTokens, users } from '../../db/tables.ts';
import { suspendedCode } from './failures.ts';
import { commonOptions, type LibraryOptions, secondFactorPlugin, userOptions } from './library.ts';
import { type WithCookies, withAddress } from './sessions.ts';

export const providerIds = ['google', 'oidc'] as const;
export type ProviderId = (typeof providerIds)[number];
export type ProviderOptions = { id: ProviderId; clientId: string; clientSecret: string; issuer: string };

export type Provider = {
  /** Where to send the browser. Throws `unavailable` when the provider does not answer. */
  start(headers: Headers): Promise<{ url: string } & WithCookies>;
  /**
   * Opens a session from the provider's answer; `refusal` says why there is none, `linkedUserId` whose account
   * was there before and is opened by this provider from now on.
   */
  finish(query: string, headers: Headers, address: string): Promise<Finished>;
};

type Finished = {
  refusal?: string;
  linkedUserId?: number;
  /** There is no session yet, but the challenge of the second factor. */
  isCodeNeeded: boolean;
} & WithCookies;

/** What happens inside the library while it works one answer of the provider. */
const finishing = new AsyncLocalStorage<{ linkedUserId?: number; isForAnother?: boolean }>();

const discoveryTimeoutMs = 10_000;

export function openProvider(options: LibraryOptions, provider: ProviderOptions): Provider {
  let opening: ReturnType<typeof discover> | undefined;
  // The provider may be out of reach when the server starts, and back later.
  const library = () => {
    opening ??= discover(options, provider).catch((error) => {
      opening = undefined;
      throw new AppError('service_unavailable', { cause: error });
    });
    return opening;
  };
  return {
    async start(headers) {
      const { api } = await library();
      const { response, headers: answered } = await api.signInSocial({
        body: { provider: provider.id, callbackURL: '/', errorCallbackURL: '/' },
        headers,
        returnHeaders: true,
      });
      if (!response.url) throw new AppError('service_unavailable');
      return { url: response.url, setCookies: answered.getSetCookie() };
    },
    async finish(query, headers, address) {
      const { handler } = await library();
      const url = `${options.appUrl}/api/auth/callback/${provider.id}${query}`;
      const link: { linkedUserId?: number } = {};
      const request = new Request(url, { headers: withAddress(headers, address) });
      const answer = await finishing.run(link, () => handler(request));
      const location = new URL(answer.headers.get('location') ?? '/?error=internal', options.appUrl);
      const body = await answer.text();
      const refusal = body.includes(suspendedCode) ? suspendedCode : location.searchParams.get('error');
      const isCodeNeeded = body.includes('twoFactorRedirect');
      const setCookies = answer.headers.getSetCookie();
      return { setCookies, isCodeNeeded, ...(refusal === null ? link : { refusal }) };
    },
  };
}

async function discover(options: LibraryOptions, provider: ProviderOptions) {
  const library = configure(options, provider);
  const { socialProviders } = await withTimeout(library.$context);
  if (!socialProviders.some(({ id }) => id === provider.id)) throw new Error('Discovery failed');
  return library;
}

function configure(options: LibraryOptions, { id, clientId, clientSecret, issuer }: ProviderOptions) {
  const common = commonOptions(options, 'student');
  return betterAuth({
    ...common,
    onAPIError: { errorURL: '/' },
    databaseHooks: {
      ...common.databaseHooks,
      account: {
        // Nothing is done at the provider in her name: its tokens are not kept.
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    user: {
      ...userOptions,
      validateUserInfo: async ({ user, source }) => {
        if (finishing.getStore()?.isForAnother) return { error: 'made_for_another' };
        // Strictly: what the provider sends is not typed.
        if (user.emailVerified !== true) return { error: 'email_not_verified' };
        if (source.action === 'link-account') await prepareLink(options.db, id, user);
        return undefined;
      },
    },
    plugins: [
      secondFactorAfterProvider(),
      genericOAuth({
        config: [
          {
            providerId: id,
            clientId,
            clientSecret,
            discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
            requireIdTokenVerification: true,
            redirectURI: `${options.appUrl}/api/auth/${id}/callback`,
            scopes: ['openid', 'email', 'profile'],
            prompt: 'select_account',
            pkce: true,
            mapProfileToUser: ({ email, name, given_name, family_name, aud, azp }) => {
              const work = finishing.getStore();
              if (work) work.isForAnother = !isMeantFor(clientId, { aud, azp });
              return {
                email: emailSchema.parse(email),
                name: line(name),
                firstName: line(given_name) || line(name),
                lastName: line(family_name),
              };
            },
          },
        ],
      }),
    ],
  });
}

/** The provider's word stands for the password, and so the same question follows it. */
function secondFactorAfterProvider() {
  const plugin = secondFactorPlugin();
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: ({ path }: { path?: string }) => path === '/callback/:id',
  }));
  return { ...plugin, hooks: { after } };
}

/** That we are among its audiences the library has looked at; of several, the token must name us as the party it was made for. */
const isMeantFor = (clientId: string, { aud, azp }: { aud?: unknown; azp?: unknown }): boolean =>
  azp === undefined ? !Array.isArray(aud) || aud.length < 2 : azp === clientId;

/** What a provider says of a name, as one line. */
function line(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100);
}

type Proved = { id?: unknown; firstName?: unknown; lastName?: unknown };

async function prepareLink(db: Db, provider: ProviderId, proved: Proved): Promise<void> {
  const userId = Number(proved.id);
  const link = finishing.getStore();
  if (link) link.linkedUserId = userId;
  const names = { firstName: line(proved.firstName), lastName: line(proved.lastName) };
  await dropUnproved(db, provider, userId, names);
}

type Names = { firstName: string; lastName: string };

/** The provider proves the address: who signed up with it before and never proved it keeps no way in. */
async function dropUnproved(db: Db, provider: ProviderId, userId: number, names: Names): Promise<void> {
  await db.transaction(async (within) => {
    const unproved = and(eq(users.id, userId), eq(users.emailVerified, false));
    const [user] = await within.select({ id: users.id }).from(users).where(unproved).for('update');
    if (!user) return;
    const name = `${names.firstName} ${names.lastName}`.trim();
    await within
      .update(users)
      .set({ ...names, name })
      .where(eq(users.id, userId));
    const others = and(eq(accounts.userId, userId), ne(accounts.providerId, provider));
    await within.delete(accounts).where(others);
    const waiting = and(eq(mailedTokens.userId, userId), isNull(mailedTokens.usedAt));
    await within.update(mailedTokens).set({ usedAt: new Date(), registration: null }).where(waiting);
  });
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provider does not answer')), discoveryTimeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
