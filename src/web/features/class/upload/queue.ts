/** The files that a student has chosen for a class, and their way to the server. Lives as long as the page, not as a screen. */
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { onSignOut } from '../../../browser/on-sign-out.ts';
import { ApiError, hasStatus, isUnauthorized, sentenceFor } from '../../../client/errors.ts';
import { refusalOfFile } from '../../../format/pdf-file.ts';
import { pathTo } from '../../../paths.ts';
import { toast } from '../../../ui/toast.tsx';
import { subscriptionKey } from '../../subscription/queries.ts';
import { followCases } from '../followed-cases.ts';
import { openBook } from '../open-book.ts';
import { sendCase } from '../queries/cases.ts';
import { refreshSessions } from '../queries/sessions.ts';
import { refusalOfPages } from './file-check.ts';
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
/** Of the screens that show the files of a class. */
const listeners = new Map<number, Set<() => void>>();

const itemsOf = (classId: number) => queues.get(classId) ?? none;

function setItems(classId: number, items: readonly UploadItem[]) {
  queues.set(classId, items);
  for (const listener of listeners.get(classId) ?? []) listener();
  askBeforeLeaving();
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** A page that is left stops its uploads: the browser asks first, whichever screen she is on. */
function askBeforeLeaving() {
  const isSending = [...queues.values()].some((items) => items.some(isOnItsWay));
  if (isSending) addEventListener('beforeunload', stay);
  else removeEventListener('beforeunload', stay);
}

function patch(classId: number, key: string, change: Partial<UploadItem>) {
  setItems(
    classId,
    itemsOf(classId).map((item) => (item.key === key ? { ...item, ...change } : item)),
  );
}

export function useUploads(classId: number): readonly UploadItem[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ofClass = listeners.get(classId) ?? new Set();
      listeners.set(classId, ofClass.add(listener));
      return () => {
        ofClass.delete(listener);
      };
    },
    [classId],
  );
  return useSyncExternalStore(subscribe, () => itemsOf(classId));
}

const isShown = (classId: number) => (listeners.get(classId)?.size ?? 0) > 0;

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds files, checked as far as a browser can; one that stands in the list already is not added again. */
export async function chooseFiles(classId: number, files: readonly File[]): Promise<void> {
  if (files.length > 0) dropRefused(classId);
  for (const file of files) {
    const sentence = await refusalOfFile(file);
    if (itemsOf(classId).some((item) => isSame(item.file, file))) continue;
    const state = sentence ? 'refused' : 'chosen';
    const key = crypto.randomUUID();
    setItems(classId, [...itemsOf(classId), { key, file, state, share: 0, sentence }]);
    if (!sentence) void showPages(classId, key, file);
  }
}

/** What was refused goes with her next step. */
function dropRefused(classId: number) {
  setItems(
    classId,
    itemsOf(classId).filter(({ state }) => state !== 'refused'),
  );
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

/** After she signs out, nothing more of hers is sent. */
onSignOut(() => {
  for (const controller of running.values()) controller.abort();
  for (const classId of queues.keys()) setItems(classId, none);
});

export const isOnItsWay = ({ state }: UploadItem) => state === 'waiting' || state === 'sending';

/** Sends the first `most` of the chosen files. */
export function sendChosen(queryClient: QueryClient, classId: number, target: UploadTarget, most: number) {
  dropRefused(classId);
  const keys = itemsOf(classId)
    .filter(({ state }) => state === 'chosen')
    .slice(0, most)
    .map(({ key }) => key);
  for (const key of keys) patch(classId, key, { state: 'waiting', target, share: 0, sentence: undefined });
  pump(queryClient);
}

/** Sends one again: after a failure, or after the student said that a duplicate is meant. */
export function sendAgain(queryClient: QueryClient, classId: number, key: string, allowDuplicate = false) {
  patch(classId, key, {
    state: 'waiting',
    share: 0,
    sentence: undefined,
    ...(allowDuplicate ? { allowDuplicate } : {}),
  });
  pump(queryClient);
}

/** Of whichever class: those of one that is no longer on the screen go on. */
function findWaiting() {
  for (const [classId, items] of queues) {
    const item = items.find(({ state, key }) => state === 'waiting' && !running.has(key));
    if (item) return { classId, item };
  }
  return undefined;
}

function pump(queryClient: QueryClient) {
  while (running.size < atOnce) {
    const next = findWaiting();
    if (!next) return;
    const { key } = next.item;
    const controller = new AbortController();
    running.set(key, controller);
    void send(queryClient, next.classId, next.item, controller.signal).finally(() => {
      running.delete(key);
      pump(queryClient);
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
    // Like any other change: tried again where that may help, and answered where the session has ended.
    const sending = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => sendCase(queryClient, request, file, { idempotencyKey, signal, onProgress }),
    });
    const { id } = await sending.execute(undefined);
    if (signal.aborted) return;
    dropUpload(classId, key);
    followCases([id]);
  } catch (error) {
    const bookId = shelvedAs(error);
    if (bookId !== undefined) {
      dropUpload(classId, key);
      void refreshSessions(queryClient, classId);
      return openBook.set({ classId, bookId });
    }
    const outcome = outcomeOf(error);
    patch(classId, key, outcome);
    if (!signal.aborted && !isUnauthorized(error) && !isShown(classId))
      tellElsewhere(classId, file, outcome.sentence);
    // A refusal may mean that another tab has used what was left, or deleted the class session.
    void queryClient.invalidateQueries({ queryKey: subscriptionKey });
    if (hasStatus(error, 404)) void refreshSessions(queryClient, classId);
  }
}

/** Where the file stands on the shelf of the class already, the number of the book. */
const shelvedAs = (error: unknown) =>
  error instanceof ApiError && error.code === 'on_the_shelf' ? Number(error.fields.bookId) : undefined;

/** What stopped a file stands beside it; on another screen that would not be seen. */
function tellElsewhere(classId: number, { name }: File, sentence: string | undefined) {
  toast({
    title: `${name} was not added`,
    description: sentence,
    tone: 'destructive',
    action: { label: 'Show', onPress: () => navigate(pathTo.class(classId)) },
  });
}

const keyFor = ({ sent }: UploadItem, request: string) =>
  sent?.request === request ? sent.idempotencyKey : crypto.randomUUID();

const unusable = new Set([413, 415, 422]);

function outcomeOf(error: unknown): Partial<UploadItem> {
  const sentence = sentenceFor(error, 'This file couldn’t be sent. Please try again.');
  if (error instanceof ApiError && error.code === 'duplicate_case') return { state: 'duplicate', sentence };
  if (hasStatus(error, 404))
    return {
      state: 'chosen',
      sentence: 'This class session no longer exists. Choose another one for the file.',
    };
  const isUnusable = error instanceof ApiError && unusable.has(error.status);
  return { state: isUnusable ? 'refused' : 'failed', sentence };
}
