import * as endpoints from '../../../shared/sheets.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import { getSheet, getSynthesis } from './service.ts';

export function sheetRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getSheet, getSheet);
  mount(router, app, endpoints.getSynthesis, getSynthesis);
}
