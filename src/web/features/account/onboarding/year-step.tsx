/** The third step: the semester and its classes, made there and then. Nothing has to be made. */
import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { usualSemester } from '../../../../shared/semesters.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { classesQuery, useCreateClass } from '../../class/queries/classes.ts';
import { semestersQuery, useCreateSemester } from '../../semesters/queries.ts';

const examples = ['Torts', 'Contracts', 'Civil Procedure', 'Property', 'Criminal Law', 'Constitutional Law'];
const shownAtFirst = 3;
const mostClasses = 8;

export type YearEntries = { semester: string; classes: readonly string[] };

const noClasses = (): readonly string[] => Array(shownAtFirst).fill('');

export function useYear() {
  const semesters = useQuery(semestersQuery).data ?? [];
  const classes = useQuery({ ...classesQuery, enabled: semesters.length > 0 }).data ?? [];
  const [entries, setEntries] = useState<YearEntries>(() => ({
    semester: usualSemester(new Date()),
    classes: noClasses(),
  }));
  const createSemester = useCreateSemester();
  const createClass = useCreateClass();
  const [isSaving, setSaving] = useState(false);
  /** The one she made last, which her classes go into. */
  const latest = semesters[0];

  /** Makes what was typed and empties its field, so that what fails after it does not make it twice. */
  const save = async (): Promise<void> => {
    const names = entries.classes.map((name) => name.trim()).filter((name) => name !== '');
    if (names.length === 0) return;
    setSaving(true);
    try {
      const semesterId =
        latest?.id ??
        (await createSemester.mutateAsync({ name: entries.semester.trim() || usualSemester(new Date()) })).id;
      for (const [index, name] of names.entries()) {
        await createClass.mutateAsync({ name, semesterId });
        setEntries((before) => ({ ...before, classes: names.slice(index + 1) }));
      }
      setEntries((before) => ({ ...before, classes: noClasses() }));
    } finally {
      setSaving(false);
    }
  };
  const ofLatest = latest ? classes.filter(({ semesterId }) => semesterId === latest.id) : [];
  return {
    entries,
    setEntries,
    save,
    isSaving,
    semester: latest?.name,
    semesterId: latest?.id,
    /** The one she named first. */
    classId: ofLatest.toSorted((a, b) => a.id - b.id)[0]?.id,
    made: ofLatest.map(({ name }) => name),
  };
}

export type Year = ReturnType<typeof useYear>;

export function YearStep({ year }: { year: Year }) {
  const { entries, setEntries, isSaving, semester, made } = year;
  const { classes } = entries;
  const rename = (index: number, name: string) =>
    setEntries({ ...entries, classes: classes.map((before, at) => (at === index ? name : before)) });
  return (
    <div className="grid gap-4">
      {semester === undefined ? (
        <TextField
          label="Semester"
          autoComplete="off"
          value={entries.semester}
          disabled={isSaving}
          onChange={({ target }) => setEntries({ ...entries, semester: target.value })}
        />
      ) : (
        <p className="flex items-center gap-2 text-ink">
          <Check size={18} aria-hidden className="shrink-0 text-good-ink" />
          <span>
            {semester}
            {made.length > 0 && `: ${made.join(', ')}`}
          </span>
        </p>
      )}
      <fieldset disabled={isSaving} className="grid gap-2.5">
        <legend className="mb-1.5 font-medium text-ink text-sm">Classes</legend>
        {classes.map((name, index) => (
          <TextField
            // The fields keep their order; only the last one is ever added.
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            key={index}
            label={<span className="sr-only">Class {index + 1}</span>}
            placeholder={`e.g., ${examples[(made.length + index) % examples.length]}`}
            autoComplete="off"
            value={name}
            onChange={({ target }) => rename(index, target.value)}
            className="gap-0"
          />
        ))}
        {classes.length < mostClasses && (
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => setEntries({ ...entries, classes: [...classes, ''] })}
          >
            <Plus size={16} aria-hidden />
            Another Class
          </Button>
        )}
      </fieldset>
      <p className="text-ink-faint text-sm">You can skip this and add them later from the sidebar.</p>
    </div>
  );
}
