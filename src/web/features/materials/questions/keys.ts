import { useShortcuts } from '../../../browser/shortcuts.ts';
import { useSpaceKey } from '../../../browser/space-key.ts';

type Ways = { turn: (by: 1 | -1) => void; reveal: (() => void) | undefined };

/** j and k turn the questions, space opens the answer; never while the student writes. */
export function useQuestionKeys({ turn, reveal }: Ways) {
  useShortcuts('Questions', [
    { keys: ['j'], words: 'Next question', act: () => turn(1) },
    { keys: ['k'], words: 'Previous question', act: () => turn(-1) },
    { keys: [' '], words: 'Show the professor’s answer' },
  ]);
  useSpaceKey(reveal);
}
