/** Why nothing came of what a student asked for, in a sentence for her. */
import { ModelError, type ModelErrorCode } from '../../../study/model/model.ts';

/** The embedded engine's only failure. */
export const noFurther = 'no_further_question';

/** A code of ours that is stored is one of them; none was stored where a process was killed. */
export function failureIn(state: string, code: string | null): { code: string; message: string } | null {
  if (state !== 'failed') return null;
  if (code === null || code === 'aborted')
    return {
      code: 'interrupted',
      message: 'The server restarted before this finished. Please try again.',
    };
  if (code === noFurther)
    return { code, message: 'We found nothing else in this opinion to ask about in that way.' };
  if (code === 'ungrounded')
    return {
      code,
      message: 'Nothing the language model wrote held up against the text, so we aren’t showing it.',
    };
  if (code === 'budget_exceeded')
    return {
      code,
      message:
        'This server has reached its language model budget for today. The embedded engine still answers.',
    };
  return { code, message: new ModelError(code as ModelErrorCode, { reason: code }).message };
}
