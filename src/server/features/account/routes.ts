import * as endpoints from '../../../shared/account.ts';
import { completeOnboarding } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { mount, mountPublic, mountRaw, type Router } from '../../http/mount.ts';
import { sendStream } from '../../http/send-stream.ts';
import { requireUser } from '../../http/session.ts';
import { deleteAccount } from './departure.ts';
import { exportAccount } from './export.ts';
import * as account from './service.ts';

export function accountRoutes(router: Router, app: App): void {
  mount(router, app, completeOnboarding, account.completeOnboarding);
  mount(router, app, endpoints.saveProfile, account.saveProfile);
  mountPublic(router, app, endpoints.getTerms, account.getTerms);
  mountPublic(router, app, endpoints.getPrivacy, account.getPrivacy);
  mount(router, app, endpoints.acceptTerms, account.acceptTerms);
  mount(router, app, endpoints.updatePreferences, account.updatePreferences);
  mount(router, app, endpoints.deleteAccount, deleteAccount);

  mountRaw(router, endpoints.exportAccount, async (c) => {
    const user = await requireUser(app, endpoints.exportAccount, c);
    const zip = await exportAccount(app, user);
    const day = app.now().toISOString().slice(0, 10);
    c.header('Content-Disposition', `attachment; filename="hotseat-${day}.zip"`);
    return sendStream(app.log, c, 'application/zip', () => zip);
  });
}
