import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { useDesk } from '../../desk/editing/editing-context.tsx';
import { takenOutSentence } from '../../desk/statements/report-words.ts';
import { Button } from '../../ui/button.tsx';
import { caseQuery } from '../class/queries/cases.ts';
import { DeleteTextDialog } from './dialogs.ts';
import { originSentence, receiptSentence } from './trust.ts';

/** Ends every material: who made it and when, and what became of the file. */
export function TrustLine({ material }: { material: MaterialRecord }) {
  const own = useQuery(caseQuery(material.caseId)).data;
  const desk = useDesk();
  const [isDeleting, setIsDeleting] = useState<boolean>();
  const now = new Date();
  const receipt = own && receiptSentence(own, now);
  const takenOut = takenOutSentence(material.reports);
  // While an analysis runs it needs the text.
  const canDelete = desk && own?.pdfDeletedAt && !own.textDeletedAt && own.status === 'ready';
  return (
    <footer className="mt-12 grid gap-1 border-line border-t pt-4 font-sans text-ink-faint text-sm">
      <p>{originSentence(material, now)}</p>
      {takenOut && <p>{takenOut} It’s in an earlier version.</p>}
      {receipt && (
        <p>
          {receipt}{' '}
          {canDelete && (
            <Button
              variant="quiet"
              size="small"
              className="-mx-2 -my-3 px-2! text-accent-ink underline sm:-my-1.5 print:hidden"
              onClick={() => setIsDeleting(true)}
            >
              Delete the text too
            </Button>
          )}
        </p>
      )}
      {isDeleting !== undefined && (
        <DeleteTextDialog material={material} open={isDeleting} onOpenChange={setIsDeleting} />
      )}
    </footer>
  );
}
