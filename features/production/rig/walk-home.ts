import { expect } from 'vitest';
import { expectedPlaces } from '#features/commission/commission.words.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import { places, teamPlaces } from '../links.rules.ts';
import { nextItemsOf } from '../money/next-items.rules.ts';
import { production } from '../room.calls.ts';
import { dealsAddUp } from './deals-add-up.ts';
import { openedAt, readAt } from './pages.ts';
import { readAs, sum } from './reading.ts';

type Contract = typeof production;
const my = '/api/v1/my-production';

/** Holds the cards of a salesperson's home page against the pages that they lead to. Answers how many there were. */
export const walkHome = async (who: Client): Promise<number> => {
  const home = await readAs<{ cards: { id: string; data: unknown; failure: string | null }[] }>(
    who,
    '/api/v1/dashboard',
  );
  const cards = new Map(home.cards.map((card) => [card.id, card]));
  for (const { id, failure } of home.cards) expect([id, failure]).toEqual([id, null]);
  const readCard = async (id: string) =>
    (await readAs<typeof home>(who, `/api/v1/dashboard?card=${id}`)).cards[0]?.data as never;
  const starting = [
    'production-figures',
    'production-chart',
    'production-aging',
    'next-payout',
    'team-month',
    'expected-commission',
  ];
  const off = new Map(await Promise.all(starting.map(async (id) => [id, await readCard(id)] as const)));
  const dataOf = (id: string) => off.get(id) as never;

  const {
    months,
    types: _,
    incomeYears,
    aging,
    ...figures
  } = await readAs<Data<Contract['dashboard']>>(who, `${my}/init-myproduction-dashboard`);
  expect(dataOf('production-figures')).toEqual(figures);
  expect(dataOf('production-chart')).toEqual({ months });
  const { outstanding } = figures;
  expect(dataOf('production-aging')).toEqual(outstanding.count > 0 ? { aging, outstanding } : undefined);

  const { rows, totalRecords, totalIsCapped, totals, ...sums } = await readAt(
    who,
    places.next(),
    production.nextPayout,
  );
  const [ready, held] = [nextItemsOf(rows, 'READY').length, nextItemsOf(rows, 'HELD').length];
  expect([sums.ready, sums.held]).toEqual([ready, held]);
  expect(dataOf('next-payout')).toEqual(rows.length > 0 ? sums : undefined);

  const { submitted, gross, paid } = figures;
  const payout =
    rows.length > 0
      ? { payDay: sums.payDay, readyCents: sums.readyCents, heldCents: sums.heldCents, ready, held }
      : null;
  expect(cards.get('money')?.data).toMatchObject({ submitted, gross, paid, outstanding, aging, months, payout });

  const month = await readAt(who, teamPlaces.performance({ period: 'month' }), production.performanceRows);
  if (month.rows.length > 0) {
    expect(dataOf('team-month')).toEqual({
      span: month.span,
      group: month.group,
      members: month.rows.length,
      rows: month.rows.slice(0, 5),
    });
    const { span, group } = month;
    await dealsAddUp(who, group, teamPlaces.group(span));
    for (const { saNo, own, group: whole } of month.rows.slice(0, 5)) {
      await dealsAddUp(who, own, teamPlaces.memberOwn(span, saNo));
      await dealsAddUp(who, whole, teamPlaces.member(span, saNo));
    }
  } else expect(dataOf('team-month')).toBeUndefined();
  await walkExpected(who, dataOf('expected-commission'));
  return home.cards.length;
};

type Expected = { ownCents: number; ownDeals: number; overridingCents: number; overridingDeals: number };

/** The commission that is expected leads to the deals of which nothing has come in, one's own and those of the team. */
const walkExpected = async (who: Client, card: Expected | undefined) => {
  const { rows } = await readAt(who, expectedPlaces.own, production.deals);
  const own = await Promise.all(
    rows.map(({ transId }) => openedAt<Data<Contract['detail']>>(who, places.deal(transId ?? ''))),
  );
  const { rows: above } = await readAt(who, expectedPlaces.overriding, production.teamDeals);
  const counted = {
    ownCents: sum(own.map(({ ownCents }) => ownCents)),
    ownDeals: own.length,
    overridingCents: sum(above.map(({ overridingCents }) => overridingCents)),
    overridingDeals: new Set(above.map(({ transId }) => transId)).size,
  };
  expect(card ?? { ownCents: 0, ownDeals: 0, overridingCents: 0, overridingDeals: 0 }).toMatchObject(counted);
  expect(rows.filter(({ receivedCents }) => receivedCents !== 0)).toEqual([]);
};
