import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { auditOf } from '../audit-of.ts';
import { poolOf } from '../pool-of.ts';
import type { Ledger, Promised } from './ledger.ts';

type Stored = {
  id: string;
  caseNo: string;
  version: number;
  priceCents: number;
  partyUuids: string[];
  fileIds: string[];
  submissions: number;
  creations: number;
};

type StoredFile = { key: string; sha256: string };

const everything = `
  SELECT id, case_no AS "caseNo", version, price_cents AS "priceCents",
    array(SELECT uuid::text FROM esubmission_party WHERE esubmission_id = e.id) AS "partyUuids",
    array(SELECT file_id::text FROM esubmission_file JOIN esubmission_document d ON d.id = document
          WHERE d.esubmission_id = e.id) AS "fileIds",
    (SELECT count(*) FROM esubmission_history WHERE esubmission_id = e.id AND to_status = 2) AS submissions,
    (SELECT count(*) FROM audit_row WHERE aggregate = 'esubmission' AND aggregate_id = e.id::text AND seq = 1) AS creations
  FROM esubmission e ORDER BY created_at`;

/** The submissions that are there already: the demo's. */
export const readIds = async (dataDir: string): Promise<Set<string>> => {
  const client = new pg.Client({ connectionString: runningUrls(dataDir).ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM esubmission');
  await client.end();
  return new Set(rows.map(({ id }) => id));
};

/**
 * What was acknowledged and is not stored (lost), and what is stored and was never acknowledged, though every client
 * has had its last answer (duplicated); gaps and doubles among all case numbers; faults of the audit trail; files whose
 * bytes are not those that came.
 */
export const compare = async (dataDir: string, before: Set<string>, { promised, counts }: Ledger) => {
  const pool = poolOf(runningUrls(dataDir).ownerUrl);
  try {
    const { rows: all } = await pool.query<Stored>(everything);
    const rows = all.filter(({ id }) => !before.has(id));
    const files = await pool.query<StoredFile>('SELECT storage_key AS key, sha256 FROM stored_file');
    const stored = new Map(rows.map((row) => [row.id, row]));
    const lost = [...promised].flatMap(([id, promise]) => lostOf(promise, stored.get(id)));
    const duplicated = rows.flatMap((row) => duplicatedOf(row, promised.get(row.id)));
    const audit = await auditOf(pool, dataDir);
    return {
      ...counts,
      submissions: rows.length,
      submitted: rows.filter(({ submissions }) => Number(submissions) > 0).length,
      auditRows: audit.rows,
      lost,
      duplicated,
      numberFaults: numberFaults(all.map(({ caseNo }) => caseNo)),
      auditFaults: audit.faults,
      brokenFiles: files.rows.filter((file) => !isWhole(dataDir, file)).map(({ key }) => key),
    };
  } finally {
    await pool.end();
  }
};

const lostOf = (promise: Promised, row: Stored | undefined): string[] => {
  const { caseNo } = promise;
  if (!row) return [`${caseNo} itself`];
  const parts: [string, boolean][] = [
    ['its number', row.caseNo === caseNo],
    ['its last version', row.version >= promise.version],
    // A later change, of which the promise does not know, has a price of its own.
    ['its last price', row.version > promise.version || Number(row.priceCents) === promise.priceCents],
    ['its submission', !promise.isSubmitted || Number(row.submissions) >= 1],
    ['its audit row', Number(row.creations) === 1],
    ...promise.partyUuids.map((uuid): [string, boolean] => [`party ${uuid}`, row.partyUuids.includes(uuid)]),
    ...promise.fileIds.map((fileId): [string, boolean] => [`file ${fileId}`, row.fileIds.includes(fileId)]),
  ];
  return parts.filter(([, isKept]) => !isKept).map(([what]) => `${caseNo}: ${what}`);
};

/** Every client has had its last answer, so whatever is stored beyond the promises was done twice. */
const duplicatedOf = (row: Stored, promise: Promised | undefined): string[] => {
  const { caseNo } = row;
  if (!promise) return [`${caseNo} itself`];
  const parts: [string, boolean][] = [
    ['parties', row.partyUuids.length > promise.partyUuids.length],
    ['files', row.fileIds.length > promise.fileIds.length],
    ['its submission', Number(row.submissions) > (promise.isSubmitted ? 1 : 0)],
    ['a change', row.version > promise.version],
  ];
  return parts.filter(([, isMore]) => isMore).map(([what]) => `${caseNo}: ${what}`);
};

/** `ES-2026-000042`: in each year from 1 on, none missing, none twice. */
const numberFaults = (caseNos: string[]): string[] => {
  const years = Object.groupBy(caseNos, (caseNo) => caseNo.replace(/\d+$/, ''));
  return Object.entries(years).flatMap(([year, ofYear = []]) => {
    const numbers = ofYear.map((caseNo) => Number(caseNo.slice(year.length))).sort((a, b) => a - b);
    return numbers.flatMap((number, index) =>
      number === index + 1 ? [] : [`${year}: ${number} where ${index + 1} should be`],
    );
  });
};

const isWhole = (dataDir: string, { key, sha256 }: StoredFile): boolean => {
  const path = join(dataDir, 'files', key);
  return existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === sha256;
};
