import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as subscription from './service.ts';

export function subscriptionRoutes(router: Router, app: App): void {
  mount(router, app, getSubscriptionStatus, subscription.getSubscriptionStatus);
}
