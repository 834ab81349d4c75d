import * as endpoints from '../../../shared/cases.ts';
import * as sessions from '../../../shared/sessions.ts';
import * as shelfEndpoints from '../../../shared/shelf.ts';
import type { App } from '../../app.ts';
import { drain } from '../../http/drain.ts';
import { once } from '../../http/idempotency.ts';
import { mount, mountRaw, type Router } from '../../http/mount.ts';
import { readRequest, sendAnswer } from '../../http/request.ts';
import { requireUser } from '../../http/session.ts';
import { streamEvents } from '../news/service.ts';
import * as deletion from './deletion.ts';
import * as cases from './service.ts';
import * as shelf from './shelf.ts';
import * as text from './text.ts';
import * as upload from './upload.ts';

export function caseRoutes(router: Router, app: App): void {
  mount(router, app, sessions.listClassSessions, cases.listClassSessions);
  mount(router, app, sessions.listNextSessions, cases.listNextSessions);
  mount(router, app, sessions.deleteClassSession, deletion.deleteClassSession);
  mount(router, app, sessions.restoreClassSession, deletion.restoreClassSession);
  mount(router, app, endpoints.getCase, cases.getCase);
  mount(router, app, endpoints.updateCase, cases.updateCase);
  mount(router, app, endpoints.deleteCase, deletion.deleteCase);
  mount(router, app, endpoints.restoreCase, deletion.restoreCase);
  mount(router, app, endpoints.getCaseText, text.getCaseText);
  mount(router, app, endpoints.deleteCaseText, text.deleteCaseText);

  mount(router, app, shelfEndpoints.listShelf, shelf.listShelf);
  mount(router, app, shelfEndpoints.pickFromShelf, shelf.pickFromShelf);
  mount(router, app, shelfEndpoints.deleteBook, shelf.deleteBook);

  mountRaw(router, endpoints.uploadCase, (c) =>
    drain(c.req.raw, async (bytes) => {
      const user = await requireUser(app, endpoints.uploadCase, c);
      const request = await readRequest(endpoints.uploadCase, c);
      await upload.refuseUpload(app, user, request, c.req.header('content-type') ?? '');
      const name = `${endpoints.uploadCase.method} ${endpoints.uploadCase.path}`;
      const stored = await upload.receiveUpload(app, user, request, bytes, (content, work) =>
        once(app, user, c.req.header('idempotency-key'), { name, content }, work),
      );
      return sendAnswer(endpoints.uploadCase, c, stored);
    }),
  );

  mountRaw(router, endpoints.streamClassEvents, async (c) => {
    const user = await requireUser(app, endpoints.streamClassEvents, c);
    const { id } = await readRequest(endpoints.streamClassEvents, c);
    return streamEvents(app, c, user, await cases.ownedClassScope(app, user, id));
  });

  mountRaw(router, endpoints.streamCaseEvents, async (c) => {
    const user = await requireUser(app, endpoints.streamCaseEvents, c);
    const { id } = await readRequest(endpoints.streamCaseEvents, c);
    return streamEvents(app, c, user, await cases.ownedCaseScope(app, user, id));
  });
}
