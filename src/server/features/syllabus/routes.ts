import * as endpoints from '../../../shared/syllabus.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as syllabus from './service.ts';

export function syllabusRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.readSyllabus, syllabus.planSyllabus);
  mount(router, app, endpoints.listMissingCases, syllabus.listMissingCases);
  mount(router, app, endpoints.dropMissingCase, syllabus.dropMissingCase);
}
