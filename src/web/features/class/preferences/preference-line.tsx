import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Class } from '../../../../shared/classes.ts';
import { Button } from '../../../ui/button.tsx';
import { notedWords } from './preference-words.ts';
import { PreferencesDialog } from './preferences-dialog.tsx';

/** What is noted of professor and school, where it counts: before an analysis, with the way to change it. */
export function PreferenceLine({ one }: { one: Class }) {
  const [isNoting, setNoting] = useState(false);
  const noted = notedWords(one);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 max-w-[calc(100%+0.75rem)] whitespace-normal text-left"
        onClick={() => setNoting(true)}
      >
        <SlidersHorizontal size={15} aria-hidden className="shrink-0" />
        {noted || 'Add your professor’s style and AI policy'}
        {noted && <span className="sr-only">. Change</span>}
      </Button>
      {isNoting && <PreferencesDialog one={one} onClose={() => setNoting(false)} />}
    </>
  );
}
