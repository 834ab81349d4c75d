/** The next class session's material is kept in this browser before she opens it: on the train there may be no network. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NextSession } from '../../../../shared/sessions.ts';
import { comingOf } from './next-session.ts';

/** What is on the screen comes first. */
const pauseMs = 1500;

/** A reader who asks her browser to save data is asked before each page by herself. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

export function useKeptAhead(sessions: readonly NextSession[]) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const next = comingOf(sessions)?.next;
    if (!next || savesData()) return;
    const stopping = new AbortController();
    const begin = async () => {
      const { keep } = await import('./keep.ts');
      await keep(queryClient, next, stopping.signal);
    };
    // What cannot be kept now is kept at another visit.
    const timer = setTimeout(() => void begin().catch(() => undefined), pauseMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [queryClient, sessions]);
}
