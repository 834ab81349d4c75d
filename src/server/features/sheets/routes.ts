import { getSheet, getSynthesis } from '../../../shared/sheets.ts';
import type { App } from '../../app.ts';
import { mountAside, type Router } from '../../http/mount.ts';

export function sheetRoutes(router: Router, app: App): void {
  mountAside(router, app, getSheet, ({ id }) => ({ sessionId: id }));
  mountAside(router, app, getSynthesis, ({ id }) => ({ sessionId: id }));
}
