import { createHash } from 'node:crypto';

/** Settings for a machine with 2 cores and 24 GB that runs other programs too. postgresql.conf overrides them. */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '4GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  // An acknowledged write survives a crash.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Bounds the recovery after a crash to a few seconds.
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Errors of statements go to the application. In PostgreSQL's log they would contain personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

/** The name that PostgreSQL puts in the title of each of its processes, by which leftovers are known. */
export function clusterName(clusterFolder: string): string {
  return `gable-${createHash('sha256').update(clusterFolder).digest('hex').slice(0, 12)}`;
}

/** The text of gable.conf, written at each start. `overrides` win. */
export function gableConf(clusterFolder: string, overrides: Record<string, string>): string {
  const all = { ...settings, cluster_name: clusterName(clusterFolder), ...overrides };
  const lines = Object.entries(all).map(([key, value]) => `${key} = '${value.replaceAll("'", "''")}'`);
  return `# Written by Gable at each start. Put your own settings in postgresql.conf.\n${lines.join('\n')}\n`;
}

/** The text of postgresql.conf, written once. */
export const postgresqlConf = "include 'gable.conf'\n# Your own settings below win over those of Gable.\n";

/** The text of pg_hba.conf: this machine only, by password. */
export const hbaConf = 'host all all 127.0.0.1/32 scram-sha-256\n';
