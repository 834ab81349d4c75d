import { listOutbox } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { mountPublic, type Router } from '../../http/mount.ts';
import { forDevelopment } from '../../http/this-machine.ts';
import * as mail from './service.ts';

export function mailRoutes(router: Router, app: App): void {
  router.use(listOutbox.path, forDevelopment(app));
  mountPublic(router, app, listOutbox, mail.listOutbox);
}
