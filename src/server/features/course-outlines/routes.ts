import * as endpoints from '../../../shared/course-outlines.ts';
import type { App } from '../../app.ts';
import { mountAside, type Router } from '../../http/mount.ts';

export function courseOutlineRoutes(router: Router, app: App): void {
  mountAside(router, app, endpoints.getCourseOutline, ({ id }) => ({ classId: id }));
  mountAside(router, app, endpoints.compileCourseOutline);
  mountAside(router, app, endpoints.updateCourseOutline);
  mountAside(router, app, endpoints.getIssueSpotter);
  mountAside(router, app, endpoints.getIssueSpotterOffer);
}
