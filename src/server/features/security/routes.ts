import * as account from '../../../shared/account.ts';
import * as passkey from '../../../shared/passkeys.ts';
import * as twoFactor from '../../../shared/two-factor.ts';
import type { App } from '../../app.ts';
import { mount, mountPrepared, mountSession, mountSignIn, type Router } from '../../http/mount.ts';
import * as passkeys from './passkeys.ts';
import * as security from './service.ts';
import * as secondFactor from './two-factor.ts';

export function securityRoutes(router: Router, app: App): void {
  mount(router, app, account.getAccount, security.getAccount);
  mountPrepared(router, app, account.changePassword, security.preparePassword, security.changePassword);
  mountSession(router, app, twoFactor.enableTwoFactor, secondFactor.enable);
  mountSession(router, app, twoFactor.confirmOwner, secondFactor.confirm);
  mountSession(router, app, twoFactor.disableTwoFactor, secondFactor.disable);
  mountSession(router, app, twoFactor.generateBackupCodes, secondFactor.renewBackupCodes);
  mountSignIn(router, app, twoFactor.verifyTotp, secondFactor.verifyTotp);
  mountSignIn(router, app, twoFactor.verifyBackupCode, secondFactor.verifyBackupCode);
  mountSession(router, app, passkey.beginPasskey, passkeys.beginAdding);
  mountSession(router, app, passkey.addPasskey, passkeys.add);
  mountSignIn(router, app, passkey.beginPasskeySignIn, passkeys.beginSignIn);
  mountSignIn(router, app, passkey.signInWithPasskey, passkeys.signInWithPasskey);
  mount(router, app, passkey.listPasskeys, passkeys.list);
  mount(router, app, passkey.renamePasskey, passkeys.rename);
  mount(router, app, passkey.deletePasskey, passkeys.remove);
}
