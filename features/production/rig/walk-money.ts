import { expect } from 'vitest';
import type { ItemKind } from '#features/payout/payout.words.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import { placeOf, places } from '../links.rules.ts';
import type { NextPart } from '../production.words.ts';
import { production } from '../room.calls.ts';
import { openedAt, readAt } from './pages.ts';
import { allOf, sum } from './reading.ts';
import { openAbove } from './walk-above.ts';

type Contract = typeof production;
type Cents = { cents: number };

const centsOf = (rows: Cents[]) => sum(rows.map(({ cents }) => cents));

type Earned = Data<Contract['payoutDeal']>['rows'];

/** Opens the deal that each of these leads to, where it is again with the same amount. */
const openTheirDeals = async (who: Client, rows: Earned): Promise<void> => {
  for (const [address, all] of Map.groupBy(rows, placeOf)) {
    const [{ kind, transId } = { kind: 'OWN', transId: '' }] = all;
    const earnings =
      kind === 'OVERRIDE'
        ? (await openAbove(who, transId)).earned
        : (await openedAt<Data<Contract['detail']>>(who, address)).payouts;
    const centsById = new Map(earnings.map(({ earningId, cents }) => [earningId, cents]));
    for (const { earningId, cents } of all) expect([address, centsById.get(earningId)]).toEqual([address, cents]);
  }
};

type Item = { source: string; kind: ItemKind; transId: string | null; cents: number };

/** Holds that the earnings of a payout lead where the same rows of what was earned do, whose deals are opened. */
const leadToTheSame = (items: Item[], earned: Earned): void => {
  const rows = new Map(earned.map((row) => [row.earningId, [placeOf(row), row.cents]]));
  for (const item of items)
    if (item.kind === 'OWN' || item.kind === 'OVERRIDE')
      expect(rows.get(item.source)).toEqual([placeOf(item), item.cents]);
};

/** Holds what was earned, and what the next payout takes and what is given up of it, against the rows that these lead to. */
export const walkEarned = async (who: Client): Promise<void> => {
  const earned = await readAt(who, places.earned(), production.payoutDeal);
  const paid = await readAt(who, places.earned('PAID'), production.payoutDeal);
  const notPaid = await readAt(who, places.earned('NOT_PAID'), production.payoutDeal);
  const { totals, ofAnyState, totalRecords } = earned;
  expect([centsOf(earned.rows), centsOf(paid.rows)]).toEqual([totals.earnedCents, totals.paidCents]);
  expect(centsOf(paid.rows) + centsOf(notPaid.rows)).toBe(centsOf(earned.rows));
  expect(paid.totalRecords + notPaid.totalRecords).toBe(totalRecords);
  for (const each of [earned, paid, notPaid]) {
    expect(each.totals.earnedCents).toBe(centsOf(each.rows));
    expect(each.ofAnyState).toEqual(ofAnyState);
  }

  await openTheirDeals(who, earned.rows);

  const next = await readAt(who, places.next(), production.nextPayout);
  leadToTheSame(next.rows, earned.rows);
  const items = new Set(next.rows.map(({ source }) => source));
  for (const { earningId, lineId, evensOutWith } of notPaid.rows)
    if (lineId === null) expect([earningId, evensOutWith === null]).toEqual([earningId, items.has(earningId)]);
  expect(next.totals.cents).toBe(centsOf(next.rows));
  /** The sum of the items that a figure leads to: the one that the list answers, which has to equal its rows added up. */
  const totalOf = async (show: NextPart) => {
    const { rows, totals, totalRecords } = await readAt(who, places.next(show), production.nextPayout);
    expect([show, rows.length, totals.cents]).toEqual([show, totalRecords, centsOf(rows)]);
    return centsOf(rows);
  };
  const { readyCents, heldCents, feeCents, withheldCents } = next;
  expect([readyCents, heldCents]).toEqual([await totalOf('READY'), await totalOf('HELD')]);
  expect(readyCents + heldCents).toBe(await totalOf('NOT_PAID'));
  expect([feeCents, withheldCents]).toEqual([-(await totalOf('FEES')) || 0, -(await totalOf('WITHHELD')) || 0]);
  expect(readyCents + heldCents - feeCents - withheldCents).toBe(centsOf(next.rows));
  expect(totals).toMatchObject({ feesDueCents: feeCents, withheldDueCents: withheldCents });
  expect(totals.writtenOffCents).toBe(await totalOf('GIVEN_UP'));
  const advances = (await readAt(who, places.advances(), production.advances)).rows;
  expect(totals.advanceLeftCents).toBe(sum(advances.map(({ leftCents }) => leftCents)));
};

/** Which items a column of a payout adds up; GST and what was recovered of advances are no items. */
const columns: Partial<Record<keyof Data<Contract['paidOut']>['totals'], { kinds: ItemKind[]; sign: 1 | -1 }>> = {
  ownCents: { kinds: ['OWN'], sign: 1 },
  overridingCents: { kinds: ['OVERRIDE'], sign: 1 },
  feeCents: { kinds: ['CHARGE'], sign: -1 },
  withheldCents: { kinds: ['WITHHELD'], sign: -1 },
  advancedCents: { kinds: ['ADVANCE'], sign: 1 },
  returnedCents: { kinds: ['RETURNED'], sign: 1 },
  writtenOffCents: { kinds: ['WRITE_OFF'], sign: 1 },
};

/** Holds every column of the payouts that reached somebody against its sum, and against what each payout paid when it is opened. */
export const walkPaid = async (who: Client, finance: Client): Promise<void> => {
  const { rows, totals } = await readAt(who, places.paid(), production.paidOut);
  const earned = await readAt(who, places.earned(), production.payoutDeal);
  for (const key of Object.keys(totals) as (keyof typeof totals)[])
    expect([key, sum(rows.map((row) => row[key]))]).toEqual([key, totals[key]]);
  for (const row of rows) {
    const { lineId, voucher } = row;
    const paid = await openedAt<Data<Contract['paidDetail']>>(who, places.payout(lineId));
    expect(paid).toMatchObject(row);
    leadToTheSame(paid.items, earned.rows);
    for (const [key, { kinds, sign }] of Object.entries(columns)) {
      const items = paid.items.filter(({ kind }) => kinds.includes(kind));
      expect([voucher, key, sign * centsOf(items) || 0]).toEqual([voucher, key, row[key as keyof typeof columns]]);
    }
    expect([voucher, centsOf(paid.items) + row.gstCents - row.recoveredCents]).toEqual([voucher, row.cents]);
  }
  await walkGivenUp(who, finance, totals.writtenOffCents);
};

/** What was given up of somebody's debt: settled by their payouts, or not yet, is what finance has written off. */
const walkGivenUp = async (who: Client, finance: Client, settledCents: number): Promise<void> => {
  const { rows } = await readAt(who, places.next(), production.nextPayout);
  // A payout that the bank returned is on no list until it is paid again.
  if (rows.some(({ kind }) => kind === 'RETURNED')) return;
  const { totals } = await readAt(who, places.earned(), production.payoutDeal);
  const debts = await allOf<{ payeeNo: string; writtenOffCents: number }>(finance, 'debts?state=WRITTEN_OFF');
  const written = debts.find(({ payeeNo }) => payeeNo === who.person.userName)?.writtenOffCents ?? 0;
  expect([who.person.name, settledCents + totals.writtenOffCents]).toEqual([who.person.name, written]);
};
