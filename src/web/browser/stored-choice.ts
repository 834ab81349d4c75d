/** A choice about a screen that the browser keeps: for this tab, or for good. Never what a student wrote. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { z } from 'zod';

export function useKept<Value>(
  where: 'tab' | 'browser',
  key: string,
  schema: z.ZodType<Value>,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState<Value>(() => read(where, key, schema) ?? initial);
  useEffect(() => {
    try {
      storages[where]().setItem(key, JSON.stringify(value));
    } catch {
      // Storage can be full or switched off; the choice then lasts as long as the screen.
    }
  }, [where, key, value]);
  return [value, setValue];
}

// Asked for at each use: a browser may forbid even to name them.
const storages = { tab: () => sessionStorage, browser: () => localStorage };

function read<Value>(where: keyof typeof storages, key: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(storages[where]().getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** What is said once is not said again after each reload. */
export function isFirstInTab(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    // It is said again where nothing can be kept.
  }
  return true;
}
