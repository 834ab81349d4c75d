import { importClass } from '../../../shared/class-files.ts';
import type { App } from '../../app.ts';
import { drain } from '../../http/drain.ts';
import { once } from '../../http/idempotency.ts';
import { mountRaw, type Router } from '../../http/mount.ts';
import { readRequest, sendAnswer } from '../../http/request.ts';
import { requireUser } from '../../http/session.ts';
import { bringInClass } from './bringing-in.ts';

export function classFileRoutes(router: Router, app: App): void {
  mountRaw(router, importClass, (c) =>
    drain(c.req.raw, async (bytes) => {
      const user = await requireUser(app, importClass, c);
      const request = await readRequest(importClass, c);
      const name = `${importClass.method} ${importClass.path}`;
      const made = await bringInClass(app, user, request, bytes, (content, work) =>
        once(app, user, c.req.header('idempotency-key'), { name, content }, work),
      );
      return sendAnswer(importClass, c, made);
    }),
  );
}
