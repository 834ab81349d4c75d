import * as endpoints from '../../../shared/product.ts';
import type { App } from '../../app.ts';
import { mountPublic, type Router } from '../../http/mount.ts';
import { openReadiness } from './readiness.ts';
import * as product from './service.ts';

export function productRoutes(router: Router, app: App): void {
  mountPublic(router, app, endpoints.getConfig, product.getConfig);
  healthRoutes(router, app);
}

export function healthRoutes(router: Router, app: App): void {
  mountPublic(router, app, endpoints.getLiveness, product.getLiveness);
  mountPublic(router, app, endpoints.getReadiness, openReadiness());
}
