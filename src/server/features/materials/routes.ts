import * as endpoints from '../../../shared/materials.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as answers from './answers.ts';
import * as editing from './editing.ts';
import * as versions from './versions.ts';

export function materialRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getBrief, answers.getBrief);
  mount(router, app, endpoints.getOutline, answers.getOutline);
  mount(router, app, endpoints.getQuestionSet, answers.getQuestionSet);
  mount(router, app, endpoints.updateBrief, editing.updateBrief);
  mount(router, app, endpoints.updateOutline, editing.updateOutline);
  mount(router, app, endpoints.updateQuestionSet, editing.updateQuestionSet);
  mount(router, app, endpoints.listBriefVersions, versions.listBriefVersions);
  mount(router, app, endpoints.listOutlineVersions, versions.listOutlineVersions);
  mount(router, app, endpoints.listQuestionSetVersions, versions.listQuestionSetVersions);
  mount(router, app, endpoints.restoreBriefVersion, versions.restoreVersion.brief);
  mount(router, app, endpoints.restoreOutlineVersion, versions.restoreVersion.outline);
  mount(router, app, endpoints.restoreQuestionSetVersion, versions.restoreVersion.questions);
}
