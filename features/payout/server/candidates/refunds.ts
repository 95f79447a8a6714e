import { holdReason, isFree, type Source, takenBy } from './candidate.ts';

/** A refund that two of finance agreed on. Of two of the same receipt the one that was approved first has the credit. */
const rows = (isUsed: string) => `
  SELECT r.id AS source, 'REFUND' AS kind, NULL::uuid AS "dealId", c.number AS "of", '' AS "caseNo", r.cents,
         (r.decided_at AT TIME ZONE 'Asia/Singapore')::date AS "clearedOn", 'OPEN' AS "dealState", true AS "isApproved",
         c.received_on AS "completedOn", 0 AS "missingPapers", 0 AS "openDueDiligence", false AS "countsAtOnce", false AS "isForfeiture",
         c.returned_on IS NOT NULL AS "wentBack", r.id AS "payeeId", c.payer AS name, r.prepared_at AS "accountSince",
         r.bank, r.number_masked AS "accountMasked", NULL AS "emailChangedByAnotherAt",
         jsonb_build_object('isUsed', ${isUsed}) AS refund,
         ${holdReason("(h.kind, h.source) = ('ITEM', r.id)")}
  FROM money_request r
  JOIN receipt c ON c.id = r.receipt_id`;

const inOrder = 'sum(r.cents) OVER (PARTITION BY r.receipt_id ORDER BY r.decided_at, r.id) > c.left_cents';

export const refunds: Source = {
  free: `
    ${rows(inOrder)}
    WHERE r.kind = 'REFUND' AND r.state = 'APPROVED' AND r.paid_on IS NULL AND r.reserved_at IS NULL
      AND $1::date IS NOT NULL AND ${isFree('REFUND', 'r.id')}`,
  // What a run has taken is out of the credit.
  taken: (which) => `${rows('false')} ${takenBy('REFUND', 'r.id')} WHERE ${which}`,
};
