import { measured } from '#demo/bulk/people.ts';
import { productionRoutes } from '#features/production/routes.server.ts';
import { compareReads, routeOf, type View } from './harness/compare-reads.ts';

const view = (userName: string, name: string, route: string, query: View['query'] = {}): View => ({
  name,
  userName,
  query,
  route: routeOf(productionRoutes, `production.${route}`),
});

/** What a manager opens on the way down. */
const drillDown = (who: string, userName: string, member: { saNo: string; cea: string }): View[] => {
  const of = (name: string, ...rest: [route: string, query?: View['query']]) => ({
    ...view(userName, `${who}: ${name}`, ...rest),
    bar: { p95: 100 },
  });
  return [
    ...['month', 'quarter', 'year'].flatMap((period) => [
      of(`performance, ${period}`, 'performance', { period }),
      of(`performance, ${period}, against the year before`, 'performance', { period, against: 'year' }),
      ...['1', '2', '5', '9'].map((level) => of(`level ${level}, ${period}`, 'performanceRows', { period, level })),
    ]),
    of('level 1, month, against the year before', 'performanceRows', { period: 'month', against: 'year' }),
    of('Team HR', 'downline'),
    of('by registration', 'downlineByCea', { cea: member.cea }),
    of('profile', 'profile', { saNo: member.saNo }),
    of('deals, newest', 'teamDeals'),
    of('deals under a member', 'teamDeals', { under: member.saNo, depth: '1' }),
    of('deals of a member', 'teamDeals', { saNo: member.saNo }),
    of('deals of a type', 'teamDeals', { type: 'SALE-landed' }),
    of('deals, level 3', 'teamDeals', { level: '3' }),
    of('deals of a year', 'teamDeals', { from: '2025-01-01', to: '2025-12-31' }),
    { ...of('newest deal', 'teamDeal'), find: newestOfTeam },
    of('search of a member', 'members', { search: 'tan' }),
  ];
};

/** The deal of the team that was signed last. */
const newestOfTeam: NonNullable<View['find']> = async (get) => {
  const { rows } = (await get('/api/v1/team-production/team-deal-submitted?pageSize=1')) as {
    rows: { transId: string }[];
  };
  return { transId: rows[0]?.transId ?? '' };
};

/** What is opened of the team of somebody below, so many levels down. Theirs is the one tree of nine levels. */
const farDown = ([levels, parent]: [levels: string, parent: string]): View[] =>
  (
    [
      ['performance, quarter', 'performance', { period: 'quarter' }],
      ['level 1, quarter', 'performanceRows', { period: 'quarter' }],
      ['level 1, year, against the year before', 'performanceRows', { against: 'year' }],
      ['Team HR', 'downline', {}],
      ['deals, newest', 'teamDeals', {}],
      ['search of a member', 'members', { search: 'tan' }],
    ] as [name: string, route: string, query: View['query']][]
  ).map(([name, route, query]) => ({
    ...view(measured.salesperson, `${levels} down: ${name}`, route, { parent, ...query }),
    bar: { p95: 100 },
  }));

const lists = ['dashboard', 'deals', 'outstanding', 'payoutDeal', 'received', 'paidOut', 'nextPayout', 'advances'];

const addsUpOverriding = new Set(['payoutDeal', 'paidOut', 'nextPayout']);

export const productionViews = [
  ...drillDown('leader', measured.leader, { saNo: 'S00011', cea: 'R000010A' }),
  ...drillDown('small leader', measured.smallLeader, { saNo: 'S10408', cea: 'R010407A' }),
  ...(
    [
      ['one', 'S00009'],
      ['four', 'S00216'],
      ['eight', 'S10026'],
    ] as [string, string][]
  ).flatMap(farDown),
  // The same hundred transactions at both sizes.
  ...lists.map((name) => ({ ...view(measured.salesperson, `own, ${name}`, name), bar: { growth: 1.5 } })),
  // Whoever gets overriding of an eighth of the agency has a hundred times as many lines, which are all added up.
  ...lists.map((name) => ({
    ...view(measured.leader, `leader’s own, ${name}`, name),
    ...(addsUpOverriding.has(name) ? {} : { bar: { growth: 1.5 } }),
  })),
];

/** Team pages of a leader of many and of a few, and one’s own lists. */
export const productionBench = (only = ''): Promise<void> =>
  compareReads(
    'production',
    productionViews.filter(({ name }) => name.includes(only)),
  );
