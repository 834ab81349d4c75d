/** Materials as they are being written, for the event streams: one row a section, rewritten as it grows. */
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { CasePart } from '../../../shared/cases.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { describeError } from '../../base/log.ts';
import { caseParts, cases, classSessions, materials } from '../../db/tables.ts';
import type { WrittenSoFar } from '../materials/service.ts';
import type { StreamScope } from './events.ts';

const shortestPauseMs = 100;
/** A database that is slow to write is left alone for longer. */
const pauseByWriting = 4;

/** Which run of the case's analysis; an earlier one has nothing more to say. */
export type Run = { caseId: number; run: number };

export type PartWriter = {
  /** What is new of its sections is written soon; never throws. */
  take(kind: MaterialKind, content: WrittenSoFar): void;
  /** Stops writing this material; resolves once what was begun is written. */
  finish(kind: MaterialKind): Promise<void>;
  /** The same of all materials. */
  settle(): Promise<void>;
};

/** The first words are written at once, what follows in measured steps. */
export function openPartWriter(app: App, run: Run, classId: number): PartWriter {
  const written = new Map<string, string>();
  const waiting = new Map<string, typeof caseParts.$inferInsert>();
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let mayWriteAt = 0;
  const finished = new Set<MaterialKind>();
  let isSettled = false;

  const write = async () => {
    const rows = [...waiting.values()];
    waiting.clear();
    const startedAt = performance.now();
    try {
      await writeParts(app, rows);
      await app.notices.tell(app.db, { about: 'part', classId, caseId: run.caseId });
    } catch (error) {
      // The material itself is not touched by it.
      app.log.warn({ ...run, ...describeError(error) }, 'Parts of a material could not be written');
    }
    const endedAt = performance.now();
    mayWriteAt = endedAt + Math.max(shortestPauseMs, (endedAt - startedAt) * pauseByWriting);
  };
  const schedule = () => {
    if (isSettled || writing || timer || waiting.size === 0) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        writing = write().finally(() => {
          writing = undefined;
          schedule();
        });
      },
      Math.max(0, mayWriteAt - performance.now()),
    );
  };

  return {
    take(kind, content) {
      if (finished.has(kind)) return;
      for (const [part, section] of sectionsOf(content)) {
        const key = `${kind} ${part}`;
        const words = storable(section);
        if (written.get(key) === words) continue;
        written.set(key, words);
        waiting.set(key, { ...run, kind, part, content: JSON.parse(words) });
      }
      schedule();
    },
    async finish(kind) {
      finished.add(kind);
      for (const [key, row] of waiting) if (row.kind === kind) waiting.delete(key);
      await writing;
    },
    async settle() {
      isSettled = true;
      clearTimeout(timer);
      await writing;
    },
  };
}

/** Only what holds something: a section that a second attempt has not reached yet keeps the words of the first. */
function sectionsOf(content: WrittenSoFar): [part: string, section: unknown][] {
  if ('questions' in content) {
    // An answer is shown once the student has tried her own.
    const asked = content.questions.map(({ id, question, difficulty, kind }) => ({
      id,
      question,
      difficulty,
      kind,
    }));
    return [['questions', asked.filter(({ question }) => question !== '')]];
  }
  const sections: [string, unknown][] =
    'sections' in content
      ? content.sections.map(({ items }, index) => [String(index + 1), items])
      : Object.entries(content).filter(([part]) => part !== 'missingPages');
  const begun = sections.filter(([, section]) => !isEmpty(section));
  // The caption is the reader's: alone it is no sign of life, and would hold up the first words.
  return begun.length === 1 && begun[0]?.[0] === 'caption' ? [] : begun;
}

const isEmpty = (section: unknown): boolean =>
  Array.isArray(section)
    ? section.length === 0
    : typeof section === 'object' && section !== null && 'text' in section && section.text === '';

/** PostgreSQL keeps no NUL, and half of a character that is still being written is none. */
const storable = (section: unknown): string =>
  JSON.stringify(section, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '\uFFFD').toWellFormed() : value,
  );

async function writeParts({ db }: App, rows: (typeof caseParts.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const latest = { run: sql`excluded.run`, content: sql`excluded.content`, revision: sql`excluded.revision` };
  await db
    .insert(caseParts)
    .values(rows)
    .onConflictDoUpdate({ target: [caseParts.caseId, caseParts.kind, caseParts.part], set: latest });
}

/** Of one kind, or all that this run wrote. */
export async function dropParts({ db }: App, { caseId, run }: Run, kind?: MaterialKind): Promise<void> {
  const ofKind = kind === undefined ? undefined : eq(caseParts.kind, kind);
  await db.delete(caseParts).where(and(eq(caseParts.caseId, caseId), lte(caseParts.run, run), ofKind));
}

const isBeingWritten = or(
  and(eq(cases.status, 'analyzing'), eq(cases.run, caseParts.run)),
  eq(materials.remake, 'running'),
);

export type GrownPart = { revision: number; part: CasePart };

/** What grew since; only of runs that go on, and of materials that are made again. Revisions of one case are given in the order in which they are committed. */
export async function readPartsAfter(
  { db }: App,
  { classId, caseId }: StreamScope,
  revision: number,
): Promise<GrownPart[]> {
  const inScope = caseId === undefined ? eq(classSessions.classId, classId) : eq(cases.id, caseId);
  const rows = await db
    .select({
      caseId: caseParts.caseId,
      kind: caseParts.kind,
      part: caseParts.part,
      content: caseParts.content,
      revision: caseParts.revision,
    })
    .from(caseParts)
    .innerJoin(cases, eq(cases.id, caseParts.caseId))
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .leftJoin(materials, and(eq(materials.caseId, cases.id), eq(materials.kind, caseParts.kind)))
    .where(and(inScope, isBeingWritten, isNull(cases.deletedAt), gt(caseParts.revision, revision)))
    .orderBy(asc(caseParts.revision));
  return rows.map(({ revision, ...row }) => ({ revision, part: { type: 'part', ...row } }));
}
