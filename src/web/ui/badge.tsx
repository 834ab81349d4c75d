import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'plain' | 'accent' | 'good' | 'caution' | 'danger' | 'easy' | 'medium' | 'hard';

const tones: Record<BadgeTone, string> = {
  plain: 'border-line text-ink-soft',
  accent: 'border-transparent bg-accent-wash text-accent-ink',
  good: 'border-transparent bg-good-wash text-good-ink',
  caution: 'border-transparent bg-caution-wash text-caution-ink',
  danger: 'border-transparent bg-danger-wash text-danger-ink',
  easy: 'border-transparent bg-easy-wash text-easy',
  medium: 'border-transparent bg-medium-wash text-medium',
  hard: 'border-transparent bg-hard-wash text-hard',
};

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-sm border px-1.5 py-px font-medium text-xs',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
