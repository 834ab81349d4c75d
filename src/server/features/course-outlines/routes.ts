import * as endpoints from '../../../shared/course-outlines.ts';
import type { App } from '../../app.ts';
import { mount, mountPrepared, type Router } from '../../http/mount.ts';
import * as outlines from './service.ts';

export function courseOutlineRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getCourseOutline, outlines.getCourseOutline);
  mountPrepared(
    router,
    app,
    endpoints.compileCourseOutline,
    outlines.readForCompiling,
    outlines.compileCourseOutline,
  );
  mount(router, app, endpoints.updateCourseOutline, outlines.updateCourseOutline);
}
