import { describe, expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { banyan, harbour } from '../rig/agencies.ts';
import { anAgencyWithCobrokers } from '../rig/cobrokers.ts';

const agency = await anAgencyWithCobrokers();
const { place, preparer, approver, must, drawUp, approve, send, pay, readRun, readNext, aRun } = agency;
const { prepareAccount, approveAccount, giveAgencyAccount, aCobrokedDeal, aReadyShare, tie, enterInvoice } = agency;
const finance = '/agency/v1/finance';
const half = 2_480_000;
const gst = 223_200;
const rested = "UPDATE register_account SET approved_at = approved_at - interval '25 hours' WHERE ended_at IS NULL";
const why = async () => (await readNext('COBROKERS')).held.map((each: { why: string }) => each.why);
const toApprove = async (who: typeof approver) =>
  (await must(who.get('/api/v1/notifications?unread=1'))).rows.map(({ title }: { title: string }) => title);
const waiting = async (wanted: string) =>
  (await must(preparer.get(`${finance}/overview`))).others.find(({ key }: { key: string }) => key === wanted);
const booksAgree = async () => {
  const { ledger, records } = await agency.owedToCobrokers();
  expect(ledger).toBe(records);
  return ledger;
};

describe('a run of co-brokers', () => {
  it('holds a share until its agency, the account and the tax invoice are there, and pays share and GST', async () => {
    const { shareId, dealNo, share } = await aCobrokedDeal();
    expect(share).toMatchObject({
      amountCents: half,
      earnedCents: half,
      freeCents: half,
      state: 'NO_AGENCY',
      agency: null,
      proposed: { licenceNo: harbour.licenceNo, name: 'Harbour & Hill Realty Pte Ltd' },
    });
    expect(await why()).toEqual(['Its agency of the register is not chosen']);
    expect((await enterInvoice(shareId)).status).toBe(409);
    await must(tie(shareId));
    expect(await why()).toEqual(['The agency has no approved bank account']);
    const { accountId } = await must(prepareAccount());
    const awaitsApproval = ['The account of Harbour & Hill Realty Pte Ltd waits for approval'];
    expect(await toApprove(approver)).toEqual(awaitsApproval);
    expect(await toApprove(preparer)).toEqual([]);
    expect((await prepareAccount()).status).toBe(409);
    expect((await approveAccount(accountId, preparer)).status).toBe(403);
    expect(await must(approver.get(`${finance}/agency-accounts/${accountId}/number`))).toEqual({
      number: '512345678001',
    });
    await must(approveAccount(accountId));
    expect(await toApprove(approver)).toEqual([]);
    expect((await approveAccount(accountId)).status).toBe(409);
    expect(await why()).toEqual(['Their tax invoice is not entered']);
    expect(await waiting('cobrokers-NO_INVOICE')).toMatchObject({ count: 1, cents: half });
    expect(await must(enterInvoice(shareId, 'HH-A'))).toMatchObject({ gstCents: gst });
    expect((await enterInvoice(shareId, 'HH-B')).status).toBe(409);
    expect(await booksAgree()).toBe(half + gst);
    expect(await waiting('cobrokers-NO_INVOICE')).toMatchObject({ count: 0, cents: 0 });
    expect(await why()).toEqual(['The bank account was changed less than 24 hours ago']);
    await agency.query(rested);

    const sent = await aRun('sent', 'COBROKERS');
    expect(sent).toMatchObject({
      kind: 'COBROKERS',
      people: 1,
      netCents: half + gst,
      lines: [{ name: 'Harbour & Hill Realty Pte Ltd', payeeNo: harbour.licenceNo, ownCents: half, gstCents: gst }],
    });
    const [{ lineId }] = sent.lines;
    expect((await must(preparer.get(`${place}/lines/${lineId}`))).items).toMatchObject([
      { kind: 'COBROKE', of: dealNo, cents: half },
      { kind: 'GST', of: dealNo, cents: gst },
    ]);
    expect((await preparer.get(`${place}/${sent.runId}/bank-file?format=CSV`)).raw.toString()).toContain(
      '"512345678001","SGD","27032.00"',
    );
    expect((await pay(sent.runId)).status).toBe(200);
    expect(await booksAgree()).toBe(0);
    const { text } = await readPdf((await approver.get(`${place}/lines/${lineId}/statement`)).raw);
    for (const part of [
      'Commission statement',
      'Harbour & Hill',
      'Desmond Yeo (R034567D)',
      dealNo,
      '27,032.00',
      'HH-A',
    ])
      expect(text).toContain(part);
    expect((await tie(shareId, banyan.licenceNo)).status).toBe(409);
    const shares = await must(preparer.get(`${finance}/cobroke-shares?state=TAKEN&search=${dealNo}`));
    expect([shares.rows.length, shares.sums]).toEqual([1, { amountCents: half, earnedCents: half, freeCents: 0 }]);
    const agencies = (filters: string) => must(preparer.get(`${finance}/cobrokers?${filters}`));
    expect((await agencies('account=APPROVED&search=harbour')).rows).toMatchObject([{ licenceNo: harbour.licenceNo }]);
    expect((await agencies('account=NONE&search=harbour')).rows).toEqual([]);
    expect((await agencies(`search=${harbour.licenceNo}`)).sums).toEqual({ freeCents: 0 });
    // Salespeople see nothing of it.
    const mine = (await agency.agent.get('/api/v1/my-production/search-payout-deal')).body.data;
    expect(mine.rows.every(({ kind }: { kind: string }) => kind === 'OWN')).toBe(true);
    expect((await agency.agent.get(`/api/v1/my-production/payout-statement/${lineId}`)).status).toBe(404);
  });

  it('waits for the tax invoice among the documents where the agency is registered, and not otherwise', async () => {
    const { eSubId } = await aReadyShare();
    await agency.query('UPDATE esubmission_papers SET cobroker = 1 WHERE esubmission_id = $1', [eSubId]);
    expect(await why()).toEqual(['Their tax invoice is not among the documents']);
    await agency.query('UPDATE esubmission_papers SET cobroker = 0 WHERE esubmission_id = $1', [eSubId]);
    const other = await aCobrokedDeal({ agencyName: 'Banyan Homes LLP', licenceNo: banyan.licenceNo });
    await agency.query('UPDATE esubmission_papers SET cobroker = 1 WHERE esubmission_id = $1', [other.eSubId]);
    await must(tie(other.shareId, banyan.licenceNo));
    await giveAgencyAccount(banyan);
    expect((await enterInvoice(other.shareId)).body.errors[0].message).toContain('no GST number');
    const { lines } = await aRun('paid', 'COBROKERS');
    expect(lines).toMatchObject([
      { name: 'Banyan Homes LLP', ownCents: half, gstCents: 0, netCents: half },
      { name: 'Harbour & Hill Realty Pte Ltd', netCents: half + gst },
    ]);
    expect(await booksAgree()).toBe(0);
  });

  it('is one beside a run of salespeople, and is not approved by who drew it up or when an account changed', async () => {
    const { dealNo } = await aReadyShare();
    await agency.giveAccount(agency.agent, { rested: true });
    const people = await drawUp();
    const runId = await drawUp('COBROKERS');
    expect((await preparer.post(place, { kind: 'COBROKERS', ...agency.days })).status).toBe(409);
    const { rows } = await must(preparer.get(`${place}?kind=COBROKERS`));
    expect(rows.map((row: { kind: string; runId: string }) => row.kind)).not.toContain('SALESPEOPLE');
    expect(rows).toContainEqual(expect.objectContaining({ runId, state: 'DRAFT' }));
    expect((await approve(runId, preparer)).status).toBe(403);
    const { accountId } = await must(prepareAccount());
    await must(approveAccount(accountId));
    const refused = await approve(runId);
    expect([refused.status, refused.body.errors[1].message]).toEqual([
      409,
      `Harbour & Hill Realty Pte Ltd, ${dealNo}: The bank account was changed`,
    ]);
    await must(preparer.delete(`${place}/${runId}`));
    await agency.query(rested);
    const again = await drawUp('COBROKERS');
    const answers = await Promise.all(Array.from({ length: 50 }, () => approve(again)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const id of [people]) await must(approve(id));
    for (const id of [people, again]) for (const step of [send, pay]) await must(step(id));
    expect((await readRun(again)).state).toBe('PAID');
    expect(await booksAgree()).toBe(0);
  });

  it('pays in parts as money comes in, and the GST with each part, to the cent', async () => {
    const { invoiceId } = await aReadyShare({}, { cents: 1_234_567 });
    const first = await aRun('paid', 'COBROKERS');
    await must(
      preparer.post(`${finance}/receipts`, {
        method: 'GIRO',
        payer: 'Goh Siew Choo',
        receivedOn: '2026-11-20',
        cents: 5_406_400 - 1_234_567,
        invoices: [{ invoiceId, cents: 5_406_400 - 1_234_567 }],
      }),
    );
    const second = await aRun('paid', 'COBROKERS');
    expect(first.lines[0].ownCents + second.lines[0].ownCents).toBe(half);
    expect(first.lines[0].gstCents + second.lines[0].gstCents).toBe(gst);
    expect(await booksAgree()).toBe(0);
  });

  it('says that the money of a share went back before a run took it', async () => {
    const { receiptId, shareId, dealNo } = await aCobrokedDeal({}, { cents: 1_000_000 });
    await must(
      preparer.put(`${finance}/receipts/${receiptId}/return`, { returnedOn: '2026-11-20', reason: 'Bounced' }),
    );
    expect(await must(preparer.get(`${finance}/cobroke-shares/${shareId}`))).toMatchObject({
      dealNo,
      earnedCents: 0,
      freeCents: 0,
      state: 'WENT_BACK',
    });
    expect(await waiting('cobrokers-NO_AGENCY')).toMatchObject({ count: 0, cents: 0 });
    await booksAgree();
  });

  it('nets what went back with its GST, and a debt is given up by two', async () => {
    const { receiptId, dealNo } = await aReadyShare();
    const paid = await aRun('paid', 'COBROKERS');
    await must(
      preparer.put(`${finance}/receipts/${receiptId}/return`, { returnedOn: '2026-11-20', reason: 'Recalled' }),
    );
    expect(await readNext('COBROKERS')).toMatchObject({
      people: 0,
      held: [
        { of: dealNo, kind: 'COBROKE', cents: -half, why: 'Owed to the agency: carried to the next run' },
        { of: dealNo, kind: 'GST', cents: -gst, why: 'Owed to the agency: carried to the next run' },
      ],
    });
    expect((await must(preparer.get(`${finance}/cobroke-shares?state=OWED`))).rows).toMatchObject([
      { dealNo, freeCents: -half },
    ]);
    const [debt] = await must(preparer.get(`${finance}/debts`)).then(({ rows }) =>
      rows.filter(({ payeeNo }: { payeeNo: string }) => payeeNo === harbour.licenceNo),
    );
    expect(debt).toMatchObject({ payeeId: harbour.licenceNo, owedCents: half + gst });
    expect((await must(preparer.get(`${finance}/debts/${harbour.licenceNo}/items`))).rows).toMatchObject([
      { kind: 'COBROKE', of: dealNo, cents: -half },
      { kind: 'GST', of: dealNo, cents: -gst },
    ]);
    const { writeOffId } = await must(
      preparer.post(`${finance}/write-offs`, { payeeId: harbour.licenceNo, reason: 'Closed down' }),
    );
    await must(approver.put(`${finance}/write-offs/${writeOffId}/approval`, {}));
    await booksAgree();
    await aReadyShare();
    const next = await aRun('paid', 'COBROKERS');
    expect(next.lines).toMatchObject([{ ownCents: 0, gstCents: 0, writtenOffCents: half + gst, netCents: half + gst }]);
    expect(paid.netCents).toBe(half + gst);
    await booksAgree();
  });

  it('a payment that came back is paid again, and a credit note takes paid GST back', async () => {
    const { shareId, cobrokeInvoiceId } = await aReadyShare();
    const { lines } = await aRun('paid', 'COBROKERS');
    await must(
      preparer.put(`${place}/lines/${lines[0].lineId}/return`, { returnedOn: '2026-11-20', reason: 'Closed' }),
    );
    const again = await aRun('paid', 'COBROKERS');
    expect(again.lines).toMatchObject([{ ownCents: 0, returnedCents: half + gst, netCents: half + gst }]);
    const credit = () =>
      preparer.put(`${finance}/cobroke-invoices/${cobrokeInvoiceId}/credit-note`, {
        number: 'HH-CN-1',
        creditedOn: '2026-11-20',
      });
    await must(credit());
    expect((await credit()).status).toBe(409);
    const { entryIds } = await must(preparer.get(`${finance}/cobroke-shares/${shareId}`));
    const { rows } = await must(preparer.get(`${finance}/ledger/entries?ids=${entryIds.join(',')}`));
    expect(rows.map(({ text }: { text: string }) => text)).toEqual([
      `Cobroke credit note ${harbour.licenceNo} HH-CN-1`,
      expect.stringContaining(`Cobroke invoice ${harbour.licenceNo} HH-`),
    ]);
    expect((await readNext('COBROKERS')).held).toMatchObject([{ kind: 'GST', cents: -gst }]);
    await aReadyShare();
    const last = await aRun('paid', 'COBROKERS');
    expect(last.lines).toMatchObject([{ ownCents: half, gstCents: 0, netCents: half }]);
    await booksAgree();
  });

  it('that pays the GST of a late tax invoice alone is not approved by who approved the submission, nor paid again', async () => {
    await giveAgencyAccount({ ...harbour, gstNumber: null });
    const { shareId, dealNo } = await aCobrokedDeal({}, { by: agency.admin });
    await must(tie(shareId));
    await aRun('paid', 'COBROKERS');
    await giveAgencyAccount(harbour);
    await must(enterInvoice(shareId));
    const isRefused = async (runId: string) => {
      const { status, body } = await approve(runId, agency.admin);
      expect([status, body.errors?.[0].message]).toEqual([403, expect.stringContaining(dealNo)]);
      for (const step of [approve, send, pay]) await must(step(runId));
    };
    const runId = await drawUp('COBROKERS');
    const { lines } = await readRun(runId);
    expect(lines).toMatchObject([{ ownCents: 0, gstCents: gst, netCents: gst }]);
    await isRefused(runId);
    await must(
      preparer.put(`${place}/lines/${lines[0].lineId}/return`, { returnedOn: '2026-11-20', reason: 'Closed' }),
    );
    await isRefused(await drawUp('COBROKERS'));
    await booksAgree();
  });
});
