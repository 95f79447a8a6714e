import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import type { Client } from '#test/people.ts';
import { places } from '../links.rules.ts';

const agency = await anAgencyThatPays();
const { app, query } = agency;
const place = '/api/v1/my-production';
let [leader, member]: Client[] = [];
const [above, below] = [() => leader as Client, () => member as Client];
let paid: { dealNo: string; dealId: string };

/** The leader is on a plan of their own, so that there is overriding of the member's deal; one deal is paid out, one is not. */
beforeAll(async () => {
  leader = await app.letIn(await app.aSalesperson({ name: 'Lee Leader' }));
  member = await app.letIn(await app.aSalesperson({ name: 'Mia Member' }));
  for (const who of [leader, member]) await agency.giveAccount(who, { rested: true });
  await transact(app.asNobody, (at) =>
    setUpline(at, { personId: below().person.userId, uplineId: above().person.userId, fromDay: '2020-01-01' }),
  );
  await query(`INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2020-01-01', 'DIRECTOR')`, [
    above().person.userId,
  ]);
  paid = await agency.aPaidDeal(below());
  await agency.aRun('paid');
  await agency.aPaidDeal(below(), { papers: false });
});

const get = async (who: Client, path: string) => {
  const { status, body } = await who.get(`${place}/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body.data;
};

type Row = Record<string, number>;
const sumOf = (rows: Row[], key: string) => rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);

/** A column of a file in cents, added up, and the number of its rows. */
const fileOf = async (who: Client, path: string, column: string) => {
  const { status, raw } = await who.get(`${place}/${path}`);
  expect([path, status]).toEqual([path, 200]);
  const book = read(raw);
  const rows = utils.sheet_to_json<Row>(Object.values(book.Sheets)[0] ?? {});
  return { rows: rows.length, cents: Math.round(100 * sumOf(rows, column)) };
};

describe('the lists of money', () => {
  const lists = [
    ['search-payout-deal', 'cents', 'earnedCents', 'My part (S$)'],
    ['search-received-deal', 'ownCents', 'ownCents', 'My part (S$)'],
    ['search-payout', 'cents', 'cents', 'Paid to me, after fees (S$)'],
    ['search-outstanding-invoice', 'openCents', 'openCents', 'Invoice, open (S$)'],
  ] as const;

  it.each(lists)(
    '%s: rows, sums and the file are the same under each filter',
    { timeout: 60_000 },
    async (list, key, total, column) => {
      const filters = list.endsWith('invoice')
        ? ['', 'late=OVERDUE', 'search=nowhere']
        : ['', 'from=2026-11-20', 'to=2026-11-19', `search=${paid.dealNo}`, 'search=nowhere', 'search=leonie'];
      if (list === 'search-payout-deal') filters.push('state=PAID', 'state=NOT_PAID');
      for (const who of [above(), below()])
        for (const filter of filters) {
          const { rows, totals, totalRecords } = await get(who, `${list}?pageSize=100&${filter}`);
          expect([filter, rows.length, sumOf(rows, key)]).toEqual([filter, totalRecords, totals[total]]);
          expect([filter, await fileOf(who, `${list}/export?${filter}`, column)]).toEqual([
            filter,
            { rows: rows.length, cents: totals[total] },
          ]);
        }
    },
  );

  it('have what came in and went back on one day in the order in which it was, page by page', async () => {
    const third = await app.letIn(await app.aSalesperson({ name: 'Tom Third' }));
    await agency.giveAccount(third, { rested: true });
    const { receiptId } = await agency.aPaidDeal(third);
    const { rows } = await get(third, 'search-received-deal');
    await agency.preparer.put(`/agency/v1/finance/receipts/${receiptId}/return`, {
      returnedOn: rows[0].receivedOn,
      reason: 'Insufficient funds',
    });
    const pages = (direction: string) =>
      Promise.all(
        [1, 2].map(async (page) => {
          const list = await get(
            third,
            `search-received-deal?pageSize=1&pageNumber=${page}&sortDirection=${direction}`,
          );
          return list.rows.map(({ isBack }: { isBack: boolean }) => isBack);
        }),
      );
    expect(await pages('desc')).toEqual([[true], [false]]);
    expect(await pages('asc')).toEqual([[false], [true]]);
  });

  it('are searched by whole numbers and parts of addresses; a unit finds nothing that somebody below closed', async () => {
    const count = async (who: Client, search: string) =>
      (await get(who, `search-payout-deal?search=${encodeURIComponent(search)}`)).totalRecords;
    expect([await count(below(), '#53-01'), await count(below(), 'leonie hill')]).toEqual([1, 2]);
    expect([await count(above(), '#53-01'), await count(above(), 'leonie hill')]).toEqual([0, 2]);
    expect(await count(above(), paid.dealNo.toLowerCase())).toBe(1);
  });

  it('say what was paid and what not of the rows that the filter finds', async () => {
    const all = (await get(below(), places.earned().replace(/.*payout/, 'search-payout-deal'))).totals;
    const ofState = async (state: 'PAID' | 'NOT_PAID') =>
      (await get(below(), places.earned(state).replace(/.*payout/, 'search-payout-deal'))).totals.earnedCents;
    expect([await ofState('PAID'), await ofState('NOT_PAID')]).toEqual([
      all.paidCents,
      all.earnedCents - all.paidCents,
    ]);
    expect(all.paidCents).toBeGreaterThan(0);
    expect(all.earnedCents).toBeGreaterThan(all.paidCents);
  });

  it('say it of the same days and words whichever state is shown, so that each figure leads to its rows', async () => {
    const read = (address: string) => get(below(), address.replace(/.*payout/, 'search-payout-deal'));
    const list = [
      { from: '2026-11-01', to: '2026-11-30', search: paid.dealNo },
      { from: '2026-11-01', search: 'leonie hill' },
      { to: '2026-10-31' },
    ];
    for (const filters of list) {
      const { ofAnyState, totals } = await read(places.earned(undefined, filters));
      const { earnedCents, paidCents } = ofAnyState;
      expect(totals).toMatchObject(ofAnyState);
      for (const [state, cents] of [
        [undefined, earnedCents],
        ['PAID', paidCents],
        ['NOT_PAID', earnedCents - paidCents],
      ] as const) {
        const opened = await read(places.earned(state, filters));
        expect([state, opened.ofAnyState]).toEqual([state, ofAnyState]);
        expect([state, sumOf(opened.rows, 'cents'), opened.totals.earnedCents]).toEqual([state, cents, cents]);
      }
    }
    const [one, both, none] = await Promise.all(list.map((filters) => read(places.earned('PAID', filters))));
    expect([one.ofAnyState.paidCents, none.ofAnyState.earnedCents]).toEqual([one.ofAnyState.earnedCents, 0]);
    expect(both.ofAnyState.earnedCents).toBeGreaterThan(both.ofAnyState.paidCents);
  });
});

describe('a payout', () => {
  it('leads to what it paid by deal, and to its entry', async () => {
    for (const [who, account, kind] of [
      [below(), 2100, 'OWN'],
      [above(), 2110, 'OVERRIDE'],
    ] as const) {
      const [line] = (await get(who, 'search-payout')).rows;
      const payment = await get(who, `view-payout/${line.lineId}`);
      expect(payment).toMatchObject({ voucher: line.voucher, cents: line.cents, bank: 'OCBC' });
      const { gstCents, recoveredCents } = payment;
      expect(sumOf(payment.items, 'cents') + gstCents - recoveredCents).toBe(line.cents);
      expect(payment.items).toMatchObject([{ kind, of: paid.dealNo, transId: paid.dealId }]);
      expect(payment.items[0].address.includes('#53-01')).toBe(kind === 'OWN');
      expect(payment.entries).toHaveLength(1);
      const { lines } = payment.entries[0];
      expect(sumOf(lines, 'cents')).toBe(0);
      expect(lines).toContainEqual({ account, name: expect.stringContaining(who.person.name), cents: line.cents });
    }
  });

  it('is somebody else’s to everyone else', async () => {
    const [line] = (await get(below(), 'search-payout')).rows;
    const other = await app.letIn(await app.aSalesperson());
    for (const who of [above(), other, agency.preparer, agency.admin])
      expect((await who.get(`${place}/view-payout/${line.lineId}`)).status).toBe(404);
  });
});

describe('what an upline gets of a deal', () => {
  it('leads to how it was worked out, and to their own lines of the journal alone', async () => {
    const { status, body } = await above().get(`/api/v1/team-production/view-team-deal-detail?transId=${paid.dealId}`);
    expect(status).toBe(200);
    const { overriding, entries } = body.data;
    const [mine] = overriding;
    expect(sumOf(mine.steps, 'cents')).toBe(mine.cents);
    // What those below get is theirs.
    expect(mine.steps).toEqual([
      expect.objectContaining({ label: 'My rate, less the rates below', rate: mine.rate, lessCents: null }),
    ]);
    expect(mine.earnedCents).toBe(mine.cents);
    const lines = entries.flatMap((each: { lines: object[] }) => each.lines);
    const own = lines.filter(({ account }: { account: number | null }) => account !== null);
    expect(own.every((line: { account: number; name: string }) => line.account === 2110)).toBe(true);
    // Earned, and paid out again.
    expect(own.map(({ cents }: { cents: number }) => cents)).toEqual([-mine.cents, mine.cents]);
    expect(JSON.stringify(body)).not.toMatch(/Mia Member · |Goh|#53-|Salespeople|Agency income/);
  });

  it('is listed with its sum, as the card of expected commission counts it', async () => {
    const cardOf = async (who: Client) =>
      (await who.get('/api/v1/dashboard?card=expected-commission')).body.data.cards[0].data;
    const billed = await agency.aBilledDeal(below());
    const deals = await above().get('/api/v1/team-production/team-deal-submitted?overriding=true');
    const { rows, totals } = deals.body.data;
    const { overridingCents, overridingDeals } = await cardOf(above());
    expect([totals.overridingCents, rows.length]).toEqual([overridingCents, overridingDeals]);
    expect(rows).toMatchObject([{ transId: billed.dealId }]);
    expect(sumOf(rows, 'overridingCents')).toBe(overridingCents);
    const own = await get(below(), 'search-deal-submitted?by=EXPECTED');
    const { ownCents, ownDeals } = await cardOf(below());
    expect([own.totals.ownCents, own.totalRecords, sumOf(own.rows, 'ownCents')]).toEqual([
      ownCents,
      ownDeals,
      ownCents,
    ]);
  });

  it('has what came in and went back whole', async () => {
    const expected = async () => (await get(below(), 'search-deal-submitted?by=EXPECTED')).rows;
    const { receiptId, dealId } = await agency.aPaidDeal(below());
    expect(await expected()).not.toContainEqual(expect.objectContaining({ transId: dealId }));
    const [{ receivedOn }] = (await agency.preparer.get(`/agency/v1/finance/receipts?pageSize=1`)).body.data.rows;
    const back = { returnedOn: receivedOn, reason: 'Insufficient funds' };
    expect((await agency.preparer.put(`/agency/v1/finance/receipts/${receiptId}/return`, back)).status).toBe(200);
    expect(await expected()).toContainEqual(expect.objectContaining({ transId: dealId }));
  });
});
