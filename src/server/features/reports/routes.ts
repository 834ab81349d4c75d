import * as endpoints from '../../../shared/materials.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as reports from './service.ts';
import { settleReport } from './settling.ts';

export function reportRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.reportBrief, reports.report.brief);
  mount(router, app, endpoints.reportOutline, reports.report.outline);
  mount(router, app, endpoints.reportQuestionSet, reports.report.questions);
  mount(router, app, endpoints.settleBriefReport, settleReport.brief);
  mount(router, app, endpoints.settleOutlineReport, settleReport.outline);
  mount(router, app, endpoints.settleQuestionSetReport, settleReport.questions);
}
