import { candidatesFrom, holdReason, isFree, ofNoDeal, type Source, takenBy } from './candidate.server.ts';

/** A refund that two of finance agreed on. Of two of the same receipt the one that was approved first has the credit. */
const rows = (isUsed: string) =>
  candidatesFrom(
    {
      source: 'r.id',
      kind: "'REFUND'",
      of: 'c.number',
      cents: 'r.cents',
      clearedOn: "(r.decided_at AT TIME ZONE 'Asia/Singapore')::date",
      wentBack: 'c.returned_on IS NOT NULL',
      refund: `jsonb_build_object('isUsed', ${isUsed})`,
      holdReason: holdReason("(h.kind, h.source) = ('ITEM', r.id)"),
      deal: ofNoDeal,
      payee: {
        payeeId: 'r.id',
        name: 'c.payer',
        bank: 'r.bank',
        accountMasked: 'r.number_masked',
        accountSince: 'r.prepared_at',
        emailChangedByAnotherAt: 'NULL',
        gstNumber: 'NULL',
        gstFrom: 'NULL',
      },
    },
    'money_request r JOIN receipt_public c ON c.id = r.receipt_id',
  );

const inOrder =
  'sum(r.cents) OVER (PARTITION BY r.receipt_id ORDER BY r.decided_at, r.prepared_at, r.id) > c.left_cents';

export const refunds: Source = {
  free: `
    ${rows(inOrder)}
    WHERE r.kind = 'REFUND' AND r.state = 'APPROVED' AND r.paid_on IS NULL AND r.reserved_at IS NULL
      AND $1::date IS NOT NULL AND ${isFree('REFUND', 'r.id')}`,
  // What a run has taken is out of the credit.
  taken: (which) => `${rows('false')} ${takenBy('REFUND', 'r.id')} WHERE ${which}`,
};
