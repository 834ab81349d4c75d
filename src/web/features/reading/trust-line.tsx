import { useQuery } from '@tanstack/react-query';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { caseQuery } from '../cases/queries.ts';
import { originSentence, receiptSentence } from './trust.ts';

/** Ends every material: who made it and when, and what became of the file. */
export function TrustLine({ material }: { material: MaterialRecord }) {
  const own = useQuery(caseQuery(material.caseId));
  const now = new Date();
  const receipt = own.data && receiptSentence(own.data, now);
  return (
    <footer className="mt-12 grid gap-1 border-line border-t pt-4 font-sans text-ink-faint text-sm">
      <p>{originSentence(material, now)}</p>
      {receipt && <p>{receipt}</p>}
    </footer>
  );
}
