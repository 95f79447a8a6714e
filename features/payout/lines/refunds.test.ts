import { expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { query, place, preparer, approver, aPaidDeal, drawUp, approve, send, pay, readRun, aRun, readNext } = agency;
const finance = '/agency/v1/finance';
const account = { bank: 'UOB', holder: 'Goh Siew Choo', number: '4512345678' };

const must = async (answer: ReturnType<typeof preparer.get>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const aCredit = async (cents: number) => {
  const body = {
    method: 'TRANSFER',
    payer: 'Goh Siew Choo',
    reference: '',
    receivedOn: '2026-11-20',
    cents,
    invoices: [],
  };
  return must(preparer.post(`${finance}/receipts`, body));
};
const aRefund = async (receiptId: string, cents: number) => {
  const request = { kind: 'REFUND', receiptId, cents, account, reason: 'Paid too much' };
  const { requestId } = await must(preparer.post(`${finance}/requests`, request));
  await must(approver.put(`${finance}/requests/${requestId}/approval`, {}));
  return requestId as string;
};
const leftOf = async (receiptId: string) => (await must(preparer.get(`${finance}/receipts/${receiptId}`))).leftCents;
/** The entries that the page of a receipt shows, the oldest first. */
const shownOf = async (receiptId: string): Promise<string[]> => {
  const { entryIds } = await must(preparer.get(`${finance}/receipts/${receiptId}`));
  const { rows } = await must(preparer.get(`${finance}/ledger/entries?ids=${entryIds.join(',')}`));
  return rows.map(({ text }: { text: string }) => text).toReversed();
};
const why = async () => (await readNext('REFUNDS')).held.map((each: { why: string }) => each.why);
/** The customers' credit in the ledger is what is left of receipts, and what open runs have reserved. */
const booksAgree = async () => {
  const [row] = await query<{ ledger: number; records: number }>(`
    SELECT -coalesce((SELECT sum(cents) FROM journal_line WHERE account = 2300), 0)::bigint AS ledger,
      ((SELECT coalesce(sum(left_cents), 0) FROM receipt)
       + (SELECT coalesce(sum(cents), 0) FROM money_request WHERE reserved_at IS NOT NULL))::bigint AS records`);
  expect(row?.ledger).toBe(row?.records);
};

it('is reserved by a run, approved by another, sent to the bank and posted when it is paid', async () => {
  const { receiptId, number } = await aCredit(90_000);
  const requestId = await aRefund(receiptId, 40_000);
  await booksAgree();
  const discarded = await drawUp('REFUNDS');
  expect(await leftOf(receiptId)).toBe(50_000);
  await booksAgree();
  expect((await preparer.delete(`${finance}/requests/${requestId}`)).body.errors[0].message).toContain('payout run');
  await must(preparer.delete(`${place}/${discarded}`));
  expect(await leftOf(receiptId)).toBe(90_000);
  const withdrawn = await aRun('approved', 'REFUNDS');
  await must(preparer.put(`${place}/${withdrawn.runId}/withdrawal`, { reason: 'A wrong account' }));
  expect(await leftOf(receiptId)).toBe(90_000);

  const runId = await drawUp('REFUNDS');
  expect((await approve(runId, preparer)).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 50 }, () => approve(runId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const file = (await preparer.get(`${place}/${runId}/bank-file?format=CSV`)).raw.toString();
  expect(file).toContain('"Goh Siew Choo","UOB","7375","UOVBSGSG","4512345678","SGD","400.00"');
  const { raw } = await preparer.get(`${place}/${runId}/bank-file?format=PAIN001`);
  expect(raw.toString()).toContain('<Ustrd>Refund PV');
  expect(raw.toString()).not.toContain('Commission');
  await must(send(runId));
  await booksAgree();
  await must(pay(runId));
  await booksAgree();
  expect(await leftOf(receiptId)).toBe(50_000);
  const { lines } = await readRun(runId);
  expect(lines).toMatchObject([{ name: 'Goh Siew Choo', payeeNo: number, refundedCents: 40_000, netCents: 40_000 }]);
  const { rows } = await must(preparer.get(`${finance}/requests?state=APPROVED`));
  expect(rows).toContainEqual(expect.objectContaining({ requestId, number: lines[0].voucher, paidOn: '2026-11-20' }));
  const { text } = await readPdf((await preparer.get(`${place}/lines/${lines[0].lineId}/statement`)).raw);
  for (const part of ['Refund voucher', 'Goh Siew Choo', number, '400.00']) expect(text).toContain(part);

  await must(preparer.put(`${place}/lines/${lines[0].lineId}/return`, { returnedOn: '2026-11-20', reason: 'Closed' }));
  expect(await leftOf(receiptId)).toBe(90_000);
  await booksAgree();
  expect(await readNext('REFUNDS')).toMatchObject({ people: 0, held: [] });
});

it('is shown among the entries of its receipt once it is paid, and so is its return', async () => {
  const [paidOut, sentBack] = [await aCredit(10_000), await aCredit(5_000)];
  await aRefund(paidOut.receiptId, 10_000);
  await aRefund(sentBack.receiptId, 5_000);
  const { runId, lines } = await aRun('sent', 'REFUNDS');
  expect(await shownOf(paidOut.receiptId)).toEqual([`Receipt ${paidOut.number}`]);
  await must(pay(runId));
  const lineOf = ({ number }: { number: string }) =>
    lines.find(({ payeeNo }: { payeeNo: string }) => payeeNo === number);
  const { lineId, voucher } = lineOf(sentBack);
  await must(preparer.put(`${place}/lines/${lineId}/return`, { returnedOn: '2026-11-20', reason: 'Closed' }));
  const payout = expect.stringContaining(`Payout ${lineOf(paidOut).voucher}`);
  expect(await shownOf(paidOut.receiptId)).toEqual([`Receipt ${paidOut.number}`, payout]);
  const returned = [expect.stringContaining(`Payout ${voucher}`), `Payout return ${voucher} returned`];
  expect(await shownOf(sentBack.receiptId)).toEqual([`Receipt ${sentBack.number}`, ...returned]);
});

it('is held where its credit was used meanwhile, and says so', async () => {
  const { receiptId } = await aCredit(10_000);
  const requestId = await aRefund(receiptId, 10_000);
  const agent = await agency.app.letIn(await agency.app.aSalesperson());
  const { invoiceId } = await aPaidDeal(agent, { cents: 100_000 });
  await must(preparer.post(`${finance}/receipts/${receiptId}/allocations`, { invoices: [{ invoiceId, cents: 1 }] }));
  expect(await why()).toEqual(['The credit was used meanwhile']);
  await must(preparer.delete(`${finance}/requests/${requestId}`));
  await booksAgree();
});

it('is held where the bank took the payment back, before the draft and after it', async () => {
  const first = await aCredit(10_000);
  await aRefund(first.receiptId, 10_000);
  const back = { returnedOn: '2026-11-20', reason: 'Recalled' };
  await must(preparer.put(`${finance}/receipts/${first.receiptId}/return`, back));
  expect(await why()).toEqual(['The bank returned the payment']);
  const second = await aCredit(20_000);
  await aRefund(second.receiptId, 15_000);
  const runId = await drawUp('REFUNDS');
  await must(preparer.put(`${finance}/receipts/${second.receiptId}/return`, back));
  await booksAgree();
  const refused = await approve(runId);
  expect([refused.status, refused.body.errors[1].message]).toEqual([
    409,
    `Goh Siew Choo, ${second.number}: The bank returned the payment`,
  ]);
  await must(preparer.delete(`${place}/${runId}`));
  expect(await leftOf(second.receiptId)).toBe(0);
  await booksAgree();
});

it('credit that is reserved is not used, whoever comes first', async () => {
  const { receiptId } = await aCredit(30_000);
  await aRefund(receiptId, 30_000);
  const agent = await agency.app.letIn(await agency.app.aSalesperson());
  const { invoiceId } = await aPaidDeal(agent, { cents: 100_000 });
  const invoices = [{ invoiceId, cents: 30_000 }];
  await Promise.all([
    preparer.post(place, { kind: 'REFUNDS', ...agency.days }),
    preparer.post(`${finance}/receipts/${receiptId}/allocations`, { invoices }),
  ]);
  expect(await leftOf(receiptId)).toBe(0);
  await booksAgree();
});
