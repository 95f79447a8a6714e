import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { Secrets } from '../secrets/secrets.ts';
import { hashLink, type Link } from './chain.ts';
import { type AuditKey, isKeyed, openAuditKey } from './key.ts';

export type AuditFault = { aggregate: string; aggregateId: string; seq: number; fault: string };
export type AuditReport = { rows: number; chains: number; anchors: number; faults: AuditFault[] };

type Row = Link & { id: number; hash: Buffer };

const rowsInOrder = `
  SELECT id, aggregate, aggregate_id AS "aggregateId", seq, at, actor_id AS "actorId", actor_name AS "actorName",
         via, address, action, detail, hash
  FROM audit_row WHERE (aggregate, aggregate_id, seq) > ($1, $2, $3)
  ORDER BY aggregate, aggregate_id, seq LIMIT 5000`;

/** An anchor as it is in the file: a line of JSON each. */
export type KeptAnchor = { at: string; rows: number; lastId: number; hash: string };

/**
 * Reads every chain once. Reports each row that was changed, each place where rows are missing, and each anchor of the
 * file that the database does not have.
 */
export const verifyAudit = async (pool: pg.Pool, secrets: Secrets, anchorFile: string): Promise<AuditReport> => {
  const key = await openAuditKey(pool, secrets);
  const report: AuditReport = { rows: 0, chains: 0, anchors: 0, faults: [] };
  let last: Row | undefined;
  for (;;) {
    const { rows } = await pool.query<Row>(rowsInOrder, [
      last?.aggregate ?? '',
      last?.aggregateId ?? '',
      last?.seq ?? 0,
    ]);
    if (rows.length === 0) break;
    for (const row of rows) {
      const before =
        last && last.aggregate === row.aggregate && last.aggregateId === row.aggregateId ? last : undefined;
      checkRow(report, key, row, before);
      last = row;
    }
  }
  await checkAnchors(pool, report, await keptAnchors(anchorFile));
  return report;
};

const checkRow = (report: AuditReport, key: AuditKey, row: Row, before: Row | undefined) => {
  report.rows += 1;
  if (!before) report.chains += 1;
  const { aggregate, aggregateId, seq } = row;
  const expected = (before?.seq ?? 0) + 1;
  if (seq !== expected)
    report.faults.push({ aggregate, aggregateId, seq: expected, fault: `rows ${expected}–${seq - 1} are gone` });
  else if (!hashLink(isKeyed(key, row.id) ? key.bytes : undefined, before?.hash, row).equals(row.hash))
    report.faults.push({ aggregate, aggregateId, seq, fault: 'this row, or the one before it, was changed' });
};

/** An anchor covers the rows up to its `last_id`. If there are fewer now, or their hash differs, some were removed. */
const checkAnchors = async (pool: pg.Pool, report: AuditReport, anchors: KeptAnchor[]) => {
  const { rows } = await pool.query<{ id: number; rows: number; lastId: number; hash: Buffer }>(
    'SELECT id, rows, last_id AS "lastId", hash FROM audit_anchor ORDER BY id',
  );
  for (const anchor of rows) {
    report.anchors += 1;
    const now = await digestUpTo(pool, anchor.lastId);
    if (now.rows === anchor.rows && now.hash.equals(anchor.hash)) continue;
    const fault = `${anchor.rows} rows stood when it was set, ${now.rows} of them now, or their hashes differ`;
    report.faults.push({ aggregate: 'audit_anchor', aggregateId: String(anchor.id), seq: anchor.id, fault });
  }
  const stored = new Set(rows.map(({ lastId, hash, ...anchor }) => `${lastId} ${anchor.rows} ${hash.toString('hex')}`));
  for (const [index, { lastId, rows: count, hash, at }] of anchors.entries()) {
    if (stored.has(`${lastId} ${count} ${hash}`)) continue;
    const fault = `the anchor of ${at} is in the file, and is gone from the database or differs there`;
    report.faults.push({ aggregate: 'audit_anchor', aggregateId: `line ${index + 1}`, seq: index + 1, fault });
  }
};

/** The anchors of the file; none while there is no file, and none from a line that was cut off. */
const keptAnchors = async (file: string): Promise<KeptAnchor[]> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as KeptAnchor];
    } catch {
      return [];
    }
  });
};

const headsUpTo = `
  SELECT count(*) AS rows, coalesce(string_agg(encode(hash, 'hex'), '' ORDER BY aggregate, aggregate_id) FILTER (WHERE head), '') AS heads
  FROM (SELECT aggregate, aggregate_id, hash, seq = max(seq) OVER (PARTITION BY aggregate, aggregate_id) AS head
        FROM audit_row WHERE id <= $1) AS row`;

/** How many rows there are up to an id, and a hash over the heads of their chains. */
export const digestUpTo = async (client: pg.Pool | pg.PoolClient, lastId: number) => {
  const { rows } = await client.query<{ rows: number; heads: string }>(headsUpTo, [lastId]);
  return {
    rows: rows[0]?.rows ?? 0,
    hash: createHash('sha256')
      .update(rows[0]?.heads ?? '')
      .digest(),
  };
};
