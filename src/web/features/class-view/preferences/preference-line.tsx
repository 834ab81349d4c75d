import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Class } from '../../../../shared/classes.ts';
import { lazily } from '../../../kit/lazily.tsx';
import { Button } from '../../../ui/button.tsx';
import { notedWords } from './preference-words.ts';

const PreferencesDialog = lazily(() => import('./preferences-dialog.tsx').then((m) => m.PreferencesDialog));

/** What is noted of professor and school, and the way to change it. */
export function PreferenceLine({ one }: { one: Class }) {
  const [isOpen, setOpen] = useState(false);
  const noted = notedWords(one);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 max-w-[calc(100%+0.75rem)] whitespace-normal text-left"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={15} aria-hidden className="shrink-0" />
        {noted || 'Note the professor’s style and the AI policy'}
        {noted && <span className="sr-only">. Change</span>}
      </Button>
      {isOpen && <PreferencesDialog one={one} onClose={() => setOpen(false)} />}
    </>
  );
}
