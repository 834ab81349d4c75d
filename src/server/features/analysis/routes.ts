import * as endpoints from '../../../shared/cases.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import { answerCase } from './answer.ts';
import { cancelCase, retryCase } from './runs.ts';

export function analysisRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.cancelCase, cancelCase);
  mount(router, app, endpoints.answerCase, answerCase);
  mount(router, app, endpoints.retryCase, retryCase);
}
