import * as endpoints from '../../../shared/materials.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as reports from './service.ts';

export function reportRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.reportBrief, reports.report.brief);
  mount(router, app, endpoints.reportOutline, reports.report.outline);
  mount(router, app, endpoints.reportQuestionSet, reports.report.questions);
}
