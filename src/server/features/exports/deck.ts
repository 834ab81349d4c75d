/** The questions of many cases as one deck. */
import type { MaterialKind } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { deckFile, notesOf, readMaterial } from './material-file.ts';

export type Listed = { id: number; kind: MaterialKind; className: string };

export async function deckOf(
  app: App,
  user: SignedIn,
  listed: readonly Listed[],
  format: 'apkg' | 'txt',
): Promise<Buffer> {
  const notes = [];
  for (const { id, kind, className } of listed) {
    if (kind !== 'questions') continue;
    const material = await readMaterial(app, user, kind, id);
    notes.push(...notesOf(material, [className, material.record.caseTitle]));
  }
  return deckFile(app, notes, format);
}
