import { describe, expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { allAt, another, aRevisingDesk, keptShare } from '../rig/revising.ts';

const place = '/agency/v1/finance';
const { app, rig, finance, revise, query, holds, done } = await aRevisingDesk();

describe('a revision of a deal without money', () => {
  it('changes commission, shares and bills, and the split is worked out anew', async () => {
    const helper = await app.aSalesperson({ name: 'Ivan Helper' });
    const { dealId, billId } = await rig.aBill();
    await done(dealId, {
      commissionCents: 5_000_000,
      shares: ([first]) => [
        keptShare({ shareId: first?.shareId ?? '', amountCents: 3_000_000 }),
        { kind: 'OWN', userId: helper.userId, role: 'ICB', amountCents: 1_500_000 },
        {
          kind: 'AGENCY',
          name: 'Ann Other',
          registrationNo: 'R012345A',
          agencyName: 'Other Realty',
          amountCents: 500_000,
        },
      ],
      bills: ([first]) => [
        { ...first, amountCents: 4_000_000, invoiceToText: 'Goh Siew Choo and Another' },
        { ...first, billId: null, amountCents: 1_000_000 },
      ],
    });
    expect(await rig.readBill(billId)).toMatchObject({
      netCents: 4_000_000,
      gstCents: 360_000,
      invoiceToText: 'Goh Siew Choo and Another',
    });
    const { rows } = (await finance.get(`${place}/deals/${dealId}/splits`)).body.data;
    expect(rows.map(({ name, cents }: { name: string; cents: number }) => [name, cents])).toEqual([
      ['Hannah Lim', 3_000_000],
      ['Ivan Helper', 1_500_000],
      ['Ann Other', 500_000],
    ]);
    const read = await revise.read(dealId);
    expect(read).toMatchObject({ revision: 1, open: null, approved: [{ number: 1, creditNotes: [] }] });
    // Taken out again: nothing was earned, so the share goes.
    await done(dealId, {
      shares: ([first, , third]) => [
        keptShare({ shareId: first?.shareId ?? '', amountCents: 4_500_000 }),
        keptShare({ shareId: third?.shareId ?? '', amountCents: 500_000 }),
      ],
    });
    expect((await revise.read(dealId)).standing.shares).toHaveLength(2);
  });

  it('is counted for itself in the overview, where its list has it, and not among the requests', async () => {
    const waiting = async () => (await finance.get(`${place}/overview`)).body.data;
    const listed = async (list: string) => (await finance.get(`${place}/${list}?state=OPEN`)).body.data.totalRecords;
    const { dealId } = await rig.aBill();
    const before = await waiting();
    expect((await revise.prepare(dealId, allAt(4_000_000))).status).toBe(200);
    const { revisions, approvals } = await waiting();
    expect(revisions).toMatchObject({ count: before.revisions.count + 1 });
    expect(approvals).toEqual(before.approvals);
    expect([await listed('revisions'), await listed('requests')]).toEqual([revisions.count, approvals.count]);
    expect((await revise.withdraw(dealId)).status).toBe(200);
  });

  it('lowers an unpaid invoice by a part credit note, and another invoice is issued of a bill that is added', async () => {
    const { dealId, billId, invoiceId, number } = await rig.anInvoice();
    const follows = await revise.preview(dealId, {
      bills: ([first]) => (first ? [{ ...first, amountCents: 3_000_055 }, another(first, 1_959_945)] : []),
    });
    expect(follows.body.data).toEqual({
      credits: [{ number, to: 'Goh Siew Choo', netCents: 1_959_945, gstCents: 176_395, isWhole: false }],
      receipts: [],
      lines: [],
    });
    await done(dealId, {
      bills: ([first]) => (first ? [{ ...first, amountCents: 3_000_055 }, another(first, 1_959_945)] : []),
    });
    const bill = await rig.readBill(billId);
    expect(bill).toMatchObject({
      state: 'ISSUED',
      number,
      netCents: 3_000_055,
      gstCents: 270_005,
      totalCents: 3_270_060,
      openCents: 3_270_060,
      credited: [{ number, isPart: true, cents: 2_136_340 }],
    });
    const { approved } = await revise.read(dealId);
    const [{ creditNoteId }] = approved[0].creditNotes;
    const { text } = await readPdf((await finance.get(`${place}/credit-notes/${creditNoteId}/pdf`)).raw);
    for (const part of ['For part of invoice', number, 'Left of the invoice', 'S$ 32,700.60', 'Revision 1'])
      expect(text).toContain(part);
    const [added] = await query<{ id: string }>('SELECT id FROM deal_bill WHERE deal_id = $1 AND id <> $2', [
      dealId,
      billId,
    ]);
    expect((await finance.post(`${place}/invoices`, { billId: added?.id })).status).toBe(200);
    await holds(dealId);
    // The rest is credited whole, with what is left of GST, and invoiced again at what the bill is now.
    expect((await finance.post(`${place}/invoices/${invoiceId}/credit-note`, { reason: 'Wrong address' })).status).toBe(
      200,
    );
    expect((await finance.post(`${place}/invoices`, { billId })).status).toBe(200);
    expect(await rig.readBill(billId)).toMatchObject({ netCents: 3_000_055, gstCents: 270_005, openCents: 3_270_060 });
    await holds(dealId);
  });
});

describe('a revision of a deal that was paid', () => {
  it('moves what was earned to the new lines, and an unpaid part is credited', async () => {
    const me = await app.letIn(await app.aSalesperson({ name: 'Part Paid' }));
    const { dealId, billId, invoiceId } = await rig.anInvoice(me);
    await rig.receive([{ invoiceId, cents: 2_703_200 }]);
    expect(await rig.earnedOf(me.person)).toBe(1_984_000);
    await done(dealId, allAt(4_000_000));
    expect(await rig.readBill(billId)).toMatchObject({ state: 'PART_PAID', openCents: 4_360_000 - 2_703_200 });
    expect(await rig.earnedOf(me.person)).toBe(1_984_000);
    const { approved } = await revise.read(dealId);
    expect(approved[0].follows).toMatchObject({
      credits: [{ netCents: 960_000, gstCents: 86_400, isWhole: false }],
      receipts: [],
      lines: [
        { kind: 'OWN', name: 'Part Paid', beforeCents: 3_968_000, afterCents: 3_200_000, movedCents: 0 },
        { kind: 'AGENCY', name: null, beforeCents: 992_000, afterCents: 800_000, movedCents: 0 },
      ],
    });
  });

  it('takes back what was paid too much, newest first, and leaves it as the payer’s credit', async () => {
    const me = await app.letIn(await app.aSalesperson({ name: 'Paid Too Much' }));
    const { dealId, billId, invoiceId } = await rig.anInvoice(me);
    await rig.receive([{ invoiceId, cents: 2_000_000 }]);
    const second = await rig.receive([{ invoiceId, cents: 3_000_000 }]);
    await done(dealId, allAt(3_000_000));
    const bill = await rig.readBill(billId);
    expect(bill).toMatchObject({ state: 'PAID', netCents: 3_000_000, totalCents: 3_270_000, openCents: 0 });
    expect((await rig.readReceipt(second.body.data.receiptId)).leftCents).toBe(5_000_000 - 3_270_000);
    expect(await rig.earnedOf(me.person)).toBe(2_400_000);
    const { approved } = await revise.read(dealId);
    expect(approved[0].follows.receipts).toEqual([
      { number: second.body.data.number, payer: 'Goh Siew Choo', cents: 1_730_000 },
    ]);
  });

  it('drops a paid bill: its invoice is credited whole, and who earned by it owes it', async () => {
    const me = await app.letIn(await app.aSalesperson({ name: 'Dropped Bill' }));
    const { dealId, billId, invoiceId } = await rig.anInvoice(me);
    const { body } = await rig.receive([{ invoiceId, cents: 5_406_400 }]);
    await done(dealId, { bills: ([first]) => (first ? [another(first, 4_960_000)] : []) });
    expect(await rig.readBill(billId)).toMatchObject({
      state: 'REMOVED',
      invoiceId: null,
      notBillable: 'A revision of the deal removed this billing.',
      credited: [{ isPart: false }],
    });
    expect((await finance.post(`${place}/invoices`, { billId })).status).toBe(409);
    expect(
      (await finance.get(`${place}/bills?state=REMOVED`)).body.data.rows.map((row: { billId: string }) => row.billId),
    ).toEqual([billId]);
    expect((await rig.readReceipt(body.data.receiptId)).leftCents).toBe(5_406_400);
    expect(await rig.earnedOf(me.person)).toBe(0);
    const [added] = await query<{ id: string }>('SELECT id FROM deal_bill WHERE deal_id = $1 AND removed_at IS NULL', [
      dealId,
    ]);
    const again = await finance.post(`${place}/invoices`, { billId: added?.id });
    await finance.post(`${place}/receipts/${body.data.receiptId}/allocations`, {
      invoices: [{ invoiceId: again.body.data.invoiceId, cents: 5_406_400 }],
    });
    expect(await rig.earnedOf(me.person)).toBe(3_968_000);
    await holds(dealId);
  });

  it('gives a share to another agency and to somebody new, and takes one away', async () => {
    const me = await app.letIn(await app.aSalesperson({ name: 'Gives Away' }));
    const helper = await app.aSalesperson({ name: 'New Helper' });
    const { dealId, invoiceId } = await rig.anInvoice(me);
    await rig.receive([{ invoiceId, cents: 2_703_200 }]);
    await done(dealId, {
      shares: ([first]) => [
        keptShare({ shareId: first?.shareId ?? '', amountCents: 2_480_000 }),
        {
          kind: 'AGENCY',
          name: 'Ann Other',
          registrationNo: 'R012345A',
          agencyName: 'Other Realty',
          amountCents: 1_240_000,
        },
        { kind: 'OWN', userId: helper.userId, role: 'ICB', amountCents: 1_240_000 },
      ],
    });
    expect([await rig.earnedOf(me.person), await rig.earnedOf(helper)]).toEqual([992_000, 496_000]);
    const [owed] = await query<{ sum: number }>(
      "SELECT -sum(l.cents)::bigint AS sum FROM journal_line l JOIN journal_entry e ON e.id = l.entry WHERE l.account = 2200 AND e.event = 'revision'",
    );
    expect(owed?.sum).toBe(620_000);
    await done(dealId, {
      shares: ([first, second]) => [
        keptShare({ shareId: first?.shareId ?? '', amountCents: 3_720_000 }),
        keptShare({ shareId: second?.shareId ?? '', amountCents: 1_240_000 }),
      ],
    });
    expect([await rig.earnedOf(me.person), await rig.earnedOf(helper)]).toEqual([1_488_000, 0]);
    expect(
      (await revise.read(dealId)).standing.shares.map((share: { amountCents: number }) => share.amountCents),
    ).toEqual([3_720_000, 1_240_000, 0]);
  });
});
