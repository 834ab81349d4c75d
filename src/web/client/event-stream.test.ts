import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { follow } from './event-stream.ts';

const events = endpoint({
  method: 'GET',
  path: '/api/things/{id}/events',
  summary: '',
  request: z.object({ id: z.number() }),
  answer: z.string(),
  answerType: 'text/event-stream',
});

type Source = EventTarget & {
  url: string;
  readyState: number;
  onopen?: () => void;
  onerror?: () => void;
  close: () => void;
};

let sources: Source[] = [];

function makeSource(url: string): Source {
  const source: Source = Object.assign(new EventTarget(), {
    url,
    readyState: 0,
    close: () => {
      source.readyState = 2;
    },
  });
  sources.push(source);
  return source;
}

beforeEach(() => {
  sources = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'EventSource',
    Object.assign(
      function open(url: string) {
        return makeSource(url);
      },
      { CLOSED: 2 },
    ),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an event stream', () => {
  it('hands on the named events of its address', () => {
    const heard: unknown[] = [];
    follow(events, { id: 7 }, ['done'], { onEvent: (event) => heard.push(event) });
    expect(sources[0]?.url).toBe('/api/things/7/events');
    sources[0]?.dispatchEvent(new MessageEvent('done', { data: '{"caseId":1}' }));
    sources[0]?.dispatchEvent(new MessageEvent('other', { data: '{}' }));
    expect(heard).toEqual([{ caseId: 1 }]);
  });

  it('opens again after a refusal, later each time, and tells of every opening', () => {
    const onOpen = vi.fn();
    follow(events, { id: 7 }, [], { onOpen, onEvent: () => {} });
    for (const pauseMs of [1000, 2000]) {
      const source = sources.at(-1);
      source?.close();
      source?.onerror?.();
      vi.advanceTimersByTime(pauseMs - 1);
      expect(sources.at(-1)).toBe(source);
      vi.advanceTimersByTime(1);
      expect(sources.at(-1)).not.toBe(source);
    }
    sources.at(-1)?.onopen?.();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('leaves a broken line to the browser, and ends when it is asked to', () => {
    const end = follow(events, { id: 7 }, [], { onEvent: () => {} });
    sources[0]?.onerror?.();
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
    end();
    expect(sources[0]?.readyState).toBe(2);
  });
});
