import { useState } from 'react';
import { pagesWords } from '../../../format/found-in-file.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { isNamed } from './words.ts';

type Choosable = { title: string; firstPage: number; lastPage: number; caseId?: number | null };

/** The same after the list was read again. */
export const choiceKey = ({ title, firstPage, lastPage }: Choosable) => `${firstPage}-${lastPage} ${title}`;

/** As many as are seen at a glance. */
export const fewCases = 8;

type CaseChoicesProps = {
  cases: readonly Choosable[];
  /** Keys of those that are chosen. */
  picked: readonly string[];
  onPick: (picked: readonly string[]) => void;
};

/** The cases of a file, to be checked: a casebook's are found by name, and chosen and cleared together. */
export function CaseChoices({ cases, picked, onPick }: CaseChoicesProps) {
  const [typed, setTyped] = useState('');
  const shown = cases.filter(({ title }) => isNamed(title, typed));
  const open = shown.filter(({ caseId }) => !caseId).map(choiceKey);
  const areAllPicked = open.every((key) => picked.includes(key));
  const others = picked.filter((key) => !open.includes(key));
  const toggle = (key: string) =>
    onPick(picked.includes(key) ? picked.filter((other) => other !== key) : [...picked, key]);
  return (
    <>
      {cases.length > fewCases && (
        <div className="mb-3 flex items-end gap-2">
          <TextField
            label="Find a case"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="min-w-0 flex-1"
          />
          <Button
            variant="quiet"
            disabled={open.length === 0}
            onClick={() => onPick(areAllPicked ? others : [...others, ...open])}
          >
            {areAllPicked && open.length > 0 ? 'Clear All' : 'Select All'}
          </Button>
        </div>
      )}
      <ul className="max-h-72 overflow-y-auto rounded-md border border-line sm:max-h-96">
        {shown.map((one) => (
          <li key={choiceKey(one)} className="border-line border-b last:border-b-0">
            <CaseChoice
              one={one}
              isPicked={picked.includes(choiceKey(one))}
              onToggle={() => toggle(choiceKey(one))}
            />
          </li>
        ))}
        {shown.length === 0 && <li className="px-3.5 py-3 text-ink-faint">No case has this name.</li>}
      </ul>
    </>
  );
}

type CaseChoiceProps = { one: Choosable; isPicked: boolean; onToggle: () => void };

function CaseChoice({ one, isPicked, onToggle }: CaseChoiceProps) {
  const isThere = Boolean(one.caseId);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-1.5 has-disabled:cursor-default">
      <input
        type="checkbox"
        checked={isThere || isPicked}
        disabled={isThere}
        onChange={onToggle}
        className="size-4.5 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
        <span className={`block min-w-0 flex-1 break-words ${isThere ? 'text-ink-faint' : 'text-ink'}`}>
          {one.title}
        </span>
        <span className="block shrink-0 text-ink-faint text-sm tabular-nums">
          {isThere ? 'In this class' : pagesWords(one)}
        </span>
      </span>
    </label>
  );
}
