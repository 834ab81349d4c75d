import { SlidersHorizontal } from 'lucide-react';
import type { Class } from '../../../../shared/classes.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { notedWords } from './preference-words.ts';

/** What is noted of professor and school, and the way to change it; on a phone the menu leads there until something is. */
export function PreferenceLine({ one, onNote }: { one: Class; onNote: () => void }) {
  const noted = notedWords(one);
  return (
    <Button
      variant="quiet"
      size="small"
      className={cx(
        '-ml-3 max-w-[calc(100%+0.75rem)] whitespace-normal text-left',
        !noted && 'max-sm:hidden',
      )}
      onClick={onNote}
    >
      <SlidersHorizontal size={15} aria-hidden className="shrink-0" />
      {noted || 'Add the professor’s style and the AI policy'}
      {noted && <span className="sr-only">. Change</span>}
    </Button>
  );
}
