import { measured } from '#demo/bulk/people.ts';
import { billingRoutes } from '#features/billing/routes.server.ts';
import { cobrokeRoutes } from '#features/cobroke/server/routes.ts';
import { room as commissionRoom } from '#features/commission/room.server.ts';
import { commissionRoutes } from '#features/commission/routes.server.ts';
import { ledgerRoutes } from '#features/ledger/server/routes.ts';
import { room as payoutRoom } from '#features/payout/room.server.ts';
import { payoutRoutes } from '#features/payout/routes.server.ts';
import { openHouse } from '#platform/server/room.ts';
import { compareReads, routeOf, type View } from './harness/compare-reads.ts';

const house = openHouse([...(commissionRoom.offers ?? []), ...(payoutRoom.offers ?? [])]);
const routes = [
  ...commissionRoutes,
  ...billingRoutes(house),
  ...payoutRoutes,
  ...ledgerRoutes(house),
  ...cobrokeRoutes,
];

/** Both are over, so that each day of them has its papers. */
const month = '2026-10';
const quarter = '2026-Q3';
const year = '2026';

const view = (name: string, route: string, query: View['query'] = {}): View => ({
  name,
  userName: measured.finance,
  query,
  route: routeOf(routes, route),
});
/** A list of the desk: a page of it costs the same however many there are. */
const list = (...asked: Parameters<typeof view>): View => ({ ...view(...asked), bar: { growth: 1.5 } });
/** A report over all that is owed. */
const report = (...asked: Parameters<typeof view>): View => ({ ...view(...asked), bar: { p95: 500 } });

export const financeViews = [
  view('overview', 'billing.overview'),
  list('deals, newest', 'commission.deals'),
  list('deals, cancelled', 'commission.deals', { state: 'CANCELLED' }),
  list('bills, newest', 'billing.bills'),
  list('bills, overdue', 'billing.bills', { state: 'OVERDUE' }),
  list('bills, pending', 'billing.bills', { state: 'PENDING' }),
  list('bills, to be invoiced', 'billing.bills', { state: 'READY' }),
  list('bills, search of a number', 'billing.bills', { search: 'INV26-00' }),
  list('receipts, newest', 'billing.receipts'),
  list('receipts, search "tan wei"', 'billing.receipts', { search: 'tan wei' }),
  list('credit notes, newest', 'billing.creditNotes'),
  list('bank, newest', 'billing.bankLines'),
  list('bank, money to book', 'billing.bankLines', { state: 'NEW' }),
  list('bank, payments to book', 'billing.bankLines', { state: 'DEBIT' }),
  report('aging by salesperson', 'billing.aging', { by: 'AGENT' }),
  report('aging by team', 'billing.aging', { by: 'TEAM' }),
  report('aging by client', 'billing.aging', { by: 'CLIENT' }),
  report('aging by salesperson, search "tan wei"', 'billing.aging', { by: 'AGENT', search: 'tan wei' }),
  report('aging by client, search "tan wei"', 'billing.aging', { by: 'CLIENT', search: 'tan wei' }),
  report('aging by client, overdue', 'billing.aging', { by: 'CLIENT', has: 'OVERDUE' }),
  list('requests, newest', 'billing.requests'),
  list('reminders, newest', 'billing.reminders'),
  list('reminders, to send', 'billing.reminders', { state: 'TO_SEND' }),
  list('reminder requests, newest', 'billing.reminderRequests'),
  list('reminder requests, to answer', 'billing.reminderRequests', { state: 'WAITING' }),
  list('reminder requests, search "tan wei"', 'billing.reminderRequests', { search: 'tan wei' }),
  list('revisions', 'billing.revisions'),
  list('re-splits', 'commission.resplits'),
  list('plans', 'commission.plans'),
  { ...list('people of a plan', 'commission.planPeople'), params: { code: 'LEADER' } },
  list('payout runs', 'payout.runs'),
  list('charges', 'payout.charges'),
  list('recurring fees', 'payout.fees'),
  list('advances', 'payout.advances'),
  list('withheld', 'payout.withheld'),
  list('payout holds', 'payout.holds'),
  list('debts', 'payout.debts'),
  list('co-broker shares', 'cobroke.shares'),
  list('co-brokers', 'cobroke.agencies'),
  view('GST return', 'billing.gst', { quarter }),
  list('GST of a quarter, rows of output tax', 'billing.gstRows', { quarter, of: 'OUTPUT' }),
  list('GST of a quarter, rows of input tax', 'billing.gstRows', { quarter, of: 'INPUT' }),
  list('paid in a year', 'payout.paidInYear', { year }),
  list('paid in a year, search "tan wei"', 'payout.paidInYear', { year, search: 'tan wei' }),
  list('completed deals of a month', 'billing.completedDeals', { month }),
  list('ledger, months', 'ledger.months'),
  view('ledger, balances', 'ledger.balances'),
  view('ledger, balances of a month', 'ledger.balances', { month }),
];

/** What finance opens: its lists, the aging and the overview. */
export const financeBench = (only = ''): Promise<void> =>
  compareReads(
    'finance',
    financeViews.filter(({ name }) => name.includes(only)),
  );
