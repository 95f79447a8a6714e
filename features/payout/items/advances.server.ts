import { candidatesFrom, holdReason, isFree, ofDeal, ofNoDeal, type Source, takenBy } from './candidate.server.ts';
import { salesperson } from './payee.server.ts';

const { isComplete, missingPapers, openDueDiligence } = ofNoDeal;

/** An advance comes before the deal pays: it waits for no papers, no completion and no money. */
const rows = candidatesFrom(
  {
    source: 'a.id',
    kind: "'ADVANCE'",
    of: 'd.deal_no',
    cents: 'a.cents',
    clearedOn: "(a.approved_at AT TIME ZONE 'Asia/Singapore')::date",
    deal: { ...ofDeal({ status: 's.status', causes: 'NULL' }), isComplete, missingPapers, openDueDiligence },
    holdReason: holdReason("(h.kind, h.source) IN (('ITEM', a.id), ('DEAL', d.id), ('PERSON', p.id))"),
    payee: salesperson.columns,
  },
  `advance a
  JOIN deal_public d ON d.id = a.deal_id
  JOIN esubmission_public s ON s.id = d.esubmission_id
  ${salesperson.joins('a')}`,
);

export const advances: Source = {
  free: `${rows} WHERE a.approved_at IS NOT NULL AND a.withdrawn_at IS NULL AND $1::date IS NOT NULL AND ${isFree('ADVANCE', 'a.id')}`,
  taken: (which) => `${rows} ${takenBy('ADVANCE', 'a.id')} WHERE ${which}`,
};
