import * as endpoints from '../../../shared/notes.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as service from './service.ts';

export function noteRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getNotes, service.getNotes);
  mount(router, app, endpoints.putNotes, service.putNotes);
}
