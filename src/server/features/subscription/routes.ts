import * as endpoints from '../../../shared/subscription.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as subscription from './service.ts';

export function subscriptionRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getSubscriptionStatus, subscription.getSubscriptionStatus);
  mount(router, app, endpoints.getPlan, subscription.getPlan);
}
