import { measured } from '#demo/bulk/people.ts';
import { allRoutes } from '../apps/compose.ts';
import { compareReads, routeOf, type View } from './harness/compare-reads.ts';

const routes = allRoutes({} as never, []);

const view = (name: string, userName: string, query: View['query'] = {}): View => ({
  ...{ name, userName, query },
  route: routeOf(routes, 'dashboard.home'),
});

const one = (card: string, userName: string) => view(card, userName, { card });

export const dashboardViews = [
  view('a leader of an eighth of the tree', measured.leader),
  view('a salesperson of a hundred deals', measured.salesperson),
  view('a salesperson of none', 'agent-11999'),
  view('the desk', measured.staff),
  view('finance', measured.finance),
  ...[
    'needs-attention',
    'next-payout',
    'production-figures',
    'key-dates',
    'production-chart',
    'production-aging',
    'team-month',
    'my-submissions',
    'expected-commission',
  ].map((card) => one(card, measured.leader)),
];

/** The home page in one call, and each of its cards alone. */
export const dashboardBench = (only = ''): Promise<void> =>
  compareReads(
    'dashboard',
    dashboardViews.filter(({ name }) => name.includes(only)),
  );
