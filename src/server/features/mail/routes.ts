import { listOutbox } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { mountPublic, type Router } from '../../http/mount.ts';
import * as mail from './service.ts';

export function mailRoutes(router: Router, app: App): void {
  mountPublic(router, app, listOutbox, mail.listOutbox);
}
