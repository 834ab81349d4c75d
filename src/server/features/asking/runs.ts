/**
 * Work that a request begins and that goes on when its connection breaks: who reloads finds it done. It lives in this
 * process; another one that is told to cancel it says so through the database.
 */
import type { App } from '../../app.ts';
import { describeError } from '../../base/log.ts';

type What = 'attempt' | 'ask';

export type AskRun<Event> = {
  /** What was told so far and what comes, from the beginning; ends with the work, or when the reader has left. */
  events(left: AbortSignal): AsyncGenerator<Event>;
  /** Resolves when the work has ended, however it did. */
  ended: Promise<void>;
};

type Task<Event> = {
  what: What;
  id: number;
  /** Throws nothing that it has not settled itself. `signal` aborts when she cancels or the process closes. */
  work(tell: (event: Event) => void, signal: AbortSignal): Promise<void>;
};

function beginRun<Event>(app: App, { what, id, work }: Task<Event>): AskRun<Event> {
  const told: Event[] = [];
  const cancelled = new AbortController();
  let isEnded = false;
  let wake = (): void => undefined;
  let next = new Promise<void>((resolve) => (wake = resolve));
  const stir = () => {
    const before = wake;
    next = new Promise<void>((resolve) => (wake = resolve));
    before();
  };
  const unlisten = app.notices.listen((notice) => {
    if (notice.about === 'cancel' && notice.what === what && notice.id === id) cancelled.abort();
  });
  const tell = (event: Event) => {
    told.push(event);
    stir();
  };
  const ended = work(tell, AbortSignal.any([cancelled.signal, app.closing]))
    .catch((error: unknown) =>
      app.log.error({ what, id, ...describeError(error) }, 'What a student asked for failed'),
    )
    .finally(() => {
      isEnded = true;
      unlisten();
      stir();
    });
  return {
    ended,
    async *events(left) {
      const gone = new Promise<void>((resolve) =>
        left.addEventListener('abort', () => resolve(), { once: true }),
      );
      for (let at = 0; !left.aborted; ) {
        const news = next;
        while (at < told.length) yield told[at++] as Event; // Below the length.
        if (isEnded) return;
        await Promise.race([news, gone]);
      }
    },
  };
}

/** The runs of one kind that this process works on, by the row that they fill. */
export function openRuns<Event>(what: What) {
  const byApp = new WeakMap<App['notices'], Map<number, AskRun<Event>>>();
  return {
    /** The one that is under way for this row; otherwise it begins. It goes on even if nobody listens. */
    begin(app: App, id: number, work: Task<Event>['work']): AskRun<Event> {
      const here = byApp.get(app.notices) ?? new Map<number, AskRun<Event>>();
      byApp.set(app.notices, here);
      const known = here.get(id);
      if (known) return known;
      const run = beginRun(app, { what, id, work });
      here.set(id, run);
      void run.ended.finally(() => here.delete(id));
      return run;
    },
  };
}

/** What a killed process left behind is running nowhere: no answer takes so long. */
export const longestRunMs = 45 * 60 * 1000;

export const isLost = ({ state, createdAt }: { state: string; createdAt: Date }, now: Date): boolean =>
  state === 'running' && now.getTime() - createdAt.getTime() > longestRunMs;

/** One event as a server sends it. */
export const eventBlock = (event: { type: string }): string =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
