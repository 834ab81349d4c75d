import * as endpoints from '../../../shared/google.ts';
import type { App } from '../../app.ts';
import { callerOf, mountPublic, mountRaw, type Router } from '../../http/mount.ts';
import { redirect } from '../../http/request.ts';
import * as google from './service.ts';

export function googleRoutes(router: Router, app: App): void {
  mountPublic(router, app, endpoints.getGoogleAvailability, google.getAvailability);
  mountRaw(router, endpoints.startGoogle, async (c) =>
    redirect(c, await google.start(app, callerOf(app, c))),
  );
  mountRaw(router, endpoints.finishGoogle, async (c) => {
    const { search } = new URL(c.req.url);
    return redirect(c, await google.finish(app, search, callerOf(app, c)));
  });
}
