import { importClass } from '../../../shared/class-files.ts';
import type { App } from '../../app.ts';
import { drain } from '../../http/drain.ts';
import { findAnswer, once } from '../../http/idempotency.ts';
import { mountRaw, type Router } from '../../http/mount.ts';
import { readRequest, sendAnswer } from '../../http/request.ts';
import { requireUser } from '../../http/session.ts';
import { bringInClass } from './bringing-in.ts';

export function classFileRoutes(router: Router, app: App): void {
  mountRaw(router, importClass, (c) =>
    drain(c.req.raw, async (bytes) => {
      const user = await requireUser(app, importClass, c);
      const { semesterId } = await readRequest(importClass, c);
      const key = c.req.header('idempotency-key');
      const keyed = (content: unknown) => ({ name: `${importClass.method} ${importClass.path}`, content });
      const made = await bringInClass(app, user, {
        ...{ semesterId, bytes },
        once: {
          findAnswer: (content) => findAnswer(app, user, key, keyed(content)),
          within: (content, work) => once(app, user, key, keyed(content), work),
        },
      });
      return sendAnswer(importClass, c, made);
    }),
  );
}
