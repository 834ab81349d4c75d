/** How a drill is held: how the professor goes on, and whether a clock runs. Kept in this browser. */
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { useKept } from '../../browser/stored-choice.ts';
import { type Temperament, temperaments, temperamentWords } from '../../desk/drill/cold-call.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { cx } from '../../ui/cx.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';

const modeSchema = z.object({ temperament: z.enum(temperaments), hasClock: z.boolean() });
export type Mode = z.infer<typeof modeSchema>;

const modeKey = 'drill-mode';

export const useMode = () =>
  useKept<Mode>('browser', modeKey, modeSchema, { temperament: 'off', hasClock: false });

/** For the drill that begins next. */
export function keepTemperament(temperament: Temperament): void {
  try {
    const kept = modeSchema.safeParse(JSON.parse(localStorage.getItem(modeKey) ?? 'null')).data;
    localStorage.setItem(modeKey, JSON.stringify({ hasClock: false, ...kept, temperament }));
  } catch {
    // Storage is switched off: it can be chosen in the drill itself.
  }
}

/** Beside "Start Drill": the same questions, as a professor asks them. */
export function CallOnMe({ path }: { path: string }) {
  const [, navigate] = useLocation();
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="large">
          Call on Me
        </Button>
      }
    >
      {temperaments.map((temperament) => (
        <MenuItem
          key={temperament}
          onSelect={() => {
            keepTemperament(temperament);
            navigate(path);
          }}
        >
          <span className="py-1">
            <span className="block font-medium">{temperamentWords[temperament].name}</span>
            <span className="block text-ink-faint text-sm">{temperamentWords[temperament].meaning}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}

export function ModeForm({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  return (
    <details className="group mt-12 border-line border-t pt-2 font-sans">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-ink-soft text-sm">
        <ChevronRight
          size={16}
          aria-hidden
          className="shrink-0 text-ink-faint transition-transform group-open:rotate-90"
        />
        Call on Me: {temperamentWords[mode.temperament].name}
      </summary>
      <div className="mt-2 grid gap-4">
        <RadioGroup<Temperament>
          legend="How you’re called on"
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
