/**
 * What a student read last, kept in this browser so that she can read it without network. Each student has a cache of
 * her own; nothing of /api/auth/ is ever in it.
 */
import { lastStudent } from '../browser/session-hint.ts';

const cachePrefix = 'read-by-';
const cacheOf = (studentId: number) => `${cachePrefix}${studentId}`;

/** A semester's reading with its texts; the oldest goes first. */
const mostAnswers = 400;

const keptPaths = [
  /^\/api\/(semesters|classes|favorite-classes|places|config|next-sessions|tokens|subscription\/status)$/,
  /^\/api\/classes\/\d+(\/sessions|\/(outline|issue-spotter(\/offer)?)(\?|$))?$/,
  /^\/api\/cases\/\d+(\/(text|highlights|own-brief))?$/,
  /^\/api\/(briefs|outlines|questions)\/\d+$/,
  /^\/api\/sessions\/\d+\/(sheet|synthesis)$/,
  /^\/api\/drill(\/(stats|tonight))?(\?|$)/,
];

/** What was to be drilled on another day is better than nothing to drill. */
const nameOf = (path: string) => path.replace(/([?&])day=[^&]*&?/, '$1').replace(/[?&]$/, '');

export const isKept = (path: string) => keptPaths.some((kept) => kept.test(path));

/** Browsers have no caches on an address without HTTPS, and may refuse them; the app then works as long as it is connected. */
async function withCache<Value>(
  studentId: number,
  act: (cache: Cache) => Promise<Value>,
): Promise<Value | undefined> {
  if (typeof caches === 'undefined' || lastStudent() !== studentId) return undefined;
  try {
    const done = await act(await caches.open(cacheOf(studentId)));
    // She may have signed out meanwhile, in this tab or another: what was opened again goes again.
    if (lastStudent() !== studentId) await caches.delete(cacheOf(studentId));
    return done;
  } catch {
    return undefined;
  }
}

/** `studentId` is who was signed in when the answer was asked for. */
export async function keepAnswer(studentId: number, path: string, text: string): Promise<void> {
  await withCache(studentId, async (cache) => {
    await cache.put(nameOf(path), new Response(text, { headers: { 'content-type': 'application/json' } }));
    // In the order in which they were last read.
    const kept = await cache.keys();
    for (const oldest of kept.slice(0, -mostAnswers)) await cache.delete(oldest);
  });
}

export const findKept = (studentId: number, path: string): Promise<string | undefined> =>
  withCache(studentId, async (cache) => (await cache.match(nameOf(path)))?.text());

/** Whether anything of hers can be read without network. */
export async function isAnythingKept(): Promise<boolean> {
  const studentId = lastStudent();
  if (studentId === undefined) return false;
  return (await withCache(studentId, async (cache) => (await cache.keys()).length > 0)) ?? false;
}

export async function forgetAnswer(studentId: number, path: string): Promise<void> {
  await withCache(studentId, (cache) => cache.delete(nameOf(path)));
}

/** Deletes what was kept for everybody but this student. */
export async function forgetOthers(studentId: number | undefined): Promise<void> {
  if (typeof caches === 'undefined') return;
  const own = studentId === undefined ? undefined : cacheOf(studentId);
  const names = await caches.keys().catch(() => []);
  const others = names.filter((name) => name.startsWith(cachePrefix) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}
