import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SessionDialog } from './late-session-dialog.ts';

type AddSessionProps = {
  classId: number;
  /** True where there is no room for its words on a phone. */
  isTight?: boolean;
};

export function AddSession({ classId, isTight = false }: AddSessionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size={isTight ? 'small' : 'medium'}
        aria-label="Add Class Session"
        onClick={() => setOpen(true)}
      >
        <Plus size={isTight ? 16 : 18} aria-hidden />
        <span className={isTight ? 'max-sm:hidden' : ''}>Add Class Session</span>
      </Button>
      {isOpen && <SessionDialog classId={classId} onClose={() => setOpen(false)} />}
    </>
  );
}
