import { dirname } from 'node:path';

const sentences: [RegExp, (folder: string) => string][] = [
  [
    /No space left on device|disk is full|ENOSPC|EDQUOT/,
    (folder) => `The disk that holds ${folder} is full; free some space and start again.`,
  ],
  [
    /Permission denied|EACCES|EPERM|Read-only file system|EROFS|unable to open database file|readonly database/,
    (folder) =>
      `${folder} cannot be written by the user who runs this; change its owner, or choose another DATA_DIR.`,
  ],
  [/ENOTDIR|EEXIST: .*mkdir/, (folder) => `${folder} is not a folder; choose another DATA_DIR.`],
  [
    /error while loading shared libraries|Library not loaded/,
    () => `PostgreSQL's programs lack their libraries; run "node scripts/setup.mjs" to put them in order.`,
  ],
  [
    /spawn .*(ENOENT|ENOEXEC)|Exec format error/,
    () =>
      `PostgreSQL's programs do not run on this system; set DATABASE_URL to a PostgreSQL server of your own.`,
  ],
];

/** One sentence for a person, out of what PostgreSQL or the system said; undefined where nothing better than that is known. */
export function explainComplaint(complaint: string, cluster: string): string | undefined {
  const found = sentences.find(([pattern]) => pattern.test(complaint));
  return found?.[1](dirname(cluster));
}

/** The last thing PostgreSQL said in earnest. */
export function lastComplaint(output: string): string {
  const complaints = output.match(/(?:FATAL|PANIC|error):\s+.*/g) ?? output.trim().split('\n');
  return complaints.at(-1)?.trim() || 'it said nothing';
}
