import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { useCreateCategory, useCreateClassSession } from '../queries/sessions.ts';
import { sendChosen, type UploadTarget } from './queue.ts';
import { type TargetChoice, toBeMade } from './target.ts';

/** Makes what the choice asks to be made and keeps it as the choice: what fails after it does not make it again. */
export function usePrepareTarget(classId: number, choose: (choice: TargetChoice) => void) {
  const createSession = useCreateClassSession(classId);
  const createCategory = useCreateCategory(classId);
  return async (choice: TargetChoice): Promise<UploadTarget> => {
    let made = choice;
    if (made.session === toBeMade) {
      const { title, heldOn } = made.newSession;
      const { id } = await createSession.mutateAsync({ id: classId, title, heldOn: heldOn || null });
      choose((made = { ...made, session: id }));
    }
    const sessionId = Number(made.session);
    if (made.category === toBeMade) {
      const { id } = await createCategory.mutateAsync({ id: sessionId, name: made.newCategory });
      choose((made = { ...made, category: id, newCategory: '' }));
    }
    return { sessionId, categoryId: typeof made.category === 'number' ? made.category : undefined };
  };
}

/** Makes the place where there is none yet, then sends. */
export function useAnalyze(classId: number, choose: (choice: TargetChoice) => void) {
  const queryClient = useQueryClient();
  const prepare = usePrepareTarget(classId, choose);
  const [isPreparing, setPreparing] = useState(false);

  const analyze = async (choice: TargetChoice, most: number, usePremiumToken: boolean) => {
    setPreparing(true);
    try {
      sendChosen(queryClient, classId, { ...(await prepare(choice)), usePremiumToken }, most);
    } catch (error) {
      failed(error, sentenceFor(error, 'The class session couldn’t be created. Please try again.'));
    } finally {
      setPreparing(false);
    }
  };

  return { analyze, isPreparing };
}
