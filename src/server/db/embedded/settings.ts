import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { majorOf } from './major.ts';

/** Rewritten at every start, so that a cluster made by an older release gets today's settings. */
export function writeSettings(cluster: string, port: number): void {
  writeFileSync(join(cluster, 'postgresql.conf'), formatSettings(cluster, port));
  writeFileSync(join(cluster, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
}

function formatSettings(cluster: string, port: number): string {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    cluster_name: `hotseat-${createHash('sha256').update(cluster).digest('hex').slice(0, 8)}`,
    password_encryption: 'scram-sha-256',
    max_connections: 100,
    shared_buffers: '64MB',
    huge_pages: 'off',
    // Three reading processes less; a teaching-sized database lives in the system's cache anyway.
    ...(majorOf(cluster) >= 18 ? { io_method: 'sync' } : {}),
    jit: 'off',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    min_wal_size: '32MB',
    max_wal_size: '512MB',
    wal_compression: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    default_text_search_config: 'pg_catalog.english',
    // Errors of single statements belong to whoever sent them, and quote what students wrote: only the server's own words are kept.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  return `# Written at every start of the database.\n${lines.join('\n')}\n`;
}
