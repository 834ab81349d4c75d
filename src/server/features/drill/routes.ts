import * as endpoints from '../../../shared/drill.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import { holdQuestion, releaseQuestions } from './holds.ts';
import { getDrill } from './questions.ts';
import { postReview, undoReview } from './reviews.ts';
import { getDrillSettings, getExam, putDrillSettings, putExam } from './settings.ts';
import { getDrillStats } from './stats.ts';
import { getTonight } from './tonight.ts';

export function drillRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.getDrill, getDrill);
  mount(router, app, endpoints.postReview, postReview);
  mount(router, app, endpoints.undoReview, undoReview);
  mount(router, app, endpoints.holdQuestion, holdQuestion);
  mount(router, app, endpoints.releaseQuestions, releaseQuestions);
  mount(router, app, endpoints.getDrillStats, getDrillStats);
  mount(router, app, endpoints.getTonight, getTonight);
  mount(router, app, endpoints.getDrillSettings, getDrillSettings);
  mount(router, app, endpoints.putDrillSettings, putDrillSettings);
  mount(router, app, endpoints.getExam, getExam);
  mount(router, app, endpoints.putExam, putExam);
}
