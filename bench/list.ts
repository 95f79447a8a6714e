import { measured } from '#demo/bulk/people.ts';
import { deals } from '#features/deal/server/index.ts';
import { esubmissionRoutes } from '#features/esubmission/routes.server.ts';
import { compareReads, routeOf, type View } from './harness/compare-reads.ts';

const filtered = { status: '7', sortBy: 'Price', sortDirection: 'desc' };
const list = routeOf(esubmissionRoutes(deals), 'esubmission.list');

const own = (name: string, query: View['query']): View => ({
  name,
  userName: measured.salesperson,
  route: list,
  query,
});
const staff = (name: string, query: View['query']): View => ({ name, userName: measured.staff, route: list, query });

const views = [
  own('own, approved by price', filtered),
  own('own, newest', {}),
  own('own, search "tan"', { search: 'tan' }),
  staff('queue, what waits', { status: '2,3', sortBy: 'SubmittedDate', sortDirection: 'asc' }),
  staff('all, newest', {}),
  staff('all, approved by price', filtered),
  staff('all, search "tan wei"', { search: 'tan wei' }),
  staff('all, search "leonie hill"', { search: 'leonie hill' }),
];

/** The list of submissions, 20 with its total. */
export const listBench = (only = ''): Promise<void> =>
  compareReads(
    'list of 20',
    views.filter(({ name }) => name.includes(only)),
  );
