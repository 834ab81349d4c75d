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
      message: 'The server was restarted before this was done. Please try again.',
    };
  if (code === noFurther)
    return { code, message: 'This opinion gives rise to no further question of that sort.' };
  if (code === 'ungrounded')
    return {
      code,
      message: 'Nothing the language model wrote held up against the text, so it is not shown.',
    };
  if (code === 'budget_exceeded')
    return {
      code,
      message:
        'This server has spent what it may on language models today. The embedded engine still answers.',
    };
  return { code, message: new ModelError(code as ModelErrorCode, { reason: code }).message };
}
