/** How a drill is held: how the professor goes on, and whether a clock runs. Kept in this browser. */
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useKept } from '../../browser/stored-choice.ts';
import { type Temperament, temperaments, temperamentWords } from '../../desk/drill/cold-call.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { cx } from '../../ui/cx.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';

const modeSchema = z.object({ temperament: z.enum(temperaments), hasClock: z.boolean() });
export type Mode = z.infer<typeof modeSchema>;

export const useMode = () =>
  useKept<Mode>('browser', 'drill-mode', modeSchema, { temperament: 'off', hasClock: false });

export function ModeForm({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  return (
    <details className="mt-12 border-line border-t pt-2 font-sans">
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft text-sm">
        Cold call: {temperamentWords[mode.temperament].name}
      </summary>
      <div className="mt-2 grid gap-4">
        <RadioGroup<Temperament>
          legend="The professor"
          value={mode.temperament}
          onChange={(temperament) => onMode({ ...mode, temperament })}
          options={temperaments.map((value) => ({
            value,
            label: temperamentWords[value].name,
            hint: temperamentWords[value].meaning,
          }))}
        />
        <CheckField
          label="Show a clock"
          checked={mode.hasClock || mode.temperament === 'hot'}
          disabled={mode.temperament === 'hot'}
          onChange={(hasClock) => onMode({ ...mode, hasClock })}
        />
      </div>
    </details>
  );
}

const longSeconds = 90;

/** How long the question has been asked. */
export function Clock({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return (
    <span
      role="timer"
      aria-label="Time on this question"
      className={cx('tabular-nums', seconds >= longSeconds && 'text-caution-ink')}
    >
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
