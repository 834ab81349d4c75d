import * as endpoints from '../../../shared/materials.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as materials from './service.ts';

export function materialRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getBrief, materials.getBrief);
  mount(router, app, endpoints.getOutline, materials.getOutline);
  mount(router, app, endpoints.getQuestionSet, materials.getQuestionSet);
  mount(router, app, endpoints.updateBrief, materials.updateBrief);
  mount(router, app, endpoints.chooseForBrief, materials.chooseForBrief);
  mount(router, app, endpoints.updateOutline, materials.updateOutline);
  mount(router, app, endpoints.updateQuestionSet, materials.updateQuestionSet);
  mount(router, app, endpoints.listBriefVersions, materials.listBriefVersions);
  mount(router, app, endpoints.listOutlineVersions, materials.listOutlineVersions);
  mount(router, app, endpoints.listQuestionSetVersions, materials.listQuestionSetVersions);
  mount(router, app, endpoints.restoreBriefVersion, materials.restoreVersion.brief);
  mount(router, app, endpoints.restoreOutlineVersion, materials.restoreVersion.outline);
  mount(router, app, endpoints.restoreQuestionSetVersion, materials.restoreVersion.questions);
}
