import { expect, it } from 'vitest';
import { places, teamPlaces } from './links.rules.ts';

const days = { from: '2026-11-01', to: '2026-11-25' };

it('addresses name the filters that give the rows of a figure, and nothing that is not asked for', () => {
  // A month of the chart has more than its days.
  const month = { ...days, count: 2, cents: 500 };
  expect(places.signed(month, 'SALE-hdb')).toBe(
    '/my-productions/submitted-deal?by=SIGNED&from=2026-11-01&to=2026-11-25&type=SALE-hdb',
  );
  expect(places.received(month)).toBe('/my-productions/commission-payout/received?from=2026-11-01&to=2026-11-25');
  expect(places.earned()).toBe('/my-productions/commission-payout');
  expect(places.earned('PAID', { from: '2026-11-01', search: 'River Valley' })).toBe(
    '/my-productions/commission-payout?search=River+Valley&from=2026-11-01&state=PAID',
  );
  expect(places.next()).toBe('/my-productions/commission-payout/next');
  expect(places.next('HELD')).toBe('/my-productions/commission-payout/next?show=HELD');
  expect(places.outstanding('OVERDUE')).toBe('/my-productions/outstanding-invoice?late=OVERDUE');
});

it('those of a team name its leader, unless it is one’s own', () => {
  expect(teamPlaces.member({ parent: undefined, ...days }, 'S00007', 2)).toBe(
    '/team-productions/deal-submitted?from=2026-11-01&to=2026-11-25&under=S00007&depth=2',
  );
  expect(teamPlaces.nearer({ parent: 'S00001' }, 3)).toBe('/team-productions/deal-submitted?parent=S00001&toLevel=2');
  expect(teamPlaces.row({ transId: 't', level: 0 }, true)).toBe(places.deal('t'));
  expect(teamPlaces.row({ transId: 't', level: 0 }, false)).toBe(teamPlaces.deal('t'));
  expect(teamPlaces.row({ transId: 't', level: 2 }, true)).toBe(teamPlaces.deal('t'));
  expect(teamPlaces.people(undefined)).toBe('/team-productions');
});
