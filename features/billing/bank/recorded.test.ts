import { describe, expect, it } from 'vitest';
import { bankDesk } from '../rig/bank-desk.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';

const rig = await aMoneyDesk('2026-11-12');
const { finance } = rig;
const { csv, lineOf, match, matchRecorded, undo } = bankDesk(finance);
const whole = 5_406_400;
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  rig.app.services.database.$client.query<Row>(text, values).then(({ rows }) => rows);

const aReceipt = async (more: object) =>
  (await rig.receive([], { reference: '', receivedOn: '2026-11-16', ...more })).body.data as {
    receiptId: string;
    number: string;
  };
const aCheque = (cents: number, more: object = {}) =>
  aReceipt({ method: 'CHEQUE', reference: 'OCBC 100234', receivedOn: '2026-11-12', cents, ...more });
const giveBack = (receiptId: string, feeCents = 0) =>
  finance.put(`/agency/v1/finance/receipts/${receiptId}/return`, {
    returnedOn: '2026-11-20',
    reason: 'Insufficient funds',
    feeCents,
  });
const clear = (receiptId: string, clearedOn: string) =>
  finance.put(`/agency/v1/finance/receipts/${receiptId}/clearance`, { clearedOn });
const messageOf = ({ status, body }: Awaited<ReturnType<typeof undo>>) => [status, body.errors?.[0]?.message];
const numbersOf = ({ recorded }: { recorded: { number: string }[] }) => recorded.map(({ number }) => number);
/** What the ledger has of a receipt in the bank account. */
const inBank = async (receiptId: string) => {
  const [row] = await query<{ sum: number }>(
    `SELECT coalesce(sum(l.cents), 0)::bigint AS sum FROM journal_entry e JOIN journal_line l ON l.entry = e.id
     WHERE l.account = 1000 AND e.event_id = $1`,
    [receiptId],
  );
  return row?.sum;
};

