import { holdReason, isFree, isPayable, payeeColumns, type Source, takenBy } from './candidate.ts';

/** An advance comes before the deal pays: it waits for no papers, no completion and no money. */
const rows = `
  SELECT a.id AS source, 'ADVANCE' AS kind, d.id AS "dealId", d.deal_no AS "of", d.case_no AS "caseNo", a.cents,
         (a.approved_at AT TIME ZONE 'Asia/Singapore')::date AS "clearedOn", d.state AS "dealState", false AS "isForfeiture",
         ${isPayable('s.status')} AS "isApproved", (a.approved_at AT TIME ZONE 'Asia/Singapore')::date AS "completedOn",
         0 AS "missingPapers", 0 AS "openDueDiligence", false AS "countsAtOnce", false AS "wentBack", ${payeeColumns},
         ${holdReason("(h.kind, h.source) IN (('ITEM', a.id), ('DEAL', d.id), ('PERSON', p.id))")}
  FROM advance a
  JOIN deal d ON d.id = a.deal_id
  JOIN esubmission s ON s.id = d.esubmission_id
  JOIN person p ON p.id = a.person_id
  LEFT JOIN bank_account b ON b.person_id = a.person_id`;

export const advances: Source = {
  free: `${rows} WHERE a.approved_at IS NOT NULL AND a.withdrawn_at IS NULL AND $1::date IS NOT NULL AND ${isFree('ADVANCE', 'a.id')}`,
  taken: (which) => `${rows} ${takenBy('ADVANCE', 'a.id')} WHERE ${which}`,
};
