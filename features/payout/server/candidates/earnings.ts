import { holdReason, isPayable, payeeColumns, type Source } from './candidate.ts';

const rows = `
  SELECT e.id AS source, l.kind, d.id AS "dealId", d.deal_no AS "of", d.case_no AS "caseNo", e.cents, e.day AS "clearedOn",
         d.state AS "dealState", ${isPayable('s.status')} AS "isApproved", d.completed_on AS "completedOn",
         papers.payout AS "missingPapers", papers.due_diligence AS "openDueDiligence", ${payeeColumns},
         ${holdReason("(h.kind, h.source) IN (('ITEM', e.id), ('DEAL', d.id), ('PERSON', p.id))")}
  FROM earning e
  JOIN split_line l ON l.id = e.line_id
  JOIN split ON split.id = l.split_id
  JOIN deal d ON d.id = split.deal_id
  JOIN esubmission s ON s.id = d.esubmission_id
  JOIN person p ON p.id = e.person_id
  LEFT JOIN esubmission_papers papers ON papers.esubmission_id = s.id
  LEFT JOIN bank_account b ON b.person_id = e.person_id`;

export const earnings: Source = {
  free: `${rows} WHERE e.person_id IS NOT NULL AND e.taken_by IS NULL AND $1::date IS NOT NULL`,
  taken: (which) => `${rows} JOIN payout_line pl ON pl.id = e.taken_by WHERE ${which}`,
};
