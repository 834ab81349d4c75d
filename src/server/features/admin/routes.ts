import * as endpoints from '../../../shared/admin.ts';
import * as accounts from '../../../shared/admin-users.ts';
import { getAnalytics } from '../../../shared/analytics.ts';
import { listAuditEntries } from '../../../shared/audit.ts';
import * as failed from '../../../shared/failures.ts';
import * as localModels from '../../../shared/local-models.ts';
import * as reported from '../../../shared/reports.ts';
import { listSeats, setSeats } from '../../../shared/seats.ts';
import type { App } from '../../app.ts';
import { mountAdmin, mountAdminOnce, mountRaw, mountSignIn, type Router } from '../../http/mount.ts';
import { readRequest, sendAnswer, sendFile } from '../../http/request.ts';
import { requireAdmin } from '../../http/session.ts';
import * as analytics from './analytics/analytics.ts';
import { analyticsCsv } from './analytics/csv.ts';
import * as audit from './audit.ts';
import { checkConfigured } from './engines.ts';
import * as failures from './failures.ts';
import * as models from './models.ts';
import * as reports from './reports.ts';
import * as seats from './seats.ts';
import * as admin from './service.ts';
import * as acts from './user-acts.ts';
import * as users from './users.ts';

export function adminRoutes(router: Router, app: App): void {
  mountSignIn(router, app, endpoints.adminLogin, admin.signIn);
  mountSignIn(router, app, endpoints.adminLogout, (_, __, { headers }) => admin.signOut(app, headers));
  mountAdmin(router, app, endpoints.getAdmin, admin.getAdmin);
  mountAdmin(router, app, endpoints.checkEngines, checkConfigured);
  mountAdmin(router, app, accounts.listUsers, users.listUsers);
  mountAdmin(router, app, accounts.getUser, users.getUser);
  mountAdminOnce(router, app, accounts.grantToUser, acts.grantToUser);
  mountAdminOnce(router, app, accounts.suspendUser, acts.suspendUser);
  mountAdminOnce(router, app, accounts.resumeUser, acts.resumeUser);
  mountAdminOnce(router, app, accounts.signOutUser, acts.signOutUser);
  mountAdmin(router, app, accounts.deleteUser, acts.deleteUser);
  mountAdmin(router, app, failed.listFailures, failures.listFailures);
  mountAdmin(router, app, failed.retryFailures, failures.retryFailures);
  mountAdmin(router, app, reported.listReports, reports.listReports);
  mountAdminOnce(router, app, reported.settleReport, reports.settleReport);
  mountAdmin(router, app, listSeats, seats.listSeats);
  mountAdmin(router, app, setSeats, seats.setSeats);
  mountAdmin(router, app, listAuditEntries, audit.listAuditEntries);

  mountAdmin(router, app, localModels.listChosenModels, models.listChosenModels);
  mountAdmin(router, app, localModels.findLocalModels, models.findLocalModels);
  mountAdmin(router, app, localModels.chooseModel, models.chooseModel);

  // A model may take minutes: the call is dropped once nobody waits for it.
  mountRaw(router, localModels.tryLocalModel, async (c) => {
    const signedIn = await requireAdmin(app, c);
    const request = await readRequest(localModels.tryLocalModel, c);
    const trial = await models.tryLocalModel(app, signedIn, request, c.req.raw.signal);
    return sendAnswer(localModels.tryLocalModel, c, trial);
  });

  mountRaw(router, getAnalytics, async (c) => {
    const signedIn = await requireAdmin(app, c);
    const request = await readRequest(getAnalytics, c);
    const figures = await analytics.getAnalytics(app, signedIn, request);
    if (request.format !== 'csv') return sendAnswer(getAnalytics, c, figures);
    const fileName = `analytics-${figures.from}-to-${figures.until}.csv`;
    return sendFile(c, {
      type: 'text/csv; charset=utf-8',
      fileName,
      bytes: Buffer.from(analyticsCsv(figures)),
    });
  });
}
