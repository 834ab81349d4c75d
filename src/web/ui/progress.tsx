import { cx } from './cx.ts';

type ProgressProps = {
  label: string;
  /** 0 to 1; null while the length is unknown. */
  share: number | null;
  className?: string;
};

export function Progress({ label, share, className }: ProgressProps) {
  const percent = share === null ? undefined : Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx('h-1 w-full overflow-hidden rounded-full bg-hover', className)}
    >
      <div
        className={cx(
          'h-full origin-left rounded-full bg-accent-ink transition-transform duration-200',
          percent === undefined && 'w-1/3 animate-breathe',
        )}
        style={percent === undefined ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
