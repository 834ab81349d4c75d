import * as endpoints from '../../../shared/sessions.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as categories from './categories.ts';
import * as sessions from './service.ts';

export function sessionRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.createClassSession, sessions.createClassSession);
  mount(router, app, endpoints.updateClassSession, sessions.updateClassSession);
  mount(router, app, endpoints.createCategory, categories.createCategory);
  mount(router, app, endpoints.updateCategory, categories.updateCategory);
  mount(router, app, endpoints.deleteCategory, categories.deleteCategory);
}
