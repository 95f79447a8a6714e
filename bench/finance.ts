import { measured } from '#demo/bulk/people.ts';
import { billingRoutes } from '#features/billing/server/routes.ts';
import { room as commissionRoom } from '#features/commission/server/room.ts';
import { commissionRoutes } from '#features/commission/server/routes.ts';
import { room as payoutRoom } from '#features/payout/server/room.ts';
import { payoutRoutes } from '#features/payout/server/routes.ts';
import { openHouse } from '#platform/server/room.ts';
import { compareReads, routeOf, type View } from './harness/compare-reads.ts';

const house = openHouse([...(commissionRoom.offers ?? []), ...(payoutRoom.offers ?? [])], []);
const routes = [...commissionRoutes, ...billingRoutes(house), ...payoutRoutes];

const view = (name: string, route: string, query: View['query'] = {}): View => ({
  ...{ name, userName: measured.finance, query },
  route: routeOf(routes, route),
});

export const financeViews = [
  view('overview', 'billing.overview'),
  view('deals, newest', 'commission.deals'),
  view('deals, cancelled', 'commission.deals', { state: 'CANCELLED' }),
  view('bills, newest', 'billing.bills'),
  view('bills, overdue', 'billing.bills', { state: 'OVERDUE' }),
  view('bills, pending', 'billing.bills', { state: 'PENDING' }),
  view('bills, to be invoiced', 'billing.bills', { state: 'READY' }),
  view('bills, search of a number', 'billing.bills', { search: 'INV26-00' }),
  view('receipts, newest', 'billing.receipts'),
  view('receipts, search "tan wei"', 'billing.receipts', { search: 'tan wei' }),
  view('credit notes, newest', 'billing.creditNotes'),
  view('bank, newest', 'billing.bankLines'),
  view('aging by salesperson', 'billing.aging', { by: 'AGENT' }),
  view('aging by team', 'billing.aging', { by: 'TEAM' }),
  view('aging by client', 'billing.aging', { by: 'CLIENT' }),
  view('payout runs', 'payout.runs'),
];

/** What finance opens: its lists, the aging and the overview. */
export const financeBench = (only = ''): Promise<void> =>
  compareReads(
    'finance',
    financeViews.filter(({ name }) => name.includes(only)),
  );
