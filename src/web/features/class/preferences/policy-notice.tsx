import { CircleAlert } from 'lucide-react';
import type { AiPolicy } from '../../../../shared/classes.ts';
import { policyNotice } from '../../../format/ai-policy.ts';

/** Stands where an analysis is begun. */
export function PolicyNotice({ policy }: { policy: AiPolicy | null }) {
  const notice = policyNotice(policy);
  if (!notice) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-md border border-caution-ink bg-caution-wash px-4 py-3 text-base text-ink">
      <CircleAlert size={18} aria-hidden className="mt-0.75 shrink-0 text-caution-ink" />
      {notice}
    </p>
  );
}
