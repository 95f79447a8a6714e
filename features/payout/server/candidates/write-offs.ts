import { isFree, type Source, takenBy } from './candidate.ts';
import type { Payee } from './payee.ts';

/** A debt that was given up counts with the earnings that it is of, and passes no gate. */
const rows = (payee: Payee) => `
  SELECT w.id AS source, 'WRITE_OFF' AS kind, NULL::uuid AS "dealId", w.reason AS "of", '' AS "caseNo", w.cents,
         (w.approved_at AT TIME ZONE 'Asia/Singapore')::date AS "clearedOn", 'OPEN' AS "dealState", false AS "isForfeiture", true AS "isApproved",
         (w.approved_at AT TIME ZONE 'Asia/Singapore')::date AS "completedOn",
         0 AS "missingPapers", 0 AS "openDueDiligence", NULL AS "holdReason", true AS "countsAtOnce", false AS "wentBack", ${payee.columns}
  FROM write_off w ${payee.joins('w')}`;

export const writeOffsOf = (payee: Payee): Source => ({
  free: `${rows(payee)} WHERE w.approved_at IS NOT NULL AND $1::date IS NOT NULL AND ${isFree('WRITE_OFF', 'w.id')}`,
  taken: (which) => `${rows(payee)} ${takenBy('WRITE_OFF', 'w.id')} WHERE ${which}`,
});
