import * as courseOutlines from '../../../shared/course-outlines.ts';
import * as endpoints from '../../../shared/downloads.ts';
import { downloadOwnBrief as ownBriefEndpoint } from '../../../shared/highlights.ts';
import * as sheets from '../../../shared/sheets.ts';
import type { App } from '../../app.ts';
import { mountRaw, type Router } from '../../http/mount.ts';
import { nameFile, readRequest, sendFile } from '../../http/request.ts';
import { sendStream } from '../../http/send-stream.ts';
import { requireUser } from '../../http/session.ts';
import { downloadCollection } from './collection.ts';
import { makeFile, makeKeptFile } from './service.ts';

export function exportRoutes(router: Router, app: App): void {
  for (const [kind, endpoint] of materialDownloads) {
    mountRaw(router, endpoint, async (c) => {
      const user = await requireUser(app, endpoint, c);
      const request = await readRequest(endpoint, c);
      return sendFile(c, await makeFile(app, user, 'material', { kind, ...request }));
    });
  }

  mountRaw(router, sheets.downloadSheet, async (c) => {
    const user = await requireUser(app, sheets.downloadSheet, c);
    const request = await readRequest(sheets.downloadSheet, c);
    return sendFile(c, await makeKeptFile(app, user, 'sheet', request, { sessionId: request.id }));
  });

  const ofCourse = courseOutlines.downloadCourseOutline;
  mountRaw(router, ofCourse, async (c) => {
    const user = await requireUser(app, ofCourse, c);
    const request = await readRequest(ofCourse, c);
    return sendFile(c, await makeKeptFile(app, user, 'course', request, { classId: request.id }));
  });

  mountRaw(router, ownBriefEndpoint, async (c) => {
    const user = await requireUser(app, ownBriefEndpoint, c);
    return sendFile(c, await makeFile(app, user, 'own brief', await readRequest(ownBriefEndpoint, c)));
  });

  for (const [toCollection, endpoint] of collectionDownloads) {
    mountRaw(router, endpoint, async (c) => {
      const user = await requireUser(app, endpoint, c);
      const { id, format } = await readRequest(endpoint, c);
      const { fileName, type, pieces } = await downloadCollection(app, user, toCollection(id), format);
      nameFile(c, fileName);
      return sendStream(app.log, c, type, () => pieces);
    });
  }
}

const collectionDownloads = [
  [(classId: number) => ({ classId }), endpoints.downloadClass],
  [(sessionId: number) => ({ sessionId }), endpoints.downloadClassSession],
] as const;

const materialDownloads = [
  ['brief', endpoints.downloadBrief],
  ['outline', endpoints.downloadOutline],
  ['questions', endpoints.downloadQuestions],
] as const;
