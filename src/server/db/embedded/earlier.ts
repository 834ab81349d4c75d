/** The programs of PostgreSQLs that earlier releases brought along: fetched when a database of theirs is found, as they were then. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../base/root.ts';
import { nativePackage } from './binaries.ts';
import { type ClusterPaths, findReachableNative, type Log } from './cluster-paths.ts';

/** By major: the version, and what the archive of each system must hash to. Who brings another PostgreSQL adds the one before. */
const earlier: Record<number, { version: string; integrity: Record<string, string> }> = {
  17: {
    version: '17.10.0-beta.17',
    integrity: {
      'linux-x64':
        'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      'linux-arm64':
        'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      'darwin-x64':
        'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      'darwin-arm64':
        'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
      'windows-x64':
        'sha512-q6xIETTkv67i1QlTWz1LAKb3Z+vG2V3qrp+BjLEWhCQ9jE4hbbsQ/J/3wiOPFLJbuwak7CfHC9EUJG7txAbGKw==',
    },
  },
};

/** Throws a sentence where there are none to be had. */
export async function findEarlier(major: number, place: ClusterPaths, log: Log): Promise<string> {
  const dataDir = dirname(place.entry);
  const folder = join(dataDir, `postgres-programs-${major}`);
  const name = nativePackage();
  const native = join(folder, 'node_modules', name, 'native');
  if (!existsSync(native)) {
    const { version, integrity } = earlier[major] ?? {};
    const expected = integrity?.[name.replace(/^.*\//, '')];
    if (!version || !expected)
      throw new Error(
        `The database in ${place.cluster} was made by PostgreSQL ${major}, which this release cannot read: back it up with the release that made it, and restore it into another DATA_DIR.`,
      );
    log('PostgreSQL that made the database is fetched', { version });
    await fetchInto(folder, version, expected).catch((error: Error) => {
      throw new Error(
        `The database in ${place.cluster} was made by PostgreSQL ${major}, and its programs could not be fetched to read it: ${error.message}`,
      );
    });
  }
  return place.runAs ? findReachableNative(dataDir, native, place.runAs, log) : native;
}

/** By the set-up, which knows this machine's npm. */
function fetchInto(folder: string, version: string, integrity: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const words = [join(root, 'scripts', 'setup.mjs'), 'earlier-postgres', folder, version, integrity];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.once('error', reject);
  child.once('close', (code) =>
    code === 0 ? resolve() : reject(new Error(said.trim().replace(/^Set-up failed: /, ''))),
  );
  return promise;
}
