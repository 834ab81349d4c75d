import * as endpoints from '../../../shared/account.ts';
import { completeOnboarding } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { mount, mountPublic, type Router } from '../../http/mount.ts';
import * as account from './service.ts';

export function accountRoutes(router: Router, app: App): void {
  mount(router, app, completeOnboarding, account.completeOnboarding);
  mount(router, app, endpoints.saveProfile, account.saveProfile);
  mountPublic(router, app, endpoints.getTerms, account.getTerms);
  mountPublic(router, app, endpoints.getPrivacy, account.getPrivacy);
  mount(router, app, endpoints.acceptTerms, account.acceptTerms);
  mount(router, app, endpoints.updatePreferences, account.updatePreferences);
}
