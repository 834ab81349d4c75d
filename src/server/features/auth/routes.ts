import * as endpoints from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { clientAddress } from '../../http/client-address.ts';
import { mount, mountPublic, mountRaw, type Router } from '../../http/mount.ts';
import { readRequest, sendAnswer, setCookies } from '../../http/request.ts';
import * as auth from './service.ts';

export function authRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getCurrentUser, auth.getCurrentUser);
  mountPublic(router, app, endpoints.verifyEmail, auth.verifyEmail);
  mountPublic(router, app, endpoints.resendVerification, auth.resendVerification);

  mountRaw(router, endpoints.register, async (c) => {
    const request = await readRequest(endpoints.register, c);
    return sendAnswer(endpoints.register, c, await auth.register(app, request, clientAddress(app, c)));
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
