import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { announce } from '../announcer.ts';
import { useMoveCase } from '../queries/cases.ts';
import { classSessionsQuery } from '../queries/sessions.ts';
import { arrange, findCase, isSameSlot, type Slot, slotOf, slotWords } from './arrangement.ts';

/** Moves a case at once, says where it stands now, and takes it back with a message where the server says no. */
export function useMove(classId: number): (caseId: number, place: Slot) => Promise<void> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMoveCase(classId);
  return useCallback(
    async (caseId, place) => {
      const sessions = queryClient.getQueryData(classSessionsQuery(classId).queryKey);
      const moved = sessions && findCase(sessions, caseId);
      if (!moved || isSameSlot(slotOf(sessions, caseId), place)) return;
      const arranged = (listed: typeof sessions) => arrange(listed, caseId, place);
      announce(`${moved.title} moved to ${slotWords(arranged(sessions), caseId)}.`);
      try {
        await mutateAsync({ id: caseId, ...place, arrange: arranged });
      } catch (error) {
        announce(`${moved.title} stays at ${slotWords(sessions, caseId)}.`);
        failed(error, sentenceFor(error, 'Failed to move case'));
      }
    },
    [classId, queryClient, mutateAsync],
  );
}
