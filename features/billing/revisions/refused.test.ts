import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allAt, another, aRevisingDesk, keptShare } from '../rig/revising.ts';

const place = '/agency/v1/finance';
const { app, rig, finance, other, revise, query, holds, done } = await aRevisingDesk();

describe('a revision is refused', () => {
  const why = ({ status, body }: { status: number; body: { errors: { message: string; field?: string }[] } }) => [
    status,
    ...body.errors.map(({ field, message }) => `${field ?? ''}: ${message}`),
  ];

  it('where sums do not fit, at their fields', async () => {
    const { dealId } = await rig.aBill();
    expect(why(await revise.preview(dealId, { commissionCents: 5_000_000 }))).toEqual([
      400,
      'shares: S$ 400.00 of the commission is not shared yet.',
      'bills: S$ 400.00 of the commission is not billed yet.',
    ]);
    expect(why(await revise.preview(dealId, { commissionCents: 4_900_000 }))).toEqual([
      400,
      'shares: The shares come to S$ 600.00 more than the commission.',
      'bills: The billings come to S$ 600.00 more than the commission.',
    ]);
  });

  it('where nothing changes, where the closing agent goes, and where somebody is there twice', async () => {
    const { dealId } = await rig.aBill();
    expect(why(await revise.preview(dealId, {}))).toEqual([409, ': Nothing is changed. Change an amount first.']);
    const other = await app.aSalesperson({ name: 'Twice There' });
    const own = { kind: 'OWN', userId: other.userId, role: 'ICB', amountCents: 2_480_000 };
    expect(why(await revise.preview(dealId, { shares: () => [own, own] }))).toEqual([
      400,
      expect.stringContaining('The closing agent stays'),
      expect.stringContaining('shares.1.userId: This person has a share'),
    ]);
    const [first] = (await revise.read(dealId)).standing.shares;
    const two = {
      shares: () => [
        { ...keptShare(first), amountCents: 2_480_000 },
        { ...own, role: 'CA' },
      ],
    };
    expect(why(await revise.preview(dealId, two))).toEqual([
      400,
      expect.stringContaining('shares.1.role: There is one'),
    ]);
    const nobody = {
      shares: () => [
        { ...keptShare(first), amountCents: 2_480_000 },
        { ...own, userId: finance.person.userId },
      ],
    };
    expect(why(await revise.preview(dealId, nobody))).toEqual([
      400,
      expect.stringContaining('shares.1.userId: Choose'),
    ]);
  });

  it('where a billing or a share of the deal is withNames twice, before an invoice and after money came in', async () => {
    const { dealId, invoiceId } = await rig.anInvoice();
    const parts = ([first]: Parameters<typeof another>[0][]) => [
      { ...first, amountCents: 1000 },
      { ...first, amountCents: 4_959_000 },
    ];
    const shares = ([first]: Parameters<typeof keptShare>[0][]) =>
      first ? [keptShare({ ...first, amountCents: 0 }), keptShare({ ...first, amountCents: 4_960_000 })] : [];
    const isRefused = async () => {
      for (const call of [revise.preview, revise.prepare]) {
        expect(why(await call(dealId, { bills: parts }))).toEqual([
          400,
          expect.stringContaining('bills.1.amountCents: This billing is in'),
        ]);
        expect(why(await call(dealId, { shares }))).toEqual([
          400,
          expect.stringContaining('shares.1.amountCents: This share is in'),
        ]);
      }
    };
    await isRefused();
    await rig.receive([{ invoiceId, cents: 2_000_000 }]);
    await isRefused();
    const { standing } = await revise.read(dealId);
    const revisionId = randomUUID();
    await query(
      `INSERT INTO deal_revision (id, deal_id, number, reason, before, after, follows, prepared_by, prepared_at)
       VALUES ($5, $1, 1, 'Entered past the check', $2, $3, '{}', $4, now())`,
      [dealId, standing, { ...standing, bills: parts(standing.bills) }, finance.person.userId, revisionId],
    );
    expect(why(await other.put(`${place}/deals/${dealId}/revision/approval`, { revisionId }))[0]).toBe(400);
    await holds(dealId);
  });

  it('where it would credit more than is left of an invoice, by its call, by a credit note, and in the database', async () => {
    const { dealId, billId, invoiceId, number } = await rig.anInvoice();
    await done(dealId, allAt(4_000_000));
    const over = {
      bills: ([first]: Parameters<typeof another>[0][]) =>
        first ? [{ ...first, amountCents: -1 }, another(first, 4_000_001)] : [],
    };
    for (const refused of [await revise.preview(dealId, over), await revise.prepare(dealId, over)])
      expect(why(refused)).toEqual([400, expect.stringContaining('bills.0.amountCents: ')]);
    const set = (columns: string) => query(`UPDATE invoice SET ${columns} WHERE id = $1`, [invoiceId]);
    await expect(set('credited_net = credited_net + 1')).rejects.toThrow('invoice_credited_net');
    await expect(set('credited_gst = credited_gst + 1')).rejects.toThrow('invoice_credited_gst');
    await expect(set('credited_net = net_cents + 1, open_net = 0')).rejects.toThrow('invoice_credited_net');
    await expect(set('credited_gst = gst_cents + 1, open_gst = 0')).rejects.toThrow('invoice_credited_gst');
    await expect(set('credited_net = -1')).rejects.toThrow('invoice_credited_net');
    // A credit note takes what is left, and there is no other after it.
    const credit = () => finance.post(`${place}/invoices/${invoiceId}/credit-note`, { reason: 'Wrong address' });
    expect((await credit()).status).toBe(200);
    expect(why(await credit())).toEqual([409, `: ${number} was credited already.`]);
    const { credited } = await rig.readBill(billId);
    expect(credited.map(({ cents }: { cents: number }) => cents).toSorted()).toEqual([1_046_400, 4_360_000]);
    await holds(dealId);
  });

  it('where an invoice would be raised, or keeps another addressee', async () => {
    const { dealId, number } = await rig.anInvoice();
    expect(why(await revise.preview(dealId, allAt(5_000_000)))).toEqual([
      400,
      `bills.0.amountCents: ${number} was issued over S$ 49,600.00. To bill more, add a billing.`,
    ]);
    const renamed = await revise.preview(dealId, { bills: ([first]) => [{ ...first, invoiceToText: 'Another' }] });
    expect(why(renamed)).toEqual([
      400,
      expect.stringContaining(`bills.0.invoiceToText: ${number} was issued with this`),
    ]);
  });

  it('where the invoice was written off, or somebody asked to give it up', async () => {
    const { dealId, invoiceId, number } = await rig.anInvoice();
    const request = await finance.post(`${place}/requests`, { kind: 'WRITE_OFF', invoiceId, reason: 'Bankrupt' });
    expect(why(await revise.preview(dealId, allAt(4_000_000)))).toEqual([
      409,
      expect.stringContaining('A request about an invoice'),
    ]);
    await other.put(`${place}/requests/${request.body.data.requestId}/approval`, {});
    expect(why(await revise.preview(dealId, allAt(4_000_000)))).toEqual([
      400,
      `bills.0.amountCents: ${number} was written off, so its billing stays as it is.`,
    ]);
  });

  it('while the transaction is on hold, without saying so, and of a deal that was cancelled', async () => {
    const compliance = await app.letIn(await app.aStaff('compliance'));
    const { dealId, eSubId } = await rig.aBill();
    expect((await revise.prepare(dealId, allAt(4_000_000))).status).toBe(200);
    await compliance.put(`/api/v1/esubmissions/${eSubId}/status/8`, { reason: 'Suspicion' });
    const answers = [await revise.approve(dealId, other), await revise.preview(dealId, allAt(4_000_000))];
    for (const answer of answers)
      expect(why(answer)).toEqual([409, expect.stringContaining('The transaction is pending.')]);
    const seen = JSON.stringify([await revise.read(dealId), ...answers.map(({ body }) => body)]);
    expect(seen).toContain('The transaction is pending.');
    expect(seen).not.toMatch(/hold|suspicion/i);
    await compliance.put(`/api/v1/esubmissions/${eSubId}/status/7`, { reason: 'Cleared' });
    await rig.desk.put(`/api/v1/esubmissions/${eSubId}/status/4`, { reason: 'Reported twice' });
    expect(why(await revise.approve(dealId, other))).toEqual([
      409,
      ': The deal was cancelled, so it can’t be revised.',
    ]);
    expect((await revise.withdraw(dealId)).status).toBe(200);
  });

  it('by who prepared it, by the database too; and what was approved stays', async () => {
    const { dealId } = await rig.aBill();
    await revise.prepare(dealId, allAt(4_000_000));
    expect(why(await revise.approve(dealId, finance))).toEqual([
      403,
      expect.stringContaining('You prepared this revision.'),
    ]);
    const set = (by: string) =>
      query('UPDATE deal_revision SET approved_by = $1, approved_at = now() WHERE deal_id = $2', [by, dealId]);
    await expect(set(finance.person.userId)).rejects.toThrow('deal_revision_check');
    expect((await revise.approve(dealId, other)).status).toBe(200);
    await expect(query('DELETE FROM deal_revision WHERE deal_id = $1', [dealId])).rejects.toThrow(
      'is approved and stays',
    );
    expect((await revise.withdraw(dealId)).status).toBe(404);
  });

  it('where money, an invoice or another revision came since', async () => {
    const { dealId, invoiceId } = await rig.anInvoice();
    const seen = await revise.wanted(dealId, allAt(4_000_000));
    await revise.prepare(dealId, allAt(4_000_000));
    await rig.receive([{ invoiceId, cents: 5_000_000 }]);
    expect(why(await revise.approve(dealId, other))).toEqual([
      409,
      expect.stringContaining('Money, an invoice, a plan'),
    ]);
    expect((await revise.withdraw(dealId)).status).toBe(200);
    await done(dealId, allAt(4_500_000));
    const late = await finance.post(`${place}/deals/${dealId}/revision`, { ...seen, reason: 'Again' });
    expect(why(late)).toEqual([409, expect.stringContaining('was revised meanwhile')]);
  });

  it('that is another than the one that was read', async () => {
    const { dealId } = await rig.aBill();
    const { revisionId } = (await revise.prepare(dealId, allAt(4_000_000))).body.data;
    await revise.withdraw(dealId);
    await revise.prepare(dealId, allAt(1_000_000));
    const blind = await other.put(`${place}/deals/${dealId}/revision/approval`, { revisionId });
    expect(why(blind)).toEqual([409, expect.stringContaining('Another revision was prepared meanwhile.')]);
    await revise.withdraw(dealId);
  });

  it('while a resplit waits, and a resplit while it waits', async () => {
    const { dealId, invoiceId } = await rig.anInvoice();
    await rig.receive([{ invoiceId, cents: 2_000_000 }]);
    await revise.prepare(dealId, allAt(4_000_000));
    const resplit = await finance.post(`${place}/deals/${dealId}/resplit`, { reason: 'The team was wrong' });
    expect(why(resplit)).toEqual([409, expect.stringContaining('A revision of')]);
    await revise.withdraw(dealId);
    await query(
      "INSERT INTO resplit (deal_id, reason, changes, prepared_by, prepared_at) VALUES ($1, 'Any', '[]', $2, now())",
      [dealId, finance.person.userId],
    );
    expect(why(await revise.preview(dealId, allAt(4_000_000)))).toEqual([
      409,
      expect.stringContaining('A resplit of this deal'),
    ]);
  });

  it('to everyone but finance', async () => {
    const { dealId } = await rig.aBill();
    for (const client of [rig.agent, rig.desk]) expect((await revise.approve(dealId, client)).status).toBe(403);
  });
});

