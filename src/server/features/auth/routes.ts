import * as account from '../../../shared/account.ts';
import * as endpoints from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { mount, mountPrepared, mountPublic, mountSignIn, type Router } from '../../http/mount.ts';
import * as currentUser from './current-user.ts';
import { allowEmailChange, changeEmail } from './email-change.ts';
import * as links from './links.ts';
import { register } from './registration.ts';
import { lookAtReset, resetPassword } from './reset.ts';
import * as auth from './service.ts';
import * as signIns from './sign-ins.ts';
import { verifyEmail } from './verification.ts';

export function authRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getCurrentUser, currentUser.getCurrentUser);
  mountPublic(router, app, endpoints.register, register);
  mountPublic(router, app, endpoints.verifyEmail, verifyEmail);
  mountPublic(router, app, endpoints.resendVerification, links.resendVerification);
  mountPublic(router, app, endpoints.forgotPassword, links.forgotPassword);
  mountPublic(router, app, endpoints.resetPassword, resetPassword);
  mountPublic(router, app, endpoints.lookAtReset, lookAtReset);
  mountSignIn(router, app, endpoints.login, auth.signIn);
  mountSignIn(router, app, endpoints.logout, (_, __, { headers }) => auth.signOut(app, headers));
  mount(router, app, account.listSignIns, signIns.listSignIns);
  mount(router, app, account.endSignIn, signIns.endSignIn);
  mount(router, app, account.endOtherSignIns, signIns.endOtherSignIns);
  mountPrepared(router, app, account.changeEmail, allowEmailChange, changeEmail);
}
