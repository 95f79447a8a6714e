import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { testApp } from '#test/app.ts';
import { giveParticulars } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import { moneyDesk } from './money-desk.ts';

const place = '/agency/v1/finance';

type Share = { shareId: string; userId: string | null; name: string; amountCents: number };
type Bill = { billId: string; amountCents: number; invoiceToText: string };
type Change = {
  commissionCents?: number;
  shares?: (shares: Share[]) => object[];
  bills?: (bills: Bill[]) => object[];
  reason?: string;
};

/** A share as a revision keeps it. */
export const keptShare = ({ shareId, amountCents }: Pick<Share, 'shareId' | 'amountCents'>) => ({
  kind: 'KEPT',
  shareId,
  amountCents,
});

/** Another bill of the same addressee. */
export const another = (bill: Bill, amountCents: number) => ({ ...bill, billId: null, amountCents });

/** Revisions of deals, as finance enters them: what stands with some of it changed. */
export const revising = (who: Client) => {
  const read = async (dealId: string) => (await who.get(`${place}/deals/${dealId}/revision`)).body.data;
  const wanted = async (dealId: string, { commissionCents, shares, bills }: Change) => {
    const { standing, revision } = await read(dealId);
    return {
      revision,
      commissionCents: commissionCents ?? standing.commissionCents,
      shares: (shares ?? ((all: Share[]) => all.map(keptShare)))(standing.shares),
      bills: (bills ?? ((all: Bill[]) => all))(standing.bills),
    };
  };
  return {
    read,
    wanted,
    preview: async (dealId: string, change: Change) =>
      who.post(`${place}/deals/${dealId}/revision/preview`, await wanted(dealId, change)),
    prepare: async (dealId: string, change: Change) =>
      who.post(`${place}/deals/${dealId}/revision`, {
        ...(await wanted(dealId, change)),
        reason: change.reason ?? 'The commission was agreed lower',
      }),
    withdraw: (dealId: string) => who.delete(`${place}/deals/${dealId}/revision`),
    approve: async (dealId: string, by: Client) => {
      const revisionId = (await read(dealId)).open?.revisionId ?? randomUUID();
      return by.put(`${place}/deals/${dealId}/revision/approval`, { revisionId });
    },
  };
};

/** The whole commission on the first share and the first bill. */
export const allAt = (commissionCents: number): Change => ({
  commissionCents,
  shares: ([first, ...rest]) => [
    ...(first ? [keptShare({ ...first, amountCents: commissionCents })] : []),
    ...rest.map((share) => keptShare({ ...share, amountCents: 0 })),
  ],
  bills: ([first]) => [{ ...first, amountCents: commissionCents }],
});

/** Finance with two people who revise deals. */
export const aRevisingDesk = async () => {
  const app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  const rig = await moneyDesk(app, '2026-11-19');
  const { finance } = rig;
  const other = await app.letIn(await app.aStaff('finance'));
  await giveParticulars(await app.letIn(await app.anAdmin()));
  const revise = revising(finance);
  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await app.services.database.$client.query<Row>(text, values)).rows;

  /** What must be true of a deal whatever was revised. */
  const holds = async (dealId: string) => {
    const [sums] = await query<Record<string, number>>(
      `SELECT d.commission_cents AS commission,
         (SELECT sum(amount_cents) FROM deal_share WHERE deal_id = d.id)::bigint AS shares,
         (SELECT sum(amount_cents) FROM deal_bill WHERE deal_id = d.id AND removed_at IS NULL)::bigint AS bills,
         (SELECT sum(l.cents) FROM split s JOIN split_line l ON l.split_id = s.id WHERE s.deal_id = d.id)::bigint AS lines,
         (SELECT coalesce(sum(e.cents), 0) FROM split s JOIN split_line l ON l.split_id = s.id JOIN earning e ON e.line_id = l.id
          WHERE s.deal_id = d.id)::bigint AS earned,
         (SELECT coalesce(sum(a.net_cents), 0) FROM allocation a JOIN invoice i ON i.id = a.invoice_id WHERE i.deal_id = d.id)::bigint AS cleared
       FROM deal d WHERE d.id = $1`,
      [dealId],
    );
    const { commission, shares, bills, lines, earned, cleared } = sums ?? {};
    expect({ shares, bills, lines, earned }).toEqual({
      shares: commission,
      bills: commission,
      lines: commission,
      earned: cleared,
    });
    expect(
      await query(
        `SELECT l.cents FROM split s JOIN split_line l ON l.split_id = s.id WHERE s.deal_id = $1
         AND l.cents - l.left_cents <> (SELECT coalesce(sum(cents), 0) FROM earning WHERE line_id = l.id)`,
        [dealId],
      ),
    ).toEqual([]);
    expect(
      await query(
        `SELECT account, sum FROM (SELECT account, sum(cents)::bigint AS sum FROM journal_line GROUP BY account) a
         WHERE sum <> CASE account WHEN 1100 THEN (SELECT sum(open_net + open_gst) FROM invoice)
           WHEN 4000 THEN (SELECT -sum(open_net) FROM invoice) WHEN 2300 THEN (SELECT -sum(left_cents) FROM receipt)
           WHEN 2000 THEN (SELECT -sum(gst_cents - credited_gst) FROM invoice) ELSE sum END`,
      ),
    ).toEqual([]);
  };

  const done = async (dealId: string, change: Parameters<typeof revise.prepare>[1]) => {
    const prepared = await revise.prepare(dealId, change);
    expect(prepared.status, JSON.stringify(prepared.body)).toBe(200);
    const approved = await revise.approve(dealId, other);
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    await holds(dealId);
  };

  return { app, rig, finance, other, revise, query, holds, done };
};
