/** A choice about a screen that the browser keeps: for this tab, or for good. Never what a student wrote. */
import { useState } from 'react';
import type { z } from 'zod';

export function useKept<Value>(
  where: 'tab' | 'browser',
  key: string,
  schema: z.ZodType<Value>,
  initial: Value,
): [Value, (next: Value) => void] {
  const storage = () => (where === 'tab' ? sessionStorage : localStorage);
  const [value, setValue] = useState<Value>(() => read(storage, key, schema) ?? initial);
  const keep = (next: Value) => {
    setValue(next);
    try {
      storage().setItem(key, JSON.stringify(next));
    } catch {
      // Storage can be full or switched off; the choice then lasts as long as the screen.
    }
  };
  return [value, keep];
}

function read<Value>(storage: () => Storage, key: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(storage().getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
