import { eq } from 'drizzle-orm';
import { downloadStatement, downloadTaxInvoice, payoutLine } from '#features/payout/server/index.ts';
import { implement } from '#platform/server/http/implement.ts';
import { production } from '../contract.ts';
import { listReceived } from './list-received.ts';

export const productionRoutes = implement('production', production, {
  payoutDeal: listReceived,
  statement: (at, { params }) => downloadStatement(at, params.id, eq(payoutLine.personId, at.actor.userId)),
  taxInvoice: (at, { params }) => downloadTaxInvoice(at, params.id, eq(payoutLine.personId, at.actor.userId)),
});
