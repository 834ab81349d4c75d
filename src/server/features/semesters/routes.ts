import * as endpoints from '../../../shared/semesters.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as semesters from './service.ts';

export function semesterRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.listSemesters, semesters.listSemesters);
  mount(router, app, endpoints.createSemester, semesters.createSemester);
  mount(router, app, endpoints.updateSemester, semesters.updateSemester);
  mount(router, app, endpoints.deleteSemester, semesters.deleteSemester);
}
