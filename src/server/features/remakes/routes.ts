import * as endpoints from '../../../shared/materials.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as remakes from './service.ts';

export function remakeRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.regenerateBrief, remakes.regenerate.brief);
  mount(router, app, endpoints.regenerateOutline, remakes.regenerate.outline);
  mount(router, app, endpoints.regenerateQuestionSet, remakes.regenerate.questions);
}
