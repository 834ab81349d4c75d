import * as accountEndpoints from '../../../shared/account.ts';
import * as endpoints from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { clientAddress } from '../../http/client-address.ts';
import { mount, mountPublic, mountRaw, type Router } from '../../http/mount.ts';
import { readRequest, sendAnswer, setCookies } from '../../http/request.ts';
import * as links from './links.ts';
import { register } from './registration.ts';
import { resetPassword } from './reset.ts';
import * as auth from './service.ts';
import * as signIns from './sign-ins.ts';
import { verifyEmail } from './verification.ts';

export function authRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getCurrentUser, auth.getCurrentUser);
  mountPublic(router, app, endpoints.verifyEmail, verifyEmail);
  mountPublic(router, app, endpoints.resendVerification, links.resendVerification);
  mountPublic(router, app, endpoints.forgotPassword, links.forgotPassword);
  mountPublic(router, app, endpoints.resetPassword, resetPassword);
  mount(router, app, accountEndpoints.listSignIns, signIns.listSignIns);
  mount(router, app, accountEndpoints.endSignIn, signIns.endSignIn);
  mount(router, app, accountEndpoints.endOtherSignIns, signIns.endOtherSignIns);

  mountRaw(router, endpoints.register, async (c) => {
    const request = await readRequest(endpoints.register, c);
    return sendAnswer(endpoints.register, c, await register(app, request, clientAddress(app, c)));
  });

  mountRaw(router, endpoints.login, async (c) => {
    const request = await readRequest(endpoints.login, c);
    const signedIn = await auth.signIn(app, request, c.req.raw.headers, clientAddress(app, c));
    setCookies(c, signedIn.setCookies);
    return sendAnswer(endpoints.login, c, signedIn.user);
  });

  mountRaw(router, endpoints.logout, async (c) => {
    setCookies(c, (await auth.signOut(app, c.req.raw.headers)).setCookies);
    return sendAnswer(endpoints.logout, c, undefined);
  });
}
