import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Secrets } from '../secrets/secrets.ts';

/**
 * The key of the audit trail's hashes, and the id of the first row that it was used for. Both are stored sealed with the
 * installation's key, which the database does not hold: an owner of the database alone can't make a hash that verifies.
 */
export type AuditKey = { from: number; bytes: Buffer };

type Client = Pick<pg.Pool, 'query'>;

/** The id of its row, and the place that it is sealed for. */
export const auditKeyId = 'audit-key';

/** The first server makes the key; rows that stand already keep the hashes without one. */
export const openAuditKey = async (client: Client, secrets: Secrets): Promise<AuditKey> => {
  const stored = await readSealed(client);
  if (stored) return openKey(stored, secrets);
  const { rows } = await client.query<{ last: string | null }>('SELECT max(id) AS last FROM audit_row');
  const made = { from: Number(rows[0]?.last ?? 0) + 1, bytes: randomBytes(32) };
  await client.query('INSERT INTO audit_key (id, sealed) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    auditKeyId,
    sealKey(made, secrets),
  ]);
  return openKey((await readSealed(client)) ?? '', secrets);
};

const readSealed = async (client: Client): Promise<string | undefined> =>
  (await client.query<{ sealed: string }>('SELECT sealed FROM audit_key')).rows[0]?.sealed;

export const sealKey = ({ from, bytes }: AuditKey, secrets: Secrets): string =>
  secrets.seal(`${from} ${bytes.toString('base64')}`, auditKeyId);

const openKey = (sealed: string, secrets: Secrets): AuditKey => {
  const [from, bytes = ''] = secrets.open(sealed, auditKeyId).split(' ');
  return { from: Number(from), bytes: Buffer.from(bytes, 'base64') };
};

/** Rows with an id below one are no rows of ours: they get no exemption from the key. */
export const isKeyed = ({ from }: AuditKey, rowId: number): boolean => rowId >= from || rowId < 1;
