import * as endpoints from '../../../shared/syllabus.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import { dropMissingCase, listMisplacedCases, listMissingCases } from './missing.ts';
import { planSyllabus } from './service.ts';

export function syllabusRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.readSyllabus, planSyllabus);
  mount(router, app, endpoints.listMissingCases, listMissingCases);
  mount(router, app, endpoints.listMisplacedCases, listMisplacedCases);
  mount(router, app, endpoints.dropMissingCase, dropMissingCase);
}
