import * as endpoints from '../../../shared/providers.ts';
import type { App } from '../../app.ts';
import { callerOf, mountPublic, mountRaw, type Router } from '../../http/mount.ts';
import { redirect } from '../../http/request.ts';
import * as providers from './service.ts';

const ways = [
  { id: 'google', start: endpoints.startGoogle, finish: endpoints.finishGoogle },
  { id: 'oidc', start: endpoints.startUniversity, finish: endpoints.finishUniversity },
] as const;

export function providerRoutes(router: Router, app: App): void {
  mountPublic(router, app, endpoints.getGoogleAvailability, providers.getAvailability);
  for (const { id, start, finish } of ways) {
    mountRaw(router, start, async (c) => redirect(c, await providers.start(app, id, callerOf(app, c))));
    mountRaw(router, finish, async (c) => {
      const { search } = new URL(c.req.url);
      return redirect(c, await providers.finish(app, id, search, callerOf(app, c)));
    });
  }
}