describe('a credit that finance has recorded already', () => {
  it('proposes the receipt by the invoice that it names, is matched with it, and freed without touching it', async () => {
    const { invoiceId, number: invoice, billId } = await rig.anInvoice();
    const { receiptId, number } = (await rig.receive([{ invoiceId, cents: whole }], { receivedOn: '2026-11-12' })).body
      .data;
    await csv(`19/11/2026,PAYNOW ${invoice.replace('-', '')},GOH,,54064.00,SGD`);
    const line = await lineOf(invoice.replace('-', ''));
    expect(line).toMatchObject({
      state: 'NEW',
      proposal: null,
      recorded: [{ receiptId, number, part: 'STANDING', day: '2026-11-12', isClearing: false }],
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => matchRecorded(line.lineId, receiptId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const matched = await lineOf(invoice.replace('-', ''));
    expect(matched).toMatchObject({ state: 'MATCHED', receiptNumber: number, receiptPart: 'STANDING', recorded: [] });
    expect(await inBank(receiptId)).toBe(whole);
    expect((await undo(line.lineId)).status).toBe(200);
    expect(await rig.readReceipt(receiptId)).toMatchObject({ state: 'USED', returnedOn: null });
    expect(await rig.readBill(billId)).toMatchObject({ state: 'PAID' });
    expect(numbersOf(await lineOf(invoice.replace('-', '')))).toEqual([number]);
  });

  it('offers all of its amount and about its day, and none that is far off or taken back', async () => {
    const [near, nearer] = [
      await aReceipt({ cents: 71_300 }),
      await aReceipt({ cents: 71_300, receivedOn: '2026-11-18' }),
    ];
    await aReceipt({ cents: 71_300, receivedOn: '2026-10-01' });
    await aReceipt({ cents: 71_301 });
    await giveBack((await aReceipt({ cents: 71_300 })).receiptId);
    await csv('18/11/2026,COMMISSION 713,GOH,,713.00,SGD', `18/11/2026,SEE ${near.number},GOH,,713.00,SGD`);
    expect(numbersOf(await lineOf('COMMISSION 713'))).toEqual([nearer.number, near.number]);
    expect(numbersOf(await lineOf(`SEE ${near.number}`))).toEqual([near.number]);
  });

  it('is not matched with another amount, with what went back, or with what another line has', async () => {
    const [one, other, back] = [
      await aReceipt({ cents: 81_400 }),
      await aReceipt({ cents: 81_500 }),
      await aReceipt({ cents: 81_400 }),
    ];
    await giveBack(back.receiptId);
    await csv('16/11/2026,FIRST 814,GOH,,814.00,SGD', '16/11/2026,SECOND 814,GOH,,814.00,SGD');
    const [first, second] = [await lineOf('FIRST 814'), await lineOf('SECOND 814')];
    expect(messageOf(await matchRecorded(first.lineId, other.receiptId))).toEqual([
      409,
      `${other.number} is S$ 815.00, not the amount of this line.`,
    ]);
    expect(messageOf(await matchRecorded(first.lineId, back.receiptId))).toEqual([
      409,
      `${back.number} was taken back on 20 Nov 2026. Choose another receipt, or record the payment.`,
    ]);
    const both = await Promise.all([first, second].map(({ lineId }) => matchRecorded(lineId, one.receiptId)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.map(messageOf)).toContainEqual([
      409,
      `${one.number} is matched with another line of the bank already.`,
    ]);
    await expect(
      query(
        `UPDATE bank_line SET state = 'MATCHED', receipt_id = $1, receipt_part = 'STANDING' WHERE reference IN ('FIRST 814', 'SECOND 814')`,
        [one.receiptId],
      ),
    ).rejects.toThrow('bank_line_receipt');
  });

  it('clears a cheque on its day, which pays what it is meant for', async () => {
    const { invoiceId, billId } = await rig.anInvoice();
    const { receiptId, number } = await aCheque(whole + 500, { invoices: [{ invoiceId, cents: whole }] });
    await csv('11/11/2026,CHEQUE EARLY,OCBC,,54069.00,SGD', '17/11/2026,CHEQUE DEPOSIT,OCBC,,54069.00,SGD');
    const early = await lineOf('CHEQUE EARLY');
    expect(early.recorded).toEqual([]);
    expect(messageOf(await matchRecorded(early.lineId, receiptId))).toEqual([
      409,
      `${number} was received on 12 Nov 2026, after the day of this line.`,
    ]);
    const line = await lineOf('CHEQUE DEPOSIT');
    expect(line.recorded).toMatchObject([{ number, isClearing: true }]);
    expect((await matchRecorded(line.lineId, receiptId)).body.data).toEqual({
      number,
      warnings: [`S$ 5.00 of ${number} stays the payer’s credit.`],
    });
    expect(await rig.readReceipt(receiptId)).toMatchObject({
      clearedOn: '2026-11-17',
      state: 'CREDIT',
      leftCents: 500,
    });
    expect(await rig.readBill(billId)).toMatchObject({ state: 'PAID' });
    expect(await inBank(receiptId)).toBe(whole + 500);
    expect((await undo(line.lineId)).status).toBe(200);
    expect(await rig.readReceipt(receiptId)).toMatchObject({ clearedOn: '2026-11-17', returnedOn: null });
    expect(numbersOf(await lineOf('CHEQUE DEPOSIT'))).toEqual([number]);
  });

  it('warns whoever records it as another payment', async () => {
    const { number } = await aReceipt({ cents: 91_200 });
    await csv('17/11/2026,ANOTHER 912,GOH,,912.00,SGD');
    const { lineId } = await lineOf('ANOTHER 912');
    const { data } = (await match(lineId, [])).body;
    expect(data.warnings).toEqual([
      `${number} has the same amount and is matched with no line of the bank. If it is the same payment, undo this match.`,
    ]);
    expect((await undo(lineId)).status).toBe(200);
    expect(await rig.readReceipt(data.receiptId)).toMatchObject({ state: 'RETURNED' });
    expect(numbersOf(await lineOf('ANOTHER 912'))).toEqual([number]);
  });
});

describe('a debit by which money went back', () => {
  it('is the return of a receipt, its fee, or both', async () => {
    const { receiptId, number } = await aCheque(62_000);
    await csv('13/11/2026,CHEQUE 620,OCBC,,620.00,SGD');
    const credit = await lineOf('CHEQUE 620');
    await csv('20/11/2026,RETURNED 620,OCBC,620.00,,SGD', '20/11/2026,FEE OF 620,OCBC,15.25,,SGD');
    const [debit, fee] = [await lineOf('RETURNED 620'), await lineOf('FEE OF 620')];
    expect(messageOf(await matchRecorded(debit.lineId, receiptId))).toEqual([
      409,
      `${number} was not taken back. Record first that it bounced or that the bank returned it.`,
    ]);
    expect((await matchRecorded(credit.lineId, receiptId)).status).toBe(200);
    await giveBack(receiptId, 1_525);
    expect((await lineOf('RETURNED 620')).recorded).toMatchObject([{ number, part: 'RETURN', day: '2026-11-20' }]);
    expect((await lineOf('FEE OF 620')).recorded).toMatchObject([{ number, part: 'FEE' }]);
    expect((await matchRecorded(debit.lineId, receiptId)).status).toBe(200);
    expect((await matchRecorded(fee.lineId, receiptId)).status).toBe(200);
    expect(await lineOf('RETURNED 620')).toMatchObject({
      state: 'MATCHED',
      receiptNumber: number,
      receiptPart: 'RETURN',
    });
    await csv('20/11/2026,TWICE 620,OCBC,620.00,,SGD', '20/11/2026,BOTH 620,OCBC,635.25,,SGD');
    for (const again of ['TWICE 620', 'BOTH 620']) {
      const { lineId, recorded } = await lineOf(again);
      expect(recorded).toEqual([]);
      expect(messageOf(await matchRecorded(lineId, receiptId))).toEqual([
        409,
        `The return of ${number} is matched with another line of the bank already.`,
      ]);
    }
    expect(messageOf(await undo(credit.lineId))).toEqual([
      409,
      `The bank took ${number} back since, and a receipt that went back is not matched anew.`,
    ]);
    expect((await undo(debit.lineId)).status).toBe(200);
    expect((await undo(fee.lineId)).status).toBe(200);
    const { lineId } = await lineOf('BOTH 620');
    expect((await matchRecorded(lineId, receiptId)).status).toBe(200);
    expect(await inBank(receiptId)).toBe(-1_525);
  });

  it('is not one that never came, or that bounced before it had cleared', async () => {
    const [cleared, uncleared] = [await aCheque(63_000), await aCheque(63_000)];
    await clear(cleared.receiptId, '2026-11-13');
    await giveBack(cleared.receiptId);
    await giveBack(uncleared.receiptId, 1_000);
    await csv('20/11/2026,RETURNED 630,OCBC,630.00,,SGD', '20/11/2026,OTHER 630,OCBC,631.00,,SGD');
    const [debit, other] = [await lineOf('RETURNED 630'), await lineOf('OTHER 630')];
    expect(debit.recorded).toEqual([]);
    expect(messageOf(await matchRecorded(debit.lineId, cleared.receiptId))).toEqual([
      409,
      `The credit by which ${cleared.number} came is not matched with it. Set both lines aside: together they are nothing.`,
    ]);
    expect(messageOf(await matchRecorded(debit.lineId, uncleared.receiptId))[1]).toContain(
      'bounced before it had cleared',
    );
    expect(messageOf(await matchRecorded(other.lineId, uncleared.receiptId))[1]).toBe(
      `${uncleared.number} went back with S$ 630.00 and a fee of S$ 10.00, which is not the amount of this line.`,
    );
  });
});

describe('a credit that names a pro-forma', () => {
  it('proposes the tax invoice of the same billing, else says which pro-forma it names', async () => {
    const bill = await rig.aBill();
    const { number } = (await finance.post(`/agency/v1/finance/bills/${bill.billId}/pro-forma`)).body.data;
    await csv(`19/11/2026,PAYNOW ${number.replace('-', '')},GOH,,54064.00,SGD`);
    const read = () => lineOf(number.replace('-', ''));
    expect(await read()).toMatchObject({
      proposal: null,
      proForma: { number, to: 'Goh Siew Choo', caseNo: bill.caseNo, invoiceNumber: null, isOpen: false },
    });
    const invoice = await rig.invoice(bill);
    const { lineId, proposal, proForma } = await read();
    expect(proposal).toMatchObject({ ground: 'NUMBER', invoices: [{ number: invoice.number }] });
    expect(proForma).toMatchObject({ number, invoiceNumber: invoice.number, isOpen: true });
    await match(lineId, [{ invoiceId: invoice.invoiceId, cents: whole }]);
    expect(await rig.readBill(bill.billId)).toMatchObject({ state: 'PAID' });
    expect(await read()).toMatchObject({ state: 'MATCHED', proForma: null });
  });
});
