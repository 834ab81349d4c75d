import { acceptTerms } from '../../../shared/account.ts';
import { login } from '../../../shared/auth.ts';
import { signInWithPasskey } from '../../../shared/passkeys.ts';
import { finishGoogle, finishUniversity } from '../../../shared/providers.ts';
import * as endpoints from '../../../shared/tryouts.ts';
import { verifyBackupCode, verifyTotp } from '../../../shared/two-factor.ts';
import type { App } from '../../app.ts';
import { describeError } from '../../base/log.ts';
import { drain } from '../../http/drain.ts';
import { keyOf } from '../../http/idempotency.ts';
import { callerOf, mountRaw, type Router } from '../../http/mount.ts';
import { type HttpContext, readRequest, sendAnswer } from '../../http/request.ts';
import { forgetToken, keepToken, tokenOf } from '../../http/tryout-cookie.ts';
import { cookiesOf } from '../../outside/sign-in.ts';
import { refuseOtherTypes } from '../cases/service.ts';
import * as tryouts from './service.ts';
import * as takingOver from './taking-over.ts';

export function tryoutRoutes(router: Router, app: App): void {
  mountRaw(router, endpoints.startTryout, (c) =>
    drain(c.req.raw, async (bytes) => {
      const request = await readRequest(endpoints.startTryout, c);
      refuseOtherTypes(c.req.header('content-type') ?? '');
      const { address } = callerOf(app, c);
      const given = c.req.header('idempotency-key');
      const key = given === undefined ? undefined : keyOf(given);
      const visit = { address, earlier: tokenOf(app, c), key };
      const { tryout, token } = await tryouts.startTryout(app, request, bytes, visit);
      keepToken(app, c, token);
      return sendAnswer(endpoints.startTryout, c, tryout);
    }),
  );
  mountRaw(router, endpoints.getTryout, async (c) =>
    sendAnswer(endpoints.getTryout, c, await tryouts.getTryout(app, tokenOf(app, c))),
  );
  mountRaw(router, endpoints.getTryoutText, async (c) =>
    sendAnswer(endpoints.getTryoutText, c, await tryouts.getTryoutText(app, tokenOf(app, c))),
  );
  mountRaw(router, endpoints.answerTryout, async (c) => {
    const request = await readRequest(endpoints.answerTryout, c);
    return sendAnswer(endpoints.answerTryout, c, await tryouts.answerTryout(app, tokenOf(app, c), request));
  });
  mountRaw(router, endpoints.askTryout, async (c) => {
    const request = await readRequest(endpoints.askTryout, c);
    const { address } = callerOf(app, c);
    return sendAnswer(
      endpoints.askTryout,
      c,
      await tryouts.askTryout(app, tokenOf(app, c), { ...request, address }),
    );
  });
  mountRaw(router, endpoints.deleteTryout, async (c) => {
    await tryouts.deleteTryout(app, tokenOf(app, c));
    forgetToken(app, c);
    return sendAnswer(endpoints.deleteTryout, c, undefined);
  });
}

/** What opens a sign-in, and what ends the wait for the terms. */
const signingIn = [
  login,
  verifyTotp,
  verifyBackupCode,
  signInWithPasskey,
  finishGoogle,
  finishUniversity,
  acceptTerms,
];

/** Mounted before those routes: once they have answered, what the visitor tried in this browser becomes hers. */
export function tryoutClaims(router: Router, app: App): void {
  for (const { path } of signingIn) {
    router.use(path, async (c, next) => {
      await next();
      const token = tokenOf(app, c);
      if (token === undefined || c.res.status >= 400) return;
      try {
        const user = await app.signIn.find(openedBy(c));
        if (user && (await takingOver.claimTryout(app, user, token))) forgetToken(app, c);
      } catch (error) {
        // She is signed in all the same, and the next sign-in tries again.
        app.log.warn(describeError(error), 'A tryout could not be taken over');
      }
    });
  }
}

/** The session that the answer opens, or else the one that the request came with. */
function openedBy(c: HttpContext): Headers {
  const opened = c.res.headers.getSetCookie();
  return opened.length > 0 ? cookiesOf(opened) : c.req.raw.headers;
}
