import { afterEach, describe, expect, it, vi } from 'vitest';
import { contract } from '../../shared/contract.ts';
import { forgetSignedIn, rememberSignedIn } from '../browser/session-hint.ts';
import { findKept, forgetOthers, isKept, keepAnswer } from './offline-answers.ts';

const reads = contract.filter(({ method }) => method === 'GET');
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, '7');

describe('what is kept for the time without network', () => {
  it('is what a student reads: her year, her cases, their texts and materials', () => {
    const kept = reads.filter(({ path }) => isKept(pathOf(path))).map(({ path }) => path);
    expect(kept.toSorted()).toEqual([
      '/api/briefs/{id}',
      '/api/cases/{id}',
      '/api/cases/{id}/highlights',
      '/api/cases/{id}/own-brief',
      '/api/cases/{id}/text',
      '/api/classes',
      '/api/classes/{id}',
      '/api/classes/{id}/issue-spotter',
      '/api/classes/{id}/issue-spotter/offer',
      '/api/classes/{id}/outline',
      '/api/classes/{id}/sessions',
      '/api/config',
      '/api/drill',
      '/api/drill/stats',
      '/api/drill/tonight',
      '/api/favorite-classes',
      '/api/next-sessions',
      '/api/outlines/{id}',
      '/api/places',
      '/api/questions/{id}',
      '/api/semesters',
      '/api/sessions/{id}/sheet',
      '/api/sessions/{id}/synthesis',
      '/api/subscription/status',
      '/api/tokens',
    ]);
  });

  it('is never who is signed in, what she searched for or what she settled', () => {
    for (const path of [
      '/api/classes/7/outline/download',
      '/api/auth/user',
      '/api/auth/debug',
      '/api/search?q=ferry',
      '/api/user/account',
    ])
      expect(isKept(path)).toBe(false);
  });
});

/** As much of a browser's caches and storage as is used. */
function stubBrowser() {
  const stored = new Map<string, string>();
  const shelves = new Map<string, Map<string, string>>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const open = (name: string) => {
    const shelf = shelves.get(name) ?? shelves.set(name, new Map()).get(name) ?? new Map<string, string>();
    return Promise.resolve({
      put: async (path: string, answer: Response) => {
        shelf.delete(path);
        shelf.set(path, await answer.text());
      },
      match: async (path: string) => {
        const text = shelf.get(path);
        return text === undefined ? undefined : new Response(text);
      },
      keys: async () => [...shelf.keys()],
      delete: async (path: string) => shelf.delete(path),
    });
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
  });
  return shelves;
}

afterEach(() => vi.unstubAllGlobals());

describe('an answer', () => {
  it('is found again by who read it, and by nobody else', async () => {
    stubBrowser();
    rememberSignedIn(1);
    await keepAnswer(1, '/api/semesters', '["hers"]');
    expect(await findKept(1, '/api/semesters')).toBe('["hers"]');
    rememberSignedIn(2);
    expect(await findKept(2, '/api/semesters')).toBeUndefined();
    expect(await findKept(1, '/api/semesters')).toBeUndefined();
  });

  it('that comes after its student has left is not kept', async () => {
    const shelves = stubBrowser();
    rememberSignedIn(1);
    const late = keepAnswer(1, '/api/semesters', '["hers"]');
    forgetSignedIn();
    await late;
    await keepAnswer(1, '/api/classes', '["hers"]');
    expect([...shelves.keys()]).toEqual([]);
  });

  it('goes with all others of the former student, while the present one’s stay', async () => {
    const shelves = stubBrowser();
    rememberSignedIn(1);
    await keepAnswer(1, '/api/semesters', '[]');
    rememberSignedIn(2);
    await keepAnswer(2, '/api/semesters', '[]');
    await forgetOthers(2);
    expect([...shelves.keys()]).toEqual(['read-by-2']);
    await forgetOthers(undefined);
    expect([...shelves.keys()]).toEqual([]);
  });

  it('is one of four hundred at most: the ones read longest ago go', async () => {
    const shelves = stubBrowser();
    rememberSignedIn(1);
    for (let id = 1; id <= 405; id += 1) await keepAnswer(1, `/api/briefs/${id}`, '{}');
    const left = [...(shelves.get('read-by-1')?.keys() ?? [])];
    expect(left.length).toBe(400);
    expect(left[0]).toBe('/api/briefs/6');
  });

  it('is simply not kept where the browser has no caches', async () => {
    stubBrowser();
    vi.stubGlobal('caches', undefined);
    rememberSignedIn(1);
    await keepAnswer(1, '/api/semesters', '[]');
    expect(await findKept(1, '/api/semesters')).toBeUndefined();
    await forgetOthers(undefined);
  });
});
