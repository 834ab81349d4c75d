import type { Difficulty } from '../../../../study/material/schema.ts';
import { cx } from '../../../ui/cx.ts';

const looks: Record<Difficulty, { bars: number; ink: string }> = {
  Easy: { bars: 1, ink: 'text-easy' },
  Medium: { bars: 2, ink: 'text-medium' },
  Hard: { bars: 3, ink: 'text-hard' },
};

/** Named in words and counted in bars; the colour only repeats it. */
export function DifficultyMark({ difficulty }: { difficulty: Difficulty }) {
  const { bars, ink } = looks[difficulty];
  return (
    <span className={cx('inline-flex items-center gap-1.5 font-medium font-sans text-sm', ink)}>
      <span aria-hidden className="flex items-end gap-0.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={cx(
              'w-1 rounded-full bg-current forced-colors:bg-[CanvasText]',
              bar > bars && 'opacity-25',
            )}
            style={{ height: `${bar * 3 + 3}px` }}
          />
        ))}
      </span>
      {difficulty}
    </span>
  );
}
