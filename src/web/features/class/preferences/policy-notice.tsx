import { CircleAlert } from 'lucide-react';
import { policyNotice } from '../../../format/ai-policy.ts';
import { leaningWords, type Preferences } from './preference-words.ts';

/** Stands where an analysis is begun. */
export function PolicyNotice({ preferences }: { preferences: Preferences }) {
  const notice = policyNotice(preferences.aiPolicy);
  const leaning = leaningWords(preferences);
  const isWarning = preferences.aiPolicy === 'not_allowed' || preferences.aiPolicy === 'ask';
  return (
    <>
      {notice && isWarning && (
        <p className="flex items-start gap-2.5 rounded-md border border-caution-ink bg-caution-wash px-4 py-3 text-base text-ink">
          <CircleAlert size={18} aria-hidden className="mt-0.75 shrink-0 text-caution-ink" />
          {notice}
        </p>
      )}
      {(leaning || (notice && !isWarning)) && (
        <p className="mt-2 text-ink-faint text-sm">
          {[isWarning ? undefined : notice, leaning].filter(Boolean).join(' ')}
        </p>
      )}
    </>
  );
}
