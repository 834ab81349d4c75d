import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { type DrillSettings, retentionRange } from '../../../shared/drill.ts';
import { sentenceFor } from '../../client/errors.ts';
import { failed, succeeded } from '../../client/notify.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { drillSettingsQuery, useSaveDrillSettings } from './queries.ts';

/** How she drills: how much she aims to remember, the days with less, and a limit. */
export function DrillSettingsForm() {
  const settings = useQuery(drillSettingsQuery);
  if (!settings.data) return null;
  return (
    <details className="group mt-10 border-line border-t pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold font-serif text-ink text-xl">
        <ChevronRight
          size={18}
          aria-hidden
          className="shrink-0 text-ink-faint transition-transform group-open:rotate-90"
        />
        How you drill
      </summary>
      <Form kept={settings.data} />
    </details>
  );
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const percent = (share: number) => Math.round(share * 100);

function Form({ kept }: { kept: DrillSettings }) {
  const id = useId();
  const save = useSaveDrillSettings();
  const [draft, setDraft] = useState<DrillSettings>(kept);
  const store = () =>
    save.mutate(draft, {
      onSuccess: () => succeeded('Drill settings saved.'),
      onError: (error) => failed(error, sentenceFor(error, 'Your drill settings weren’t saved.')),
    });
  const toggle = (day: number, isEasy: boolean) =>
    setDraft({
      ...draft,
      easyDays: isEasy ? [...draft.easyDays, day] : draft.easyDays.filter((each) => each !== day),
    });
  return (
    <form
      className="mt-3 grid max-w-xl gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        store();
      }}
    >
      <div>
        <label htmlFor={id} className="font-medium text-ink text-sm">
          Aim to remember: <span className="tabular-nums">{percent(draft.retention)}%</span>
        </label>
        <input
          id={id}
          type="range"
          min={percent(retentionRange.least)}
          max={percent(retentionRange.most)}
          value={percent(draft.retention)}
          aria-valuetext={`${percent(draft.retention)}%`}
          onChange={(event) => setDraft({ ...draft, retention: Number(event.target.value) / 100 })}
          className="mt-2 block accent-accent-ink min-h-11 w-full sm:min-h-6"
        />
        <p className="text-ink-faint text-sm">
          Higher brings questions back sooner: 95% takes nearly twice as many answers as 85%. Classes with an
          exam day aim for 80% until the last two weeks.
        </p>
      </div>
      <fieldset>
        <legend className="font-medium text-ink text-sm">Lighter days</legend>
        <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {weekdays.map((name, day) => (
            <CheckField
              key={name}
              label={name}
              checked={draft.easyDays.includes(day)}
              disabled={draft.easyDays.length >= 6 && !draft.easyDays.includes(day)}
              onChange={(isEasy) => toggle(day, isEasy)}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label="Most long-term questions a day"
        type="number"
        inputMode="numeric"
        min={1}
        max={500}
        placeholder="No limit"
        className="w-64"
        value={draft.dailyLimit ?? ''}
        onChange={({ target }) =>
          setDraft({
            ...draft,
            dailyLimit:
              target.value === '' ? null : Math.min(500, Math.max(1, Math.round(Number(target.value)))),
          })
        }
      />
      <div>
        <Button type="submit" disabled={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
