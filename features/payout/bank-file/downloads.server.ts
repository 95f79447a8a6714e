import type { InstantText } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { BankFileFormat } from '../payout.words.ts';

/** What the audit trail calls the download of a bank file. */
export const downloaded = 'payout.bank-file-downloaded';

/**
 * The downloads of bank files of the run with this id, each by the person `who`, from the audit trail: a file that can't be recorded there
 * is not given out.
 */
export const downloadsIn = (runId: string) => `
  audit_row d JOIN person_public who ON who.id = d.actor_id WHERE d.aggregate = 'payout-reading' AND d.aggregate_id = ${runId}::text AND d.action = '${downloaded}'`;

export type Download = {
  byId: string;
  by: string;
  at: InstantText;
  format: BankFileFormat;
  /** Whether it was the file that the bank is to get now: none was made since. */
  isCurrent: boolean;
};

const downloads = `
  SELECT d.actor_id AS "byId", who.name AS by, d.at, d.detail ->> 'format' AS format,
         d.detail ->> 'sha256' IN (
           SELECT f.sha256 FROM payout_file f
           WHERE f.run_id = $1 AND f.version = (SELECT max(version) FROM payout_file WHERE run_id = $1)) AS "isCurrent"
  FROM ${downloadsIn('$1')} ORDER BY d.seq DESC`;

/** Who downloaded a bank file of a run, and when, the last one first. */
export const downloadsOf = (db: Db, runId: string): Promise<Download[]> => ask<Download>(db, downloads, [runId]);
