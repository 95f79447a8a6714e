import { measured } from '#demo/bulk/people.ts';
import { allRoutes } from '../apps/compose.ts';
import { compareReads, routeOf, type View } from './harness/compare-reads.ts';

const routes = allRoutes({} as never, []);

const view = (name: string, userName: string, query: View['query'] = {}): View => ({
  name,
  userName,
  query,
  route: routeOf(routes, 'dashboard.home'),
});

/** The page as it is opened, in milliseconds. */
const page = (name: string, userName: string): View => ({ ...view(name, userName), bar: { p95: 60 } });

const one = (card: string, userName: string) => view(card, userName, { card });

export const dashboardViews = [
  page('a leader of an eighth of the tree', measured.leader),
  page('a salesperson of a hundred deals', measured.salesperson),
  page('a salesperson of none', 'agent-11999'),
  page('the desk', measured.staff),
  page('finance', measured.finance),
  ...[
    'todo',
    'money',
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
