/** What a student changes in her materials by hand. */
import { isDeepStrictEqual } from 'node:util';
import type { Brief, Outline, QuestionSet } from '../../../shared/materials.ts';
import { editBrief, editOutline, editQuestionSet } from '../../../study/editing.ts';
import {
  type BriefContent,
  briefContentSchema,
  type MaterialKind,
  type OutlineContent,
  outlineContentSchema,
  type QuestionSetContent,
  questionSetContentSchema,
} from '../../../study/material.ts';
import type { BriefEdits, OutlineEdits, QuestionSetEdits } from '../../../study/material-edits.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { getBrief, getOutline, getQuestionSet } from './reading.ts';
import { keepVersion, lockMaterial, replaceContent } from './versions.ts';

type Edited = { id: number; version: number };

export async function updateBrief(
  app: App,
  user: SignedIn,
  { id, version, ...edits }: Edited & BriefEdits,
): Promise<Brief> {
  await update(app, user, { id, version }, 'brief', (content) =>
    briefContentSchema.parse(editBrief(content as BriefContent, edits)),
  );
  return getBrief(app, user, { id });
}

export async function updateOutline(
  app: App,
  user: SignedIn,
  { id, version, ...edits }: Edited & OutlineEdits,
): Promise<Outline> {
  await update(app, user, { id, version }, 'outline', (content) =>
    outlineContentSchema.parse(editOutline(content as OutlineContent, edits)),
  );
  return getOutline(app, user, { id });
}

export async function updateQuestionSet(
  app: App,
  user: SignedIn,
  { id, version, ...edits }: Edited & QuestionSetEdits,
): Promise<QuestionSet> {
  await update(app, user, { id, version }, 'questions', (content) =>
    questionSetContentSchema.parse(editQuestionSet(content as QuestionSetContent, edits)),
  );
  return getQuestionSet(app, user, { id });
}

/** `edit` is handed what was stored, which fitted the schema of its kind. Throws where another window was faster. */
async function update(
  app: App,
  user: SignedIn,
  { id, version }: Edited,
  kind: MaterialKind,
  edit: (content: unknown) => unknown,
): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const before = await lockMaterial(within, user, id, kind);
    if (before.version !== version) throw new AppError('edited_elsewhere');
    const content = edit(before.content);
    if (isDeepStrictEqual(content, before.content)) return;
    // What an engine made is kept; of what she typed, the latest.
    if (!before.edited) await keepVersion(within, before);
    await replaceContent(within, before, { content, edited: true });
  });
}