describe('many at once', () => {
  it('fifty prepare one, and approve one', async () => {
    const { dealId, invoiceId, billId } = await rig.anInvoice();
    await rig.receive([{ invoiceId, cents: 2_000_000 }]);
    const body = { ...(await revise.wanted(dealId, allAt(4_000_000))), reason: 'Agreed lower' };
    const fifty = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, run));
    const prepared = await fifty(async () => finance.post(`${place}/deals/${dealId}/revision`, body));
    expect(prepared.map(({ status }) => status).filter((status) => status !== 409)).toEqual([200]);
    const approved = await fifty(async () => revise.approve(dealId, other));
    expect(approved.map(({ status }) => status).filter((status) => status !== 404)).toEqual([200]);
    expect((await rig.readBill(billId)).credited).toHaveLength(1);
    await holds(dealId);
  });

  it('twenty pay while it is approved: no cent is lost, and nobody waits for ever', async () => {
    const { dealId, invoiceId } = await rig.anInvoice();
    await rig.receive([{ invoiceId, cents: 4_000_000 }]);
    await revise.prepare(dealId, allAt(3_000_000));
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => rig.receive([{ invoiceId, cents: 1_000 + index }])),
      revise.approve(dealId, other),
      ...Array.from({ length: 10 }, () => rig.receive([{ invoiceId, cents: 500 }])),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await holds(dealId);
  });
});
