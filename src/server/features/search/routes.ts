import * as endpoints from '../../../shared/search.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import { listPlaces } from './places.ts';
import { search } from './service.ts';

export function searchRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.search, search);
  mount(router, app, endpoints.listPlaces, listPlaces);
}
