import { expect, it } from 'vitest';
import { expectedPlaces } from '#features/commission/commission.words.ts';
import { places, teamPlaces } from './links.rules.ts';
import {
  dealList,
  earnedList,
  nextList,
  outstandingList,
  paidList,
  performanceList,
  receivedList,
  teamDealFiltersWith,
  teamDealList,
} from './lists.web.ts';
import { pages } from './pages.web.ts';
import { nextParts } from './production.words.ts';

const searchOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));
const filtersAt = (list: Pick<typeof nextList, 'validate' | 'stateOf'>, address: string) =>
  list.stateOf(list.validate(searchOf(address))).filters;

it('the page of the next payout takes each filter that a figure leads by, and no other', () => {
  for (const show of Object.keys(nextParts) as (keyof typeof nextParts)[])
    expect(filtersAt(nextList, places.next(show))).toEqual({ show });
  expect(nextList.validate({ show: 'ALL', open: 'x' })).toEqual({});
  expect(nextList.validate(searchOf(places.next()))).toEqual({});
});

const days = { from: '2026-11-01', to: '2026-11-25' };
const team = { parent: 'S00001', ...days };

it.each([
  ['transactions', dealList, [places.submitted(days), places.signed(days, 'SALE-hdb'), expectedPlaces.own]],
  ['earned', earnedList, [places.earned('PAID', { search: 'River', ...days }), places.earned('NOT_PAID')]],
  ['received', receivedList, [places.received(days), places.received({ search: 'D-2026-000001' })]],
  ['paid', paidList, [places.paid(days)]],
  ['outstanding', outstandingList, [places.outstanding('OVERDUE'), places.outstanding('NOT_DUE')]],
  [
    'deals of a team',
    teamDealList,
    [
      ...[teamPlaces.group(team), teamPlaces.own(team), teamPlaces.downline(team), teamPlaces.nearer(team, 2)],
      ...[teamPlaces.member(team, 'S00007', 2), teamPlaces.memberOwn(team, 'S00007'), expectedPlaces.overriding],
    ],
  ],
  [
    'performance',
    performanceList,
    [teamPlaces.performance({ parent: 'S00001', period: 'month', level: '2', on: '2026-11-01', against: 'year' })],
  ],
] as const)('the list of %s hands on every filter that a figure leads by', (_, list, addresses) => {
  for (const address of addresses)
    expect([address, filtersAt(list as unknown as typeof nextList, address)]).toEqual([address, searchOf(address)]);
});

it('how deep somebody stood goes with them, and with the team that it was said of', () => {
  const others = { parent: 'S00001', from: '2026-11-01' };
  const led = { ...others, under: 'S00007', depth: '2' };
  expect(teamDealFiltersWith(led, 'under', undefined)).toEqual(others);
  expect(teamDealFiltersWith(led, 'under', 'S00008')).toEqual({ ...others, under: 'S00008' });
  expect(teamDealFiltersWith(led, 'parent', undefined)).toEqual({ from: '2026-11-01', under: 'S00007' });
  expect(teamDealFiltersWith(led, 'type', 'SALE-hdb')).toEqual({ ...led, type: 'SALE-hdb' });
  expect(teamDealFiltersWith(led, 'from', undefined)).toEqual({ parent: 'S00001', under: 'S00007', depth: '2' });
});

it('an id of the address stays as it is, so that a bad one is refused and not left out', () => {
  const searchAt = (path: string, raw: Record<string, unknown>) =>
    pages.find((each) => each.path === path)?.search?.(raw);
  expect(searchAt('/my-productions/submitted-deal', { open: 'x' })).toMatchObject({ open: 'x' });
  expect(searchAt('/my-productions/submitted-deal', { open: 7 })).toMatchObject({ open: '7' });
  expect(searchAt('/team-productions', { parent: 7 })).toEqual({ parent: '7' });
  expect(searchAt('/team-productions', {})).toEqual({});
});
