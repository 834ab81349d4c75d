import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { useGround } from '../../desk/beside-context.tsx';
import { pathTo } from '../../paths.ts';
import { toast } from '../../ui/toast.tsx';
import { caseQuery, useGrowingParts } from '../class/queries/cases.ts';
import { kindIn } from './growing-parts.ts';

/** Says that a material is being regenerated, that it was, or that this failed. */
export function RemakeNotice(material: MaterialRecord) {
  const { remake, remakeFailure } = material;
  useWordOfEnd(remake);
  if (!remake) return null;
  return (
    <p role="status" className="mb-6 border-line border-b pb-3 font-sans text-ink-soft text-sm print:hidden">
      {remake === 'running' ? (
        <>
          Regenerating. What you see here stays until the new one is ready. <WayToNew {...material} />
        </>
      ) : (
        `Regenerating didn’t work: ${remakeFailure}`
      )}
    </p>
  );
}

/** She may have read on far below the notice. */
function useWordOfEnd(remake: MaterialRecord['remake']) {
  const what = useGround().name.toLowerCase();
  const before = useRef(remake);
  useEffect(() => {
    const isMade = before.current === 'running' && remake === null;
    before.current = remake;
    if (!isMade) return;
    const verb = what.endsWith('s') ? 'were' : 'was';
    toast({ title: `The ${what} ${verb} regenerated`, description: 'What you had is kept as a version.' });
  }, [remake, what]);
}

/** Once its first words can be read. */
function WayToNew({ id, caseId }: MaterialRecord) {
  const own = useQuery(caseQuery(caseId)).data;
  const parts = useGrowingParts(caseId);
  const kind = own && kindIn(own, id);
  if (!kind || !parts[kind]) return null;
  return (
    <Link href={pathTo.growing(caseId, kind)} className="font-medium text-accent-ink underline">
      Read it as it’s written
    </Link>
  );
}
