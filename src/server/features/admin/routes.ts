import * as endpoints from '../../../shared/admin.ts';
import type { App } from '../../app.ts';
import { mountAdmin, mountSignIn, type Router } from '../../http/mount.ts';
import { checkConfigured } from './engines.ts';
import * as admin from './service.ts';

export function adminRoutes(router: Router, app: App): void {
  mountSignIn(router, app, endpoints.adminLogin, admin.signIn);
  mountSignIn(router, app, endpoints.adminLogout, (_, __, { headers }) => admin.signOut(app, headers));
  mountAdmin(router, app, endpoints.getAdmin, admin.getAdmin);
  mountAdmin(router, app, endpoints.checkEngines, checkConfigured);
}
