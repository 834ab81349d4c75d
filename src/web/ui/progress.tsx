import { Progress as Radix } from 'radix-ui';
import { cx } from './cx.ts';

type ProgressProps = {
  label: string;
  /** 0 to 1; null while the length is unknown. */
  share: number | null;
  className?: string;
};

export function Progress({ label, share, className }: ProgressProps) {
  const percent = share === null ? null : Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <Radix.Root
      aria-label={label}
      value={percent}
      max={100}
      className={cx('h-1 w-full overflow-hidden rounded-full bg-hover', className)}
    >
      <Radix.Indicator
        className={cx(
          'h-full origin-left rounded-full bg-accent-ink transition-transform duration-200',
          percent === null && 'w-1/3 animate-breathe',
        )}
        style={percent === null ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </Radix.Root>
  );
}
