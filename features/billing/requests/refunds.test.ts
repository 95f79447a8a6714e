import { describe, expect, it } from 'vitest';
import { requireBooksAgree } from '../rig/books-agree.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance';
const rig = await aMoneyDesk('2026-11-12');
const { app, finance } = rig;
const second = await app.letIn(await app.aStaff('finance'));

const giveBack = (receiptId: string) =>
  finance.put(`${place}/receipts/${receiptId}/return`, { returnedOn: '2026-11-20', reason: 'Insufficient funds' });
const prepare = (body: object) => finance.post(`${place}/requests`, { reason: 'Agreed with the client', ...body });
const approve = (requestId: string, by = second) => by.put(`${place}/requests/${requestId}/approval`, {});
const booksAgree = () => requireBooksAgree(rig);

/** Where a refund goes. */
const account = { bank: 'UOB', holder: 'Goh Siew Choo', number: '451-234-5678' };

describe('what a payer has left', () => {
  it('is kept without an invoice, and waits for a run of refunds once two people agree', async () => {
    const { receiptId } = (await rig.receive([], { cents: 90_000 })).body.data;
    expect((await prepare({ kind: 'REFUND', receiptId, cents: 90_001, account })).body.errors[0].field).toBe('cents');
    const { requestId } = (await prepare({ kind: 'REFUND', receiptId, cents: 40_000, account })).body.data;
    expect((await prepare({ kind: 'REFUND', receiptId, cents: 1, account })).status).toBe(409);
    expect((await rig.readReceipt(receiptId)).request).toMatchObject({ kind: 'REFUND', cents: 40_000 });
    const own = await approve(requestId, finance);
    expect([own.status, own.body.errors[0].message]).toEqual([403, expect.stringContaining('Somebody else')]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(requestId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rig.readReceipt(receiptId)).toMatchObject({ leftCents: 90_000, state: 'CREDIT', request: null });
    const { rows } = (await finance.get(`${place}/requests?state=APPROVED`)).body.data;
    expect(rows[0]).toMatchObject({ number: null, paidOn: null, isInRun: false, accountMasked: '•••••••678' });
    const listed = async (search: string) =>
      (await finance.get(`${place}/requests?search=${encodeURIComponent(search)}`)).body.data;
    const { number } = await rig.readReceipt(receiptId);
    expect(await listed(number.toLowerCase())).toMatchObject({ totalRecords: 1, sums: { cents: 40_000 } });
    for (const name of [finance.person.name.toUpperCase(), account.holder.split(' ').toReversed().join(' ')])
      expect((await listed(name)).rows).toContainEqual(expect.objectContaining({ requestId }));
    expect((await listed('Nobody of that name')).rows).toEqual([]);
    expect(rows[0]).toMatchObject({ bankDay: null, isOtherHolder: false, holderRoles: [], takenBackOn: null });
    const read = await second.get(`${place}/requests/${requestId}/account-number`);
    expect(read.body.data).toEqual({ number: '4512345678' });
    // What is promised is not promised twice. It can be taken back until a run has it.
    const more = await prepare({ kind: 'REFUND', receiptId, cents: 50_001, account });
    expect(more.body.errors[0].message).toContain('S$ 500.00 of OR26-');
    expect((await finance.delete(`${place}/requests/${requestId}`)).status).toBe(200);
    expect((await finance.delete(`${place}/requests/${requestId}`)).status).toBe(409);
    await booksAgree();
    await giveBack(receiptId);
    expect(await rig.readReceipt(receiptId)).toMatchObject({ leftCents: 0, state: 'RETURNED' });
    await booksAgree();
  });

  it('is refunded with a look at its bank line, and at who holds the account', async () => {
    const { receiptId, number } = (await rig.receive([], { cents: 90_000 })).body.data;
    const odd = { ...account, holder: 'LIM, Hannah' };
    const { requestId } = (await prepare({ kind: 'REFUND', receiptId, cents: 90_000, account: odd })).body.data;
    expect((await rig.readReceipt(receiptId)).request).toMatchObject({
      about: number,
      party: 'Goh Siew Choo',
      bankDay: null,
      isOtherHolder: true,
      holderRoles: ['salesperson'],
    });
    const day = '2026-11-20';
    const file = `Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency\n${day},RENT,GOH,,900.00,SGD`;
    const statement = { name: 'export.csv', bytes: Buffer.from(file) };
    expect((await finance.upload(`${place}/bank-lines/import`, {}, statement)).body.data).toMatchObject({ added: 1 });
    const { lineId } = (await finance.get(`${place}/bank-lines?search=RENT`)).body.data.rows[0];
    const matched = await finance.post(`${place}/bank-lines/${lineId}/recorded-receipt`, { receiptId });
    expect(matched.status, JSON.stringify(matched.body)).toBe(200);
    expect((await rig.readReceipt(receiptId)).request).toMatchObject({ bankDay: day });
    expect((await approve(requestId)).status).toBe(200);
    await giveBack(receiptId);
    const { rows } = (await finance.get(`${place}/requests?state=TO_PAY`)).body.data;
    expect(rows).toContainEqual(expect.objectContaining({ requestId, takenBackOn: '2026-11-20' }));
    expect((await finance.delete(`${place}/requests/${requestId}`)).status).toBe(200);
    await booksAgree();
  });

  it('is not refunded where the bank took the money back meanwhile', async () => {
    const { receiptId } = (await rig.receive([], { cents: 90_000 })).body.data;
    const { requestId } = (await prepare({ kind: 'REFUND', receiptId, cents: 90_000, account })).body.data;
    await giveBack(receiptId);
    const refused = await approve(requestId);
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      expect.stringMatching(/^OR26-\d+ was taken back on 20 Nov 2026, .* Decline a refund of it that waits\.$/),
    ]);
    expect((await second.delete(`${place}/requests/${requestId}`)).status).toBe(200);
    expect((await approve(requestId)).body.errors[0].message).toContain('decided already');
    await booksAgree();
  });
});
