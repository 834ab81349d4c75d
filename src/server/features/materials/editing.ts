/** What a student changes in her materials by hand. */
import { isDeepStrictEqual } from 'node:util';
import type { Brief, Outline, QuestionSet } from '../../../shared/materials.ts';
import { editBrief, editOutline, editQuestionSet } from '../../../study/material/apply-edits.ts';
import { boundPassed } from '../../../study/material/bounds.ts';
import { chooseCandidate, chooseItem } from '../../../study/material/choosing.ts';
import type { BriefEdits, OutlineEdits, QuestionSetEdits } from '../../../study/material/edits.ts';
import {
  type BriefContent,
  briefContentSchema,
  type Item,
  type MaterialKind,
  type OutlineContent,
  outlineContentSchema,
  type QuestionSetContent,
  questionSetContentSchema,
  type UnsurePart,
} from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../base/errors.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { getBrief, getOutline, getQuestionSet } from './answers.ts';
import { keepVersion, listContents, lockMaterial, replaceContent } from './versions.ts';

type Edited = { id: number; version: number };

export async function updateBrief(
  app: App,
  user: SignedIn,
  { id, version, ...edits }: Edited & BriefEdits,
): Promise<Brief> {
  await update(app, user, { id, version, edits }, 'brief', (content, earlier) =>
    briefContentSchema.parse(editBrief(content as BriefContent, edits, earlier as BriefContent[])),
  );
  return getBrief(app, user, { id });
}

type Choice = { id: number; part: UnsurePart };

/** Throws not found where the sentence is not, or no longer, among those to choose from. */
export function chooseForBrief(
  app: App,
  user: SignedIn,
  { itemId, ...choice }: Choice & { itemId: string },
): Promise<Brief> {
  return choose(app, user, choice, (content) => chooseCandidate(content, choice.part, itemId));
}

/** A sentence that she found herself. Throws not found where the brief does not ask, or no longer. */
export function chooseItemForBrief(
  app: App,
  user: SignedIn,
  { item, ...choice }: Choice & { item: Item },
): Promise<Brief> {
  return choose(app, user, choice, (content) => chooseItem(content, choice.part, item));
}

async function choose(
  app: App,
  user: SignedIn,
  { id }: Choice,
  chosenIn: (content: BriefContent) => BriefContent | undefined,
): Promise<Brief> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const before = await lockMaterial(within, user, id, 'brief');
    const content = chosenIn(briefContentSchema.parse(before.content));
    if (!content) throw notFound();
    if (!before.edited) await keepVersion(within, before);
    await replaceContent(within, before, { content, edited: true });
  });
  return getBrief(app, user, { id });
}

export async function updateOutline(
  app: App,
  user: SignedIn,
  { id, version, ...edits }: Edited & OutlineEdits,
): Promise<Outline> {
  await update(app, user, { id, version, edits }, 'outline', (content, earlier) =>
    outlineContentSchema.parse(editOutline(content as OutlineContent, edits, earlier as OutlineContent[])),
  );
  return getOutline(app, user, { id });
}

export async function updateQuestionSet(
  app: App,
  user: SignedIn,
  { id, version, ...edits }: Edited & QuestionSetEdits,
): Promise<QuestionSet> {
  await update(app, user, { id, version, edits }, 'questions', (content, earlier) =>
    questionSetContentSchema.parse(
      editQuestionSet(content as QuestionSetContent, edits, earlier as QuestionSetContent[]),
    ),
  );
  return getQuestionSet(app, user, { id });
}

/** `edit` is handed what was stored, now and before, which fitted the schema of its kind. Throws where another window was faster. */
async function update(
  app: App,
  user: SignedIn,
  { id, version, edits }: Edited & { edits: unknown },
  kind: MaterialKind,
  edit: (content: unknown, earlier: unknown[]) => unknown,
): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const before = await lockMaterial(within, user, id, kind);
    if (before.version !== version) throw new AppError('edited_elsewhere');
    const bringsBack = !isWithin(namesIn(edits), namesIn(before.content));
    const content = edit(before.content, bringsBack ? await listContents(within, id) : []);
    const passed = boundPassed(content);
    if (passed) throw new AppError('invalid_request', { message: `Nothing can have ${passed}.` });
    if (isDeepStrictEqual(content, before.content)) return;
    const takesOut = !isWithin(namesIn(before.content), namesIn(content));
    // What an engine made is kept, and what was taken out; of what she typed, the latest.
    if (!before.edited || takesOut) await keepVersion(within, before);
    await replaceContent(within, before, { content, edited: true });
  });
}

const isWithin = (some: Set<string>, all: Set<string>) => [...some].every((name) => all.has(name));

/** By what the parts of a material are known: the ids of statements and questions, and the key terms. */
function namesIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const own = ['id', 'term'].flatMap((key) => {
    const name = (value as Record<string, unknown>)[key]; // Any object's fields may be looked at.
    return typeof name === 'string' ? [`${key} ${name}`] : [];
  });
  return new Set([...own, ...Object.values(value).flatMap((field) => [...namesIn(field)])]);
}
