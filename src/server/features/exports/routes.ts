import * as endpoints from '../../../shared/downloads.ts';
import type { App } from '../../app.ts';
import { mountRaw, type Router } from '../../http/mount.ts';
import { readRequest, sendFile } from '../../http/request.ts';
import { requireUser } from '../../http/session.ts';
import { downloadMaterial } from './material-file.ts';

export function exportRoutes(router: Router, app: App): void {
  for (const [kind, endpoint] of materialDownloads) {
    mountRaw(router, endpoint, async (c) => {
      const user = await requireUser(app, endpoint, c);
      const request = await readRequest(endpoint, c);
      const file = await downloadMaterial(app, user, kind, request);
      return sendFile(c, file.type, file);
    });
  }
}

const materialDownloads = [
  ['brief', endpoints.downloadBrief],
  ['outline', endpoints.downloadOutline],
  ['questions', endpoints.downloadQuestions],
] as const;
