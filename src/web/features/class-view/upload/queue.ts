/** The files that a student has chosen for a class, and their way to the server. Lives as long as the page, not as a screen. */
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError, hasStatus, sentenceFor } from '../../../kit/errors.ts';
import { mutationRetryDelay, shouldRetryMutation } from '../../../kit/query-client.ts';
import { toast } from '../../../ui/toast.tsx';
import { sendCase } from '../../cases/queries.ts';
import { subscriptionKey } from '../../subscription/queries.ts';
import { refusalOfFile, refusalOfPages } from './file-check.ts';
import { countPages, type PageCount } from './page-count.ts';

/**
 * chosen: waits for the button; waiting, sending: on its way; failed: may be tried again;
 * duplicate: waits for an answer; refused: cannot be used.
 */
export type UploadState = 'chosen' | 'waiting' | 'sending' | 'failed' | 'duplicate' | 'refused';

export type UploadTarget = {
  sessionId: number;
  categoryId?: number | undefined;
  usePremiumToken?: boolean | undefined;
};

export type UploadItem = {
  key: string;
  file: File;
  state: UploadState;
  /** As the file says; undefined until it is counted, and where it does not say. */
  pages?: PageCount;
  /** Share of the file that has been sent, 0 to 1. */
  share: number;
  sentence?: string | undefined;
  target?: UploadTarget | undefined;
  allowDuplicate?: boolean | undefined;
  /** Kept over retries of the same request; another request gets another key. */
  sent?: { request: string; idempotencyKey: string } | undefined;
};

const atOnce = 2;
const none: readonly UploadItem[] = [];
const queues = new Map<number, readonly UploadItem[]>();
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();

const itemsOf = (classId: number) => queues.get(classId) ?? none;

function setItems(classId: number, items: readonly UploadItem[]) {
  queues.set(classId, items);
  for (const listener of listeners) listener();
}

function patch(classId: number, key: string, change: Partial<UploadItem>) {
  setItems(
    classId,
    itemsOf(classId).map((item) => (item.key === key ? { ...item, ...change } : item)),
  );
}

export function useUploads(classId: number): readonly UploadItem[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => itemsOf(classId),
  );
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds files, checked as far as a browser can; one that stands in the list already is not added again. */
export async function chooseFiles(classId: number, files: readonly File[]): Promise<void> {
  for (const file of files) {
    const sentence = await refusalOfFile(file);
    if (itemsOf(classId).some((item) => isSame(item.file, file))) continue;
    const state = sentence ? 'refused' : 'chosen';
    const key = crypto.randomUUID();
    setItems(classId, [...itemsOf(classId), { key, file, state, share: 0, sentence }]);
    if (!sentence) void showPages(classId, key, file);
  }
}

async function showPages(classId: number, key: string, file: File): Promise<void> {
  const pages = await countPages(file);
  const sentence = refusalOfPages(pages);
  // One that is on its way meanwhile is left to the server, which counts for itself.
  const isWaiting = itemsOf(classId).find((item) => item.key === key)?.state === 'chosen';
  patch(classId, key, sentence && isWaiting ? { pages, state: 'refused', sentence } : { pages });
}

/** Takes a file out of the list; one that is on its way is stopped. */
export function dropUpload(classId: number, key: string) {
  running.get(key)?.abort();
  setItems(
    classId,
    itemsOf(classId).filter((item) => item.key !== key),
  );
}

export const isOnItsWay = ({ state }: UploadItem) => state === 'waiting' || state === 'sending';

/** Sends the first `most` of the chosen files. */
export function sendChosen(queryClient: QueryClient, classId: number, target: UploadTarget, most: number) {
  const keys = itemsOf(classId)
    .filter(({ state }) => state === 'chosen')
    .slice(0, most)
    .map(({ key }) => key);
  for (const key of keys) patch(classId, key, { state: 'waiting', target, share: 0, sentence: undefined });
  pump(queryClient, classId);
}

/** Sends one again: after a failure, or after the student said that a duplicate is meant. */
export function sendAgain(queryClient: QueryClient, classId: number, key: string, allowDuplicate = false) {
  patch(classId, key, {
    state: 'waiting',
    share: 0,
    sentence: undefined,
    ...(allowDuplicate ? { allowDuplicate } : {}),
  });
  pump(queryClient, classId);
}

function pump(queryClient: QueryClient, classId: number) {
  while (running.size < atOnce) {
    const next = itemsOf(classId).find(({ state, key }) => state === 'waiting' && !running.has(key));
    if (!next) return;
    const controller = new AbortController();
    running.set(next.key, controller);
    void send(queryClient, classId, next, controller.signal).finally(() => {
      running.delete(next.key);
      pump(queryClient, classId);
    });
  }
}

async function send(queryClient: QueryClient, classId: number, item: UploadItem, signal: AbortSignal) {
  const { key, file, target } = item;
  if (!target) return patch(classId, key, { state: 'chosen' });
  const request = {
    id: target.sessionId,
    fileName: file.name,
    categoryId: target.categoryId,
    allowDuplicate: item.allowDuplicate,
    usePremiumToken: target.usePremiumToken || undefined,
  };
  const idempotencyKey = keyFor(item, JSON.stringify(request));
  patch(classId, key, { state: 'sending', sent: { request: JSON.stringify(request), idempotencyKey } });
  const onProgress = (share: number) => patch(classId, key, { share });
  try {
    await withRetries(
      () => sendCase(queryClient, request, file, { idempotencyKey, signal, onProgress }),
      signal,
    );
    dropUpload(classId, key);
    // What stays in the panel pushes the case that is worked on out of sight.
    if (itemsOf(classId).length > 0) toast({ title: 'Analysis started', description: file.name });
  } catch (error) {
    patch(classId, key, outcomeOf(error));
    // A refusal may mean that another tab has used what was left.
    void queryClient.invalidateQueries({ queryKey: subscriptionKey });
  }
}

const keyFor = ({ sent }: UploadItem, request: string) =>
  sent?.request === request ? sent.idempotencyKey : crypto.randomUUID();

async function withRetries(attempt: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (signal.aborted || !shouldRetryMutation(failures, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, mutationRetryDelay(failures)));
    }
  }
}

const unusable = new Set([413, 415, 422]);

function outcomeOf(error: unknown): Partial<UploadItem> {
  const sentence = sentenceFor(error, 'This file could not be sent. Please try again.');
  if (error instanceof ApiError && error.code === 'duplicate_case') return { state: 'duplicate', sentence };
  if (hasStatus(error, 404))
    return { state: 'chosen', sentence: 'This class session is gone. Choose another one for the file.' };
  const isUnusable = error instanceof ApiError && unusable.has(error.status);
  return { state: isUnusable ? 'refused' : 'failed', sentence };
}
