import * as endpoints from '../../../shared/drill.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as drill from './service.ts';

export function drillRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getDrill, drill.getDrill);
  mount(router, app, endpoints.postReview, drill.postReview);
  mount(router, app, endpoints.getDrillStats, drill.getDrillStats);
  mount(router, app, endpoints.getTonight, drill.getTonight);
  mount(router, app, endpoints.getDrillSettings, drill.getDrillSettings);
  mount(router, app, endpoints.putDrillSettings, drill.putDrillSettings);
  mount(router, app, endpoints.getExam, drill.getExam);
  mount(router, app, endpoints.putExam, drill.putExam);
}
