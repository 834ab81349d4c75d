/** What was made stays until something changes that it was made of, in memory and for some minutes. */
import type { AsideResult } from './aside.ts';

export type ResultCache = {
  /** `mark` is another one once anything changed. */
  keep(name: string, mark: string, make: () => Promise<AsideResult>): Promise<AsideResult>;
};

const keptMs = 10 * 60_000;
const mostBytes = 32 * 1024 * 1024;

export function openResultCache(): ResultCache {
  const kept = new Map<string, { mark: string; made: AsideResult; timer: NodeJS.Timeout }>();
  const making = new Map<string, Promise<AsideResult>>();
  let bytes = 0;

  function drop(name: string): void {
    const found = kept.get(name);
    if (!found) return;
    clearTimeout(found.timer);
    kept.delete(name);
    bytes -= found.made.bytes.byteLength;
  }

  function store(name: string, mark: string, made: AsideResult): void {
    drop(name);
    if (made.bytes.byteLength > mostBytes / 4) return;
    kept.set(name, { mark, made, timer: setTimeout(() => drop(name), keptMs).unref() });
    bytes += made.bytes.byteLength;
    // Those that were made first go first.
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  return {
    async keep(name, mark, make) {
      const found = kept.get(name);
      if (found?.mark === mark) return found.made;
      const marked = `${name} ${mark}`;
      const begun = making.get(marked);
      if (begun) return begun;
      const made = make().finally(() => making.delete(marked));
      making.set(marked, made);
      store(name, mark, await made);
      return made;
    },
  };
}
