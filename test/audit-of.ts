import { join } from 'node:path';
import type pg from 'pg';
import { type AuditReport, verifyAudit } from '#platform/server/audit/verify.ts';
import { readMasterKey } from '#platform/server/secrets/key-file.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';

/** The audit trail of a server that a test started on a folder of its own. */
export const auditOf = async (pool: pg.Pool, dataDir: string): Promise<AuditReport> => {
  const secrets = makeSecrets(await readMasterKey({ dataDir, encryptionKey: undefined }));
  return verifyAudit(pool, secrets, join(dataDir, 'audit-anchors.jsonl'));
};
