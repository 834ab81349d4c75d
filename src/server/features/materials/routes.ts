import * as endpoints from '../../../shared/materials.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as materials from './service.ts';

export function materialRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getBrief, materials.getBrief);
  mount(router, app, endpoints.getOutline, materials.getOutline);
  mount(router, app, endpoints.getQuestionSet, materials.getQuestionSet);
}
