import { isFree, payeeColumns, type Source, takenBy } from './candidate.ts';

/** A debt that was given up counts with the earnings that it is of, and passes no gate. */
const rows = `
  SELECT w.id AS source, 'WRITE_OFF' AS kind, NULL::uuid AS "dealId", w.reason AS "of", '' AS "caseNo", w.cents,
         (w.approved_at AT TIME ZONE 'Asia/Singapore')::date AS "clearedOn", 'OPEN' AS "dealState", false AS "isForfeiture", true AS "isApproved",
         (w.approved_at AT TIME ZONE 'Asia/Singapore')::date AS "completedOn",
         0 AS "missingPapers", 0 AS "openDueDiligence", NULL AS "holdReason", false AS "isOwed", false AS "wentBack", ${payeeColumns}
  FROM write_off w
  JOIN person p ON p.id = w.person_id
  LEFT JOIN bank_account b ON b.person_id = w.person_id`;

export const writeOffs: Source = {
  free: `${rows} WHERE w.approved_at IS NOT NULL AND $1::date IS NOT NULL AND ${isFree('WRITE_OFF', 'w.id')}`,
  taken: (which) => `${rows} ${takenBy('WRITE_OFF', 'w.id')} WHERE ${which}`,
};
