import { courtRows } from './tables.ts';

const bare = (text: string): string => text.replace(/[^\w]/g, '').toLowerCase();

type Courts = { exact: Map<string, string>; sorted: { form: string; id: string; order: number }[] };

let courts: Courts | undefined;

function readCourts(): Courts {
  const exact = new Map<string, string>();
  const rows = courtRows();
  for (const [form, id] of rows) if (!exact.has(form)) exact.set(form, id);
  const sorted = rows
    .map(([form, id], order) => ({ form, id, order }))
    .sort((a, b) => (a.form < b.form ? -1 : a.form > b.form ? 1 : a.order - b.order));
  return { exact, sorted };
}

/** The last listed court whose form begins with `form`: an unfinished form names a family of courts. */
function courtByBeginning({ sorted }: Courts, form: string): string | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.form ?? '') < form) low = middle + 1;
    else high = middle;
  }
  let best: { id: string; order: number } | undefined;
  for (let at = low; sorted[at]?.form.startsWith(form); at += 1) {
    const row = sorted[at];
    if (row && (!best || row.order > best.order)) best = row;
  }
  return best?.id;
}

/** "CA9", "CA DC", "CA Fed.": how the Supreme Court names the courts of appeals. */
function courtOfAppeals(form: string): string | undefined {
  const circuit = /^ca(\d{1,2}|dc|fed)$/.exec(form)?.[1];
  if (circuit === undefined) return undefined;
  return `ca${circuit === 'fed' ? 'fc' : circuit}`;
}

/** The id in courts-db of the court that a citation's parenthesis names, such as "ca9" for "9th Cir.". */
export function courtId(words: string): string | undefined {
  courts ??= readCourts();
  const form = bare(words).replace(/(?<=\d)(?:nd|rd)/g, 'd');
  if (form === '') return undefined;
  if (form === 'us') return 'scotus';
  return courts.exact.get(form) ?? courtOfAppeals(form) ?? courtByBeginning(courts, form);
}
