/** Forms are native; this checks what they hold against a schema of the contract. */
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { plainSentence } from '../../shared/plain-sentences.ts';

export type FieldErrors = Record<string, string>;

export type Checked<Schema extends z.ZodType> =
  | { value: z.output<Schema>; errors?: undefined }
  | { value?: undefined; errors: FieldErrors };

/** Answers the value, or the first message of each field. */
export function check<Schema extends z.ZodType>(schema: Schema, entries: unknown): Checked<Schema> {
  const parsed = schema.safeParse(entries, { error: plainSentence });
  if (parsed.success) return { value: parsed.data };
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) errors[String(issue.path[0] ?? 'form')] ??= issue.message;
  return { errors };
}

/** The text fields of a form by name. */
export function entriesOf(form: HTMLFormElement): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') entries[name] = value;
  return entries;
}

/** What is wrong with each field, until that field is changed; under `form` what is wrong with no field of its own. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const onInput = ({ target }: FormEvent) => {
    if (!isControl(target)) return;
    const { name } = target;
    if (name in errors || 'form' in errors)
      setErrors(
        Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name && field !== 'form')),
      );
  };
  return { errors, setErrors, onInput };
}

const isControl = (
  target: EventTarget,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

type FormResult = { value: unknown; errors?: undefined } | { value?: undefined; errors: FieldErrors };
type Refused<Read> = Extract<Read, { errors: FieldErrors }>;
type Accepted<Read> = Exclude<Read, Refused<Read>>;

const isRefused = <Read extends FormResult>(given: Read): given is Refused<Read> =>
  given.errors !== undefined;

/**
 * A form that is sent once nothing in it is wrong. `read` answers what is sent, or what is wrong with each field, which
 * `refuse` may say as well; `fields` go onto the form element.
 */
export function useSubmit<Read extends FormResult>(
  read: (entries: Record<string, string>) => Read,
  send: (value: Accepted<Read>['value'], form: HTMLFormElement) => void,
  refuse?: (refusal: Refused<Read>, form: HTMLFormElement) => void,
) {
  const { errors, setErrors, onInput } = useFieldErrors();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = read(entriesOf(form));
    setErrors(given.errors ?? {});
    if (isRefused(given)) refuse?.(given, form);
    else send(given.value, form);
  };
  return { errors, setErrors, fields: { onSubmit, onInput, noValidate: true } as const };
}
