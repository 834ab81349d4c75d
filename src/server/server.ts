/** Builds the HTTP app: middleware, every feature's routes, the web app's files, the error handler. */
import { Hono, type MiddlewareHandler } from 'hono';
import { contract } from '../shared/contract.ts';
import { product } from '../shared/prices.ts';
import { getLiveness } from '../shared/product.ts';
import type { App } from './app.ts';
import { AppError, notFound } from './base/errors.ts';
import { version } from './base/root.ts';
import { accountRoutes } from './features/account/routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { analysisRoutes } from './features/analysis/routes.ts';
import { askingRoutes } from './features/asking/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { caseRoutes } from './features/cases/routes.ts';
import { classFileRoutes } from './features/class-files/routes.ts';
import { classRoutes } from './features/classes/routes.ts';
import { courseOutlineRoutes } from './features/course-outlines/routes.ts';
import { drillRoutes } from './features/drill/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { highlightRoutes } from './features/highlights/routes.ts';
import { mailRoutes } from './features/mail/routes.ts';
import { materialRoutes } from './features/materials/routes.ts';
import { noteRoutes } from './features/notes/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { healthRoutes, productRoutes } from './features/product/routes.ts';
import { providerRoutes } from './features/providers/routes.ts';
import { remakeRoutes } from './features/remakes/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { securityRoutes } from './features/security/routes.ts';
import { semesterRoutes } from './features/semesters/routes.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { sheetRoutes } from './features/sheets/routes.ts';
import { subscriptionRoutes } from './features/subscription/routes.ts';
import { syllabusRoutes } from './features/syllabus/routes.ts';
import { testCheckoutRoutes } from './features/test-checkout/routes.ts';
import { tokenRoutes } from './features/tokens/routes.ts';
import { tryoutClaims, tryoutRoutes } from './features/tryouts/routes.ts';
import { keepDoor } from './http/door.ts';
import { answerFailure } from './http/failures.ts';
import { providerScript, securityHeaders } from './http/headers.ts';
import { checkHost } from './http/host.ts';
import { logRequests } from './http/log.ts';
import { measureRequests, metricsRoute } from './http/metrics.ts';
import type { Router } from './http/mount.ts';
import { describeContract } from './http/openapi.ts';
import { checkOrigin } from './http/origin.ts';
import { acceptOtherSecret } from './http/other-secret.ts';
import type { HttpEnv } from './http/request.ts';
import { webFileRoutes } from './http/web-files.ts';

const features = [
  tryoutClaims,
  authRoutes,
  providerRoutes,
  securityRoutes,
  accountRoutes,
  adminRoutes,
  mailRoutes,
  semesterRoutes,
  classRoutes,
  sessionRoutes,
  syllabusRoutes,
  caseRoutes,
  analysisRoutes,
  tryoutRoutes,
  materialRoutes,
  exportRoutes,
  sheetRoutes,
  courseOutlineRoutes,
  noteRoutes,
  classFileRoutes,
  askingRoutes,
  highlightRoutes,
  drillRoutes,
  remakeRoutes,
  reportRoutes,
  searchRoutes,
  subscriptionRoutes,
  paymentRoutes,
  tokenRoutes,
  testCheckoutRoutes,
  productRoutes,
];

/** Without `webFolder` the server answers the API alone. */
export async function buildServer(app: App, webFolder?: string): Promise<Router> {
  const router: Router = new Hono<HttpEnv>();
  router.use(logRequests(app.log, app.config));
  router.use(sendAway(app));
  router.use(acceptOtherSecret(app.config));
  router.use(measureRequests(app));
  router.use(securityHeaders(app.config));
  router.use(checkHost(app.config));
  router.use(checkOrigin(app.config));
  router.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  router.use('/api/*', keepDoor(app));
  for (const addRoutes of features) addRoutes(router, app);
  const description = describeContract(contract, { title: product, version });
  router.get('/api/openapi.json', (c) => c.json(description));
  router.all('/api/*', () => {
    throw notFound();
  });
  metricsRoute(router, app);
  if (webFolder)
    await webFileRoutes(router, webFolder, {
      scripts: app.config.stripePublicKey ? [providerScript] : [],
      supportEmail: app.config.supportEmail,
    });
  router.onError((failure, c) => answerFailure(app.log, failure, c));
  return router;
}

/** What a worker answers: whether it lives, whether it is ready, its figures. */
export function buildWorkerServer(app: App): Router {
  const router: Router = new Hono<HttpEnv>();
  router.use(logRequests(app.log, app.config));
  router.use(sendAway(app));
  router.use(securityHeaders(app.config));
  healthRoutes(router, app);
  metricsRoute(router, app);
  router.all('*', () => {
    throw notFound();
  });
  router.onError((failure, c) => answerFailure(app.log, failure, c));
  return router;
}

/**
 * While the process drains each answer ends its connection: the next request then finds another process. At the end of it whoever
 * only reads is sent to another one by a 503, by which a proxy without health checks learns that this one goes; what
 * changes something is still done.
 */
const sendAway =
  ({ draining, closing }: App): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (draining.aborted && closing.aborted && c.req.method === 'GET' && c.req.path !== getLiveness.path) {
      c.header('Connection', 'close');
      throw new AppError('service_unavailable', { retryAfterSeconds: 1 });
    }
    await next();
    if (draining.aborted) c.header('Connection', 'close');
  };
