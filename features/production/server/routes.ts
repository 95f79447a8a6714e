import { eq } from 'drizzle-orm';
import { downloadStatement, downloadTaxInvoice, payoutLine } from '#features/payout/server/index.ts';
import { implement } from '#platform/server/http/implement.ts';
import { production } from '../contract/index.ts';
import { listDeals } from './deals/list-deals.ts';
import { dealSheet, reportDeals } from './deals/report-deals.ts';
import { readDashboard } from './figures/read-dashboard.ts';
import { listOutstanding } from './outstanding/list-outstanding.ts';
import { listFromClients, listPaidOut } from './received/list-money.ts';
import { listReceived } from './received/list-received.ts';
import { readNextPayout } from './received/next-payout.ts';

export const productionRoutes = implement('production', production, {
  dashboard: readDashboard,
  deals: listDeals,
  dealReport: reportDeals,
  dealSheet,
  outstanding: listOutstanding,
  payoutDeal: listReceived,
  received: listFromClients,
  paidOut: listPaidOut,
  nextPayout: readNextPayout,
  statement: (at, { params }) => downloadStatement(at, params.id, eq(payoutLine.personId, at.actor.userId)),
  taxInvoice: (at, { params }) => downloadTaxInvoice(at, params.id, eq(payoutLine.personId, at.actor.userId)),
});
