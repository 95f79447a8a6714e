import { beforeAll, describe, expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import type { Client } from '#test/people.ts';
import { walkFigures } from '../rig/walk.ts';

const agency = await anAgencyThatPays();
const { app } = agency;
const place = '/api/v1/my-production';
let hannah: Client;
let eSubId: string;

beforeAll(async () => {
  ({ agent: hannah, eSubId } = await agency.anEarner());
  await agency.aPaidDeal(hannah, { papers: false });
});

const dashboardOf = async (who: Client) => (await who.get(`${place}/init-myproduction-dashboard`)).body.data;

describe('the figures of My Production', () => {
  it('are those of the deals, the money and the payouts of whoever asks', async () => {
    const { gross, submitted, received, paid, types } = await dashboardOf(hannah);
    // The sample is a sale of S$ 2,480,000 at 2%; on the plan Standard 80% of it are the salesperson's.
    expect(submitted.month).toEqual({ count: 2, cents: 9_920_000 });
    expect(gross.year.cents).toBe(9_920_000);
    expect(received.month).toEqual({ count: 2, cents: 9_920_000 });
    expect(paid.year).toEqual({ count: 0, cents: 0 });
    expect(types).toHaveLength(1);
    expect(await walkFigures(hannah)).toBeGreaterThan(40);
  });

  it('say what is paid next, and what is held and why', async () => {
    const next = (await hannah.get(`${place}/next-payout`)).body.data;
    expect(next).toMatchObject({ payDay: '2026-11-27', readyCents: 3_968_000, heldCents: 3_968_000, feeCents: 0 });
    expect(next.rows.map(({ why }: { why: string | null }) => why)).toEqual(
      expect.arrayContaining([null, 'Documents are missing']),
    );
    const reasons = next.rows.map(({ why, missing }: { why: string | null; missing: string[] }) => [why, missing]);
    expect(reasons).toEqual(
      expect.arrayContaining([
        [null, []],
        ['Documents are missing', ['Form A1, individual client', 'Form B, risk and screening', 'Screening result']],
      ]),
    );
  });

  it('are of all that is paid next, of which the list shows a page', async () => {
    const all = (await hannah.get(`${place}/next-payout`)).body.data;
    expect([all.totalRecords, all.totals.cents]).toEqual([2, 7_936_000]);
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => {
        const path = `next-payout?pageSize=1&pageNumber=${page}&sortDirection=asc`;
        const { rows, ...sums } = (await hannah.get(`${place}/${path}`)).body.data;
        expect({ ...sums, rows: all.rows }).toEqual(all);
        return rows.map(({ source }: { source: string }) => source);
      }),
    );
    expect(pages.flat()).toEqual(all.rows.map(({ source }: { source: string }) => source).toReversed());
    const held = (await hannah.get(`${place}/next-payout?show=HELD`)).body.data;
    expect([held.totalRecords, held.totals.cents, held.readyCents]).toEqual([1, 3_968_000, 3_968_000]);
  });

  it('say Pending of a case on hold, and nothing of why finance holds something', async () => {
    const release = await agency.putOnHold(eSubId);
    const { rows } = (await hannah.get(`${place}/search-deal-submitted`)).body.data;
    expect(rows.find((row: { eSubId: string }) => row.eSubId === eSubId)).toMatchObject({ state: 'PENDING' });
    const held = (await hannah.get(`${place}/next-payout`)).body.data;
    expect(held.rows.map(({ why }: { why: string }) => why)).toContain('Pending');
    await walkFigures(hannah);
    await release();
    const body = { kind: 'PERSON', source: hannah.person.userId, reason: 'Court order 4711' };
    const { status, body: made } = await agency.preparer.post('/agency/v1/finance/payout-holds', body);
    expect(status, JSON.stringify(made)).toBe(200);
    const answer = await hannah.get(`${place}/next-payout`);
    expect(answer.body.data.rows.map(({ why }: { why: string }) => why)).toContain('Held by finance');
    expect(JSON.stringify(answer.body)).not.toContain('4711');
    await agency.preparer.put(`/agency/v1/finance/payout-holds/${made.data.holdId}/release`, {});
  });

  it('follow a payout, and one that the bank returns', async () => {
    const run = await agency.aRun('approved');
    const taken = (await hannah.get(`${place}/next-payout`)).body.data;
    expect(taken.payDay).toBe('2026-11-27');
    await agency.send(run.runId);
    await agency.pay(run.runId);
    expect((await dashboardOf(hannah)).paid.month).toEqual({ count: 1, cents: 3_968_000 });
    await walkFigures(hannah);
    const [line] = (await agency.readRun(run.runId)).lines;
    const paidOn = (day: string) =>
      agency.query('UPDATE payout_line SET paid_on = $2 WHERE id = $1', [line.lineId, day]);
    expect((await dashboardOf(hannah)).incomeYears).toEqual(['2026']);
    await paidOn('2021-03-05');
    expect((await dashboardOf(hannah)).incomeYears).toEqual(['2026', '2021']);
    await paidOn('2026-11-20');
    const back = { returnedOn: '2026-11-20', reason: 'Account closed' };
    await agency.preparer.put(`${agency.place}/lines/${line.lineId}/return`, back);
    expect((await dashboardOf(hannah)).paid.month).toEqual({ count: 0, cents: 0 });
    const { rows } = (await hannah.get(`${place}/next-payout`)).body.data;
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'RETURNED', cents: 3_968_000 }));
    await walkFigures(hannah);
  });

  it('are nothing to staff, and to somebody else', async () => {
    const other = await app.letIn(await app.aSalesperson());
    for (const who of [other, agency.preparer, agency.admin]) {
      const { gross, outstanding } = await dashboardOf(who);
      expect([gross.year.count, outstanding.count]).toEqual([0, 0]);
      expect((await who.get(`${place}/search-deal-submitted`)).body.data.rows).toEqual([]);
    }
  });
});
