import { sampleInfo } from '#demo/sample.ts';
import { anApprovedCase, billOf, bringPapers, invoiceBill } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import type { anAgencyThatPays } from './payouts.ts';
import { anyRevision } from './revisions.ts';

type Agency = Awaited<ReturnType<typeof anAgencyThatPays>>;

const finance = '/agency/v1/finance';
const today = '2026-11-20';

/** The same numbers for the same seed (mulberry32). */
const drawsOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

type Bill = { billId: string; dealId: string; invoiceId: string | null; openCents: number };
type Receipt = { receiptId: string; state: string; leftCents: number };

/** Steps that may come in any order. A refusal is an answer like any other; a failure is not. */
export const historyOf = (agency: Agency, seed: number) => {
  const { query, desk, preparer, approver, place, days } = agency;
  const draw = drawsOf(seed);
  const pick = <T>(of: T[]): T | undefined => of[draw(Math.max(of.length, 1))];
  const bills: string[] = [];
  const agents: string[] = [];
  let units = seed * 1_000;
  const call = async (answer: ReturnType<typeof preparer.get>) => {
    const { status, body } = await answer;
    if (status >= 500) throw new Error(`${status}: ${JSON.stringify(body)}`);
    // Some calls answer that it is done, and nothing else.
    return status === 200 ? (body.data ?? true) : undefined;
  };
  const readBill = (billId: string): Promise<Bill> => call(preparer.get(`${finance}/bills/${billId}`));
  const receipts = async (state: string): Promise<Receipt[]> =>
    (await call(preparer.get(`${finance}/receipts?state=${state}&pageSize=100`))).rows;
  const someInvoice = async () => {
    const bill = await readBill(pick(bills) ?? '');
    return bill?.invoiceId ? { invoiceId: bill.invoiceId, openCents: bill.openCents } : undefined;
  };
  const receive = async (method: string) => {
    const found = await someInvoice();
    if (!found) return;
    const cents = 1 + draw(found.openCents + 50_000);
    const part = Math.min(cents, found.openCents);
    await call(
      preparer.post(`${finance}/receipts`, {
        ...{ method, payer: 'Goh Siew Choo', reference: 'Any', cents },
        // Some are entered late: their month may be closed.
        receivedOn: draw(4) === 0 ? '2026-10-20' : today,
        invoices: part > 0 ? [{ invoiceId: found.invoiceId, cents: part }] : [],
      }),
    );
  };
  const request = async (body: object | undefined) => {
    const made = body && (await call(preparer.post(`${finance}/requests`, { reason: 'Any', ...body })));
    if (made)
      await call(
        draw(4) === 0
          ? approver.delete(`${finance}/requests/${made.requestId}`)
          : approver.put(`${finance}/requests/${made.requestId}/approval`, {}),
      );
  };
  const deal = async (agent: Client) => {
    units += 1;
    const info = { property: { ...sampleInfo().property, unit: `${10 + draw(80)}-${units}` } };
    const made = await anApprovedCase(agent, desk, info);
    await bringPapers(agent, desk, made);
    const bill = await billOf(preparer, made.caseNo);
    await invoiceBill(preparer, bill, '2026-11-19');
    bills.push(bill.billId);
    agents.push(agent.person.userId);
  };
  const steps = {
    pay: () => receive('PAYNOW'),
    cheque: () => receive('CHEQUE'),
    clear: async () => {
      const found = pick(await receipts('CLEARING'));
      if (found) await call(preparer.put(`${finance}/receipts/${found.receiptId}/clearance`, { clearedOn: today }));
    },
    giveBack: async () => {
      const found = pick(await receipts(pick(['CLEARING', 'CREDIT', 'USED', 'USED']) ?? ''));
      const body = { returnedOn: today, reason: 'Any', feeCents: draw(3) * 500 };
      if (found) await call(preparer.put(`${finance}/receipts/${found.receiptId}/return`, body));
    },
    useCredit: async () => {
      const [found, to] = [pick(await receipts('CREDIT')), await someInvoice()];
      const cents = Math.min(found?.leftCents ?? 0, to?.openCents ?? 0);
      if (found && to && cents > 0)
        await call(
          preparer.post(`${finance}/receipts/${found.receiptId}/allocations`, {
            invoices: [{ invoiceId: to.invoiceId, cents }],
          }),
        );
    },
    refund: async () => {
      const found = pick(await receipts('CREDIT'));
      const account = { bank: 'UOB', holder: 'Goh Siew Choo', number: '4512345678' };
      await request(found && { kind: 'REFUND', receiptId: found.receiptId, cents: 1 + draw(found.leftCents), account });
    },
    credit: async () => {
      const found = await someInvoice();
      await request(found && { kind: 'CREDIT', invoiceId: found.invoiceId });
    },
    writeOff: async () => {
      const found = await someInvoice();
      await request(found && { kind: 'WRITE_OFF', invoiceId: found.invoiceId });
    },
    dispute: async () => {
      const found = await someInvoice();
      if (!found) return;
      const place = `${finance}/invoices/${found.invoiceId}/dispute`;
      if (!(await call(preparer.put(place, { reason: 'Any' })))) await call(preparer.put(`${place}/resolution`, {}));
    },
    invoiceAgain: async () => {
      await call(preparer.post(`${finance}/invoices`, { billId: pick(bills) }));
    },
    revise: async () => {
      const { dealId } = await readBill(pick(bills) ?? '');
      const place = `${finance}/deals/${dealId}/revision`;
      const stands = await call(preparer.get(place));
      const wanted = anyRevision(stands, { draw, agents });
      const made = await call(preparer.post(place, { ...wanted, reason: 'Any' }));
      if (!made) return;
      if (draw(5) === 0) await receive('PAYNOW');
      if (draw(5) === 0 || !(await call(approver.put(`${place}/approval`)))) await call(approver.delete(place));
      for (const { billId } of (await call(preparer.get(place))).standing.bills)
        if (!bills.includes(billId)) bills.push(billId);
    },
    resplit: async () => {
      const frozen = await query<{ id: string; owner_id: string }>(
        `SELECT id, owner_id FROM deal WHERE EXISTS (SELECT FROM split WHERE deal_id = deal.id AND frozen_at IS NOT NULL)
         AND owner_id = ANY($1) ORDER BY deal_no`,
        [agents],
      );
      const found = pick(frozen);
      if (!found) return;
      await query(
        `INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2020-01-01', $2)
         ON CONFLICT (person_id, from_day) DO UPDATE SET plan = excluded.plan`,
        [found.owner_id, pick(['STANDARD', 'LEADER', 'DIRECTOR'])],
      );
      const place = `${finance}/deals/${found.id}/resplit`;
      if (!(await call(preparer.post(place, { reason: 'Any' })))) return;
      if (draw(5) === 0 || !(await call(approver.put(`${place}/approval`)))) await call(approver.delete(place));
    },
    closeMonth: async () => {
      // A month in which nothing was posted is not closed.
      const credit = {
        method: 'GIRO',
        payer: 'Goh Siew Choo',
        reference: 'Any',
        cents: 1 + draw(50_000),
        invoices: [],
      };
      await call(preparer.post(`${finance}/receipts`, { ...credit, receivedOn: '2026-10-20' }));
      await call(preparer.put(`${finance}/ledger/months/2026-10/close`));
    },
    payOut: async () => {
      const kind = draw(4) === 0 ? 'REFUNDS' : 'SALESPEOPLE';
      const run = await call(preparer.post(place, { kind, ...days }));
      if (!run) return;
      const at = `${place}/${run.runId}`;
      if (draw(4) === 0) return void (await call(preparer.delete(at)));
      if (!(await call(approver.put(`${at}/approval`, {})))) return void (await call(preparer.delete(at)));
      if (draw(4) === 0) return void (await call(preparer.put(`${at}/withdrawal`, { reason: 'Any' })));
      await call(preparer.put(`${at}/sending`, {}));
      await call(preparer.put(`${at}/payment`, { paidOn: today }));
    },
    charge: async () => {
      const kind = pick(['FEE', 'WITHHELD', 'WITHHELD']);
      const body = { kind, personId: pick(agents), text: 'Any', cents: 1 + draw(300_000), dueOn: '2026-11-01' };
      await call(preparer.post(`${finance}/charges`, body));
    },
    remit: async () => {
      const held = await call(preparer.get(`${finance}/withheld?state=HELD&pageSize=100`));
      const chargeIds = held.rows.filter(() => draw(2) === 0).map(({ chargeId }: { chargeId: string }) => chargeId);
      const body = { chargeIds, recipient: 'IRAS', reference: 'Any', remittedOn: today };
      if (chargeIds.length > 0) await call(preparer.post(`${finance}/remittances`, body));
    },
    takeBack: async () => {
      const found = pick(
        await query<{ id: string }>('SELECT id FROM remittance WHERE taken_back_on IS NULL ORDER BY recorded_at, id'),
      );
      const body = { takenBackOn: today, reason: 'Any' };
      if (found) await call(preparer.put(`${finance}/remittances/${found.id}/reversal`, body));
    },
    comesBack: async () => {
      const [line] = await query<{ id: string }>(
        'SELECT id FROM payout_line WHERE paid_on IS NOT NULL AND returned_on IS NULL ORDER BY voucher LIMIT 1',
      );
      const body = { returnedOn: today, reason: 'Any' };
      if (line && draw(2) === 0) await call(preparer.put(`${place}/lines/${line.id}/return`, body));
    },
  };
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const frequent: (keyof typeof steps)[] = [
    'pay',
    'pay',
    'cheque',
    'clear',
    'payOut',
    'payOut',
    'charge',
    'remit',
    'takeBack',
    'revise',
    'revise',
    'resplit',
    'resplit',
    'resplit',
  ];
  return { deal, take: () => steps[pick([...names, ...frequent]) ?? 'pay'](), bills };
};
