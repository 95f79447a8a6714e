import { readSnapshot } from '#features/deal/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { approveRevision } from './approve.server.ts';
import { prepareRevision } from './prepare.server.ts';

/** Deals whose last invoice is open, the newest first: their closing agents can give up a tenth of it. */
const open = `
  SELECT d.id AS "dealId", i.bill_id AS "billId", s.id AS "shareId", i.net_cents / 10 AS less
  FROM invoice i JOIN deal_public d ON d.id = i.deal_id AND d.state = 'OPEN'
  JOIN esubmission_public e ON e.id = d.esubmission_id AND e.status = 7
  JOIN deal_share_public s ON s.deal_id = d.id AND s.role = 'CA' AND s.amount_cents > i.net_cents / 5
  WHERE i.open_net + i.open_gst > 0 AND i.credited_at IS NULL AND i.written_off_by IS NULL
    AND NOT EXISTS (SELECT FROM money_request m WHERE m.invoice_id = i.id AND m.state = 'OPEN')
  ORDER BY (i.open_net < i.net_cents) DESC, i.issued_on DESC, i.id LIMIT 2`;

type OpenDeal = { dealId: string; billId: string; shareId: string; less: number };

/** Two deals whose clients were given a lower rate: of one the revision is approved, of the other it waits. */
export const demoRevisions = async (at: Writing, second: Actor): Promise<void> => {
  for (const [index, { dealId, billId, shareId, less }] of (await ask<OpenDeal>(at.db, open)).entries()) {
    const { commissionCents, shares, bills } = await readSnapshot(at.db, dealId);
    const params = { id: dealId };
    const lower = (amountCents: number, isThis: boolean) => amountCents - (isThis ? less : 0);
    const { revisionId } = await prepareRevision(at, {
      params,
      query: undefined,
      body: {
        revision: 0,
        commissionCents: commissionCents - less,
        shares: shares.map((share) => ({
          kind: 'KEPT' as const,
          shareId: share.shareId ?? '',
          amountCents: lower(share.amountCents, share.shareId === shareId),
        })),
        bills: bills.map((bill) => ({ ...bill, amountCents: lower(bill.amountCents, bill.billId === billId) })),
        reason: 'The client was given a lower rate',
      },
    });
    if (index === 0) await approveRevision({ ...at, actor: second }, { params, body: { revisionId } });
  }
};
