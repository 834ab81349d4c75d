import { FilePlus2 } from 'lucide-react';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { Button } from '../../../ui/button.tsx';
import { Decision } from './decision.tsx';
import { useUploads } from './queue.ts';
import type { TargetChoice } from './target.ts';
import { UploadItemRow } from './upload-item.tsx';

type ChosenProps = {
  classId: number;
  sessions: readonly ClassSessionWithCases[];
  choice: TargetChoice;
  onChoice: (choice: TargetChoice) => void;
  onBrowse: () => void;
};

/** The files that were chosen, and what is to be decided of them. */
export function Chosen({ classId, onBrowse, ...deciding }: ChosenProps) {
  return (
    <div className="p-4 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold font-serif text-ink text-lg">Add Cases</h2>
        <Button variant="quiet" size="small" onClick={onBrowse}>
          <FilePlus2 size={16} aria-hidden />
          More Files
        </Button>
      </div>
      <ul className="mt-2">
        {useUploads(classId).map((item) => (
          <UploadItemRow key={item.key} classId={classId} item={item} />
        ))}
      </ul>
      <Decision classId={classId} {...deciding} />
    </div>
  );
}
