import { measured } from '#demo/bulk/people.ts';
import { productionRoutes } from '#features/production/server/routes.ts';
import { compareReads, routeOf, type View } from './harness/compare-reads.ts';

const view = (userName: string, name: string, route: string, query: View['query'] = {}): View => ({
  ...{ name, userName, query },
  route: routeOf(productionRoutes, `production.${route}`),
});

/** What a manager opens on the way down. */
const drillDown = (who: string, userName: string, member: { saNo: string; cea: string }): View[] => {
  const of = (name: string, ...rest: [route: string, query?: View['query']]) => ({
    ...view(userName, `${who}: ${name}`, ...rest),
    bar: { p95: 100 },
  });
  return [
    ...['month', 'year'].flatMap((period) => [
      of(`performance, ${period}`, 'performance', { period }),
      ...['1', '2', '5', '9'].map((level) => of(`level ${level}, ${period}`, 'performanceRows', { period, level })),
    ]),
    of('Team HR', 'downline'),
    of('by registration', 'downlineByCea', { cea: member.cea }),
    of('profile', 'profile', { saNo: member.saNo }),
    of('deals, newest', 'teamDeals'),
    of('deals under a member', 'teamDeals', { under: member.saNo, depth: '1' }),
    of('deals of a member', 'teamDeals', { saNo: member.saNo }),
    of('deals of a type', 'teamDeals', { type: 'SALE-landed' }),
    of('deals, level 3', 'teamDeals', { level: '3' }),
    of('deals of a year', 'teamDeals', { from: '2025-01-01', to: '2025-12-31' }),
  ];
};

const lists = ['dashboard', 'deals', 'outstanding', 'payoutDeal', 'received', 'paidOut', 'nextPayout'];

export const productionViews = [
  ...drillDown('leader', measured.leader, { saNo: 'S00011', cea: 'R000010A' }),
  ...drillDown('small leader', measured.smallLeader, { saNo: 'S10408', cea: 'R010407A' }),
  // The same hundred transactions at both sizes.
  ...lists.map((name) => ({ ...view(measured.salesperson, `own, ${name}`, name), bar: { growth: 1.5 } })),
  // Whoever gets overriding of an eighth of the agency has a hundred times as many lines.
  ...lists.map((name) => view(measured.leader, `leader’s own, ${name}`, name)),
];

/** Team pages of a leader of many and of a few, and one’s own lists. */
export const productionBench = (only = ''): Promise<void> =>
  compareReads(
    'production',
    productionViews.filter(({ name }) => name.includes(only)),
  );
