/** On-call sheets: made from the materials as they are at the moment, never stored. */
import type { OnCallSheet, SheetLine, Synthesis } from '../../../shared/sheets.ts';
import { placesIn, placesWithoutText } from '../../../study/places.ts';
import {
  type CasePlaces,
  onCallNotes,
  sessionSheet,
  synthesisNotes,
} from '../../../study/print/session-sheet.ts';
import type { Sheet } from '../../../study/print/sheet.ts';
import { onCallLines } from '../../../study/session/on-call.ts';
import { connects, synthesize } from '../../../study/session/synthesis.ts';
import { referenceParts } from '../../../study/words/captions.ts';
import { dayName } from '../../../study/words/day-name.ts';
import type { App } from '../../app.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { passageLinks } from '../materials/service.ts';
import { type ReadCase, type ReadSession, readSession } from './session-rows.ts';

type ById = { id: number };

export async function getSheet(app: App, user: SignedIn, { id }: ById): Promise<OnCallSheet> {
  return describeSheet(await readSession(app, user, id), '');
}

export async function getSynthesis(app: App, user: SignedIn, { id }: ById): Promise<Synthesis> {
  return describeSynthesis(await readSession(app, user, id), '');
}

/** Everything for a file, whose links carry the app's address. */
export async function sheetOfSession(
  app: App,
  user: SignedIn,
  id: number,
): Promise<{ sheet: Sheet; title: string }> {
  const read = await readSession(app, user, id);
  const { session } = read;
  const { appUrl } = app.config;
  const lines = [session.className, ...(session.heldOn ? [dayName(session.heldOn)] : [])];
  const { cases } = describeSheet(read, appUrl);
  const { groups } = describeSynthesis(read, appUrl);
  return { title: session.title, sheet: sessionSheet({ title: session.title, lines }, cases, groups) };
}

function describeSheet({ session, cases }: ReadSession, origin: string): OnCallSheet {
  return {
    ...session,
    cases: cases.map((one) => ({
      caseId: one.caseId,
      title: one.title,
      reference: referenceParts({ ...one.caption, docket: null }).join(' · '),
      briefId: one.briefId,
      lines: one.brief ? onCallNotes(onCallLines(one.brief, one.questions), placesFor(one, origin)) : [],
    })),
  };
}

function describeSynthesis({ session, cases }: ReadSession, origin: string): Synthesis {
  const known = cases.filter(({ brief, opinion }) => brief && opinion);
  const groups = synthesize(known.map((one) => ({ ...one, citation: one.caption.citation ?? null })));
  const places = new Map(known.map((one) => [one.caseId, placesFor(one, origin)]));
  return {
    sessionId: session.sessionId,
    caseCount: known.length,
    groups: (groups.some(connects) ? groups : []).map((group) => ({
      title: group.title,
      lines: synthesisNotes(group, places) satisfies SheetLine[],
    })),
  };
}

function placesFor({ title, opinion, pageLabels, briefId, setId }: ReadCase, origin: string): CasePlaces {
  const places = opinion ? placesIn(opinion) : placesWithoutText(pageLabels);
  const linked = (kind: 'brief' | 'questions', id: number | null) =>
    id === null ? places : { ...places, hrefOf: passageLinks(origin, places, kind, id) };
  return { title, places: linked('brief', briefId), hypotheticals: linked('questions', setId) };
}
