import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the PostgreSQL that made the cluster. */
export function majorOf(cluster: string): number {
  const path = join(cluster, 'PG_VERSION');
  const major = existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : Number.NaN;
  if (major > 0) return major;
  throw new Error(`${cluster} holds no database; move it away or choose another DATA_DIR.`);
}
