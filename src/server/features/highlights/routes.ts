import * as endpoints from '../../../shared/highlights.ts';
import { chooseForBrief } from '../../../shared/materials.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import { chooseForBrief as choose } from './choosing.ts';
import { getOwnBrief } from './own-brief.ts';
import * as highlights from './service.ts';

export function highlightRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.listHighlights, highlights.listHighlights);
  mount(router, app, endpoints.addHighlight, highlights.addHighlight);
  mount(router, app, endpoints.changeHighlight, highlights.changeHighlight);
  mount(router, app, endpoints.removeHighlight, highlights.removeHighlight);
  mount(router, app, endpoints.restoreHighlight, highlights.restoreHighlight);
  mount(router, app, endpoints.getOwnBrief, getOwnBrief);
  mount(router, app, chooseForBrief, choose);
}
