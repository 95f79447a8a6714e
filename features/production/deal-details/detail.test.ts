import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { makeReminders } from '#features/billing/reminders/make-reminders.server.ts';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { transact } from '#platform/server/context.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { billOf, bringPapers, invoiceBill } from '#test/deals.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import { readPdf } from '#test/pdf.ts';
import type { Client } from '#test/people.ts';
import { walkFigures } from '../rig/walk.ts';

const agency = await anAgencyThatPays();
const { app, desk, preparer, query } = agency;
const place = '/api/v1/my-production';
const client = 'Goh Siew Choo';
let [hannah, rajesh, stranger]: Client[] = [];
let [transId, eSubId, invoiceId, receiptId, caseNo] = ['', '', '', '', ''];
const [closing, member, other] = [() => hannah as Client, () => rajesh as Client, () => stranger as Client];

const get = async (who: Client, path: string) => who.get(`${place}/${path}`);
const saNoOf = async ({ person }: Client) =>
  (await query<{ sa_no: string }>('SELECT sa_no FROM person WHERE id = $1', [person.userId]))[0]?.sa_no ?? '';

/** A deal of Hannah's of which Rajesh has 30%: invoiced, paid to a half, the rest overdue with a reminder. */
beforeAll(async () => {
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah Lim' }));
  rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh Kumar' }));
  stranger = await app.letIn(await app.aSalesperson({ name: 'Somebody Else' }));
  for (const who of [hannah, rajesh]) await agency.giveAccount(who, { rested: true });
  const draft = await anEsubmission(hannah, { info: { property: { ...sampleInfo().property, unit: '71-13' } } });
  ({ eSubId, caseNo } = draft);
  const rows = [
    { userId: hannah.person.userId, role: 'CA', shareBasis: 'PERCENT', shareRate: 700_000 },
    { userId: rajesh.person.userId, role: 'ICB', shareBasis: 'PERCENT', shareRate: 300_000 },
  ];
  const saved = await hannah.put(`/api/v1/internal-cobrokes/${eSubId}`, { version: draft.version, rows });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  for (const line of (await hannah.get(`/api/v1/document-templates?eSubId=${eSubId}`)).body.data.rows)
    if (line.required && line.stage === 'submit' && line.fileGroup.length === 0)
      await hannah.upload(
        '/api/v1/esubmission-uploads',
        { eSubId, documentId: line.documentId, ...(line.partyUuid ? { partyUuid: line.partyUuid } : {}) },
        { name: 'scan.pdf', bytes: samplePdf() },
      );
  expect((await hannah.put(`/api/v1/esubmissions/${eSubId}/status/2`, {})).status).toBe(200);
  for (const [to, reason] of [
    [3, ''],
    [7, 'Checked on paper'],
  ] as const)
    expect((await desk.put(`/api/v1/esubmissions/${eSubId}/status/${to}`, { reason })).status).toBe(200);
  await bringPapers(hannah, desk, { eSubId });
  const bill = await billOf(preparer, caseNo);
  transId = bill.dealId;
});

describe('before there is any paper', () => {
  it.each([
    ['download-tax-invoice', 'No tax invoice was issued for this deal yet'],
    ['download-profoma-invoice', 'No pro-forma invoice was issued for this deal'],
    ['download-reminder?type=1', 'No first reminder was made for this deal yet'],
    ['download-reminder?type=3', 'No final reminder was made for this deal yet'],
  ])('%s is a 404 that says so', async (path, words) => {
    const { status, body } = await get(closing(), `${path}${path.includes('?') ? '&' : '?'}transId=${transId}`);
    expect(status).toBe(404);
    expect(body.errors[0].message).toContain(words);
  });
});

describe('a deal with money', () => {
  beforeAll(async () => {
    const bill = await billOf(preparer, caseNo);
    await preparer.post(`/agency/v1/finance/bills/${bill.billId}/pro-forma`, {});
    ({ invoiceId } = await invoiceBill(preparer, bill, '2026-11-19'));
    const paid = { method: 'GIRO', payer: client, receivedOn: '2026-11-20', cents: 2_700_001 };
    const { body } = await preparer.post('/agency/v1/finance/receipts', {
      ...paid,
      invoices: [{ invoiceId, cents: paid.cents }],
    });
    ({ receiptId } = body.data);
    await query(`UPDATE invoice SET due_on = '2026-11-01' WHERE id = $1`, [invoiceId]);
    await transact(app.asNobody, makeReminders);
  });

  it('shows each of its salespeople their own part, to the cent of the books', async () => {
    const [mine, theirs] = await Promise.all(
      [closing(), member()].map(async (who) => (await get(who, `view-deal-detail?transId=${transId}`)).body.data),
    );
    expect([mine.grossCents, theirs.grossCents]).toEqual([3_472_000, 1_488_000]);
    expect(mine).toMatchObject({ isClosing: true, state: 'OVERDUE', ownCents: 2_777_600 });
    expect(theirs).toMatchObject({ isClosing: false, ownCents: 1_190_400, proFormas: [] });
    for (const [who, deal] of [
      [closing(), mine],
      [member(), theirs],
    ] as const) {
      const earned = deal.receipts.reduce((sum: number, { ownCents }: { ownCents: number }) => sum + ownCents, 0);
      expect(earned).toBe(deal.earnedCents);
      const posted = deal.entries
        .flatMap(({ lines }: { lines: { name: string; cents: number }[] }) => lines)
        .filter(({ name }: { name: string }) => name === `Salespeople · ${who.person.name}`)
        .reduce((sum: number, { cents }: { cents: number }) => sum - cents, 0);
      expect(posted).toBe(earned);
      expect(posted).toBe(-((await agency.balanceOf(2100, who)) ?? 0));
      for (const { lines } of deal.entries)
        expect(lines.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0)).toBe(0);
      await walkFigures(who);
    }
  });

  it('says to staff in the portal of whoever reported it that they open no paper', async () => {
    const people = await app.letIn(await app.aStaff('people'));
    const id = closing().person.userId;
    const access = await people.post(`/agency/v1/people/${id}/portal`, { reason: 'They can’t find a deal' });
    const opened = await people.post('/api/v1/token-access/access-request', { token: access.body.data.token });
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    const visit = (path: string) =>
      app.app.inject({
        url: `/ams${place}/${path}`,
        headers: { cookie: `authToken=${people.token}; ${cookie}`, 'x-requested-with': 'gable' },
      });
    const deal = (await visit(`view-deal-detail?transId=${transId}`)).json().data;
    expect(deal).toMatchObject({ isClosing: true, opensPapers: false });
    for (const path of ['documents', 'download-tax-invoice', 'download-profoma-invoice'])
      expect((await visit(`${path}?transId=${transId}`)).statusCode).toBe(404);
    const opens = async (who: Client) => (await get(who, `view-deal-detail?transId=${transId}`)).body.data.opensPapers;
    expect([await opens(closing()), await opens(member())]).toEqual([true, false]);
  });

  it('tells each of its salespeople what happened to it, the newest first', async () => {
    const [mine, theirs] = await Promise.all(
      [closing(), member()].map(async (who) => (await get(who, `view-deal-detail?transId=${transId}`)).body.data),
    );
    const [{ number: invoice }] = mine.invoices;
    const [{ number: receipt }] = mine.receipts;
    const today = '2026-11-20';
    expect(mine.timeline).toEqual([
      { day: today, what: `Receipt ${receipt}`, note: 'S$ 27,000.01' },
      { day: today, what: 'Reminder 1', note: invoice },
      { day: today, what: `Invoice ${invoice}`, note: 'S$ 54,064.00' },
      { day: today, what: 'Approved', note: mine.dealNo },
      { day: today, what: 'Submitted', note: null },
      { day: '2026-11-19', what: 'Sale completed', note: null },
    ]);
    expect(theirs.timeline).toEqual(mine.timeline);
  });

  it('names the client to whoever reported it alone', async () => {
    const paths = [
      `view-deal-detail?transId=${transId}`,
      `deal-submitted-invoice-detail?transId=${transId}`,
      `deal-submitted-receipt-detail?transId=${transId}`,
      `deal-submitted-reminder-detail?transId=${transId}`,
      'search-outstanding-invoice',
      'search-deal-submitted',
      'search-received-deal',
      'search-payout-deal',
      'next-payout',
      'init-myproduction-dashboard',
    ];
    const textsOf = async (who: Client) =>
      (await Promise.all(paths.map(async (path) => JSON.stringify((await get(who, path)).body)))).join('\n');
    expect(await textsOf(closing())).toContain(client);
    const members = await textsOf(member());
    expect(members).toContain('Our client');
    const parties = await query<{ name: string; masked: string; phone: string; email: string }>(
      'SELECT name, id_number_masked AS masked, phone, email FROM esubmission_party WHERE esubmission_id = $1',
      [eSubId],
    );
    const files = await query<{ id: string }>('SELECT file_id AS id FROM esubmission_file', []);
    const secrets = [client, 'scan.pdf', ...files.map(({ id }) => id)].concat(
      parties.flatMap(({ name, masked, phone, email }) => [name, masked, phone, email]),
    );
    for (const secret of secrets.filter(Boolean)) expect(members).not.toContain(secret);
  });

  it('gives its papers to whoever reported it and to finance, and a 404 to everyone else', async () => {
    const saNo = await saNoOf(closing());
    const papers = [
      [`download-tax-invoice?transId=${transId}`, client],
      [`download-tax-invoice?transId=${transId}&invoiceId=${invoiceId}`, 'Tax invoice'],
      [`download-profoma-invoice?transId=${transId}&saNo=${saNo}`, 'not a tax invoice'],
      [`download-official-receipt?transId=${transId}&commrcvID=${receiptId}`, 'Official receipt'],
      [`download-reminder?transId=${transId}&saNo=${saNo}&type=1`, 'Reminder'],
    ] as const;
    for (const [path, words] of papers) {
      for (const who of [closing(), preparer, agency.admin]) {
        const { status, raw } = await get(who, path);
        expect([path, status]).toEqual([path, 200]);
        if (who === hannah) expect((await readPdf(raw)).text).toContain(words);
      }
      for (const who of [member(), other(), desk]) expect([path, (await get(who, path)).status]).toEqual([path, 404]);
    }
    for (const path of ['documents', 'deal-submitted-invoice-detail', 'view-deal-detail'])
      for (const who of [other(), desk]) expect((await get(who, `${path}?transId=${transId}`)).status).toBe(404);
    expect((await get(member(), `documents?transId=${transId}`)).status).toBe(404);
  });

  it('names the client to finance also by the part of a co-broker', async () => {
    const saNo = await saNoOf(member());
    const seen = (await get(preparer, `view-deal-detail?transId=${transId}&saNo=${saNo}`)).body.data;
    expect(seen).toMatchObject({ isClosing: false, grossCents: 1_488_000, ownCents: 1_190_400 });
    expect(seen.invoices[0].to).toContain(client);
    expect(seen.proFormas).toHaveLength(1);
    const invoices = (await get(preparer, `deal-submitted-invoice-detail?transId=${transId}&saNo=${saNo}`)).body.data;
    expect(invoices.rows).toEqual(seen.invoices);
    expect(invoices.proFormas).toEqual(seen.proFormas);
  });

  it('keeps every call from whoever asks by the code of somebody else', async () => {
    const [mine, theirs] = await Promise.all([closing(), member()].map(saNoOf));
    const { rows } = (await get(closing(), `documents?transId=${transId}`)).body.data;
    const line = rows.find(({ fileGroup }: { fileGroup: object[] }) => fileGroup.length > 0);
    const calls = [
      'view-deal-detail',
      'deal-submitted-invoice-detail',
      'deal-submitted-receipt-detail',
      'deal-submitted-reminder-detail',
      'download-tax-invoice',
      'download-profoma-invoice',
      `download-official-receipt?commrcvID=${receiptId}`,
      'download-reminder?type=1',
      'documents',
      `documents/download?fileId=${line.fileGroup[0].fileId}`,
    ].map((call) => `${call}${call.includes('?') ? '&' : '?'}transId=${transId}`);
    const others: [Client, string | undefined][] = [
      [closing(), theirs],
      [member(), mine],
      [other(), mine],
      [other(), theirs],
      [desk, mine],
    ];
    for (const call of calls) {
      expect([call, (await get(closing(), `${call}&saNo=${mine}`)).status]).toEqual([call, 200]);
      for (const [who, saNo] of others)
        expect([call, (await get(who, `${call}&saNo=${saNo}`)).status]).toEqual([call, 404]);
    }
    const file = { name: 'letter.pdf', bytes: samplePdf() };
    for (const [who, saNo = ''] of others) {
      const { status, body } = await who.upload(
        `${place}/documents/upload`,
        { transId, saNo, documentId: 'D-12' },
        file,
      );
      expect([saNo, status, body.errors[0].message]).toEqual([saNo, 404, 'This deal could not be found.']);
    }
  });

  it('knows a deal by its own id alone, and a receipt by its own deal', async () => {
    for (const id of [eSubId, invoiceId, receiptId])
      for (const call of ['view-deal-detail', 'documents', 'download-tax-invoice', 'deal-submitted-receipt-detail'])
        expect([call, (await get(closing(), `${call}?transId=${id}`)).status]).toEqual([call, 404]);
    const elsewhere = await agency.aPaidDeal(closing());
    const paper = `download-official-receipt?transId=${transId}&commrcvID=${elsewhere.receiptId}`;
    expect((await get(closing(), paper)).status).toBe(404);
    expect((await get(preparer, paper)).status).toBe(404);
    const typeless = await get(closing(), `download-reminder?transId=${transId}`);
    expect([typeless.status, typeless.body.errors[0].message]).toEqual([400, 'The type of a reminder is 1, 2 or 3.']);
  });

  it('says of tax invoices that were all credited that each can be had by itself', async () => {
    const credited = await agency.aBilledDeal(closing());
    const note = `/agency/v1/finance/invoices/${credited.invoiceId}/credit-note`;
    expect((await preparer.post(note, { reason: 'Made out to the wrong company' })).status).toBe(200);
    const paper = `download-tax-invoice?transId=${credited.dealId}`;
    const { status, body } = await get(closing(), paper);
    expect([status, body.errors[0].message]).toEqual([
      404,
      'All tax invoices of this deal were credited. Choose one of them to download it.',
    ]);
    expect((await get(closing(), `${paper}&invoiceId=${credited.invoiceId}`)).status).toBe(200);
  });

  it('says of a payout statement that is not made yet that it comes with the approval', async () => {
    const run = await agency.drawUp();
    const { payouts } = (await get(closing(), `view-deal-detail?transId=${transId}`)).body.data;
    const { lineId } = payouts.find(({ state }: { state: string }) => state === 'IN_RUN');
    const { status, body } = await get(closing(), `payout-statement/${lineId}`);
    expect(status).toBe(404);
    expect(body.errors[0].message).toBe(
      'This payout statement is not made yet. It is made when the payout is approved.',
    );
    for (const who of [member(), desk]) expect((await get(who, `payout-statement/${lineId}`)).status).toBe(404);
    expect((await get(other(), `payout-statement/${lineId}`)).body.errors[0].message).toContain('could not be found');
    expect(run).toBeDefined();
  });

  it('takes a document, gives it back, and keeps it from others', async () => {
    const file = { name: 'addendum.pdf', bytes: Buffer.concat([samplePdf(), Buffer.from('% addendum\n')]) };
    const fields = { transId, documentId: 'D-12' };
    for (const who of [member(), other()])
      expect((await who.upload(`${place}/documents/upload`, fields, file)).status).toBe(404);
    const { rows } = (await get(closing(), `documents?transId=${transId}`)).body.data;
    const line = rows.find(({ stage }: { stage: string }) => stage !== 'submit');
    // What other programs send along, as they read it.
    const besides = { eSubId, caseNo, name: line.name, stage: line.stage };
    const input = {
      transId,
      saNo: await saNoOf(closing()),
      documentId: line.documentId,
      ...(line.partyUuid ? { partyUuid: line.partyUuid } : {}),
      ...besides,
    };
    const { status, body } = await closing().upload(`${place}/documents/upload`, input, file);
    expect(status, JSON.stringify(body)).toBe(200);
    const path = `documents/download?transId=${transId}&fileId=${body.data.fileId}`;
    expect((await get(closing(), path)).raw.equals(file.bytes)).toBe(true);
    for (const who of [member(), other(), desk]) expect((await get(who, path)).status).toBe(404);
  });

  it.each([
    ['view-deal-detail', 400],
    ['view-deal-detail?transId=7', 400],
    ['view-deal-detail?transId=00000000-0000-4000-8000-000000000000', 404],
    ['download-tax-invoice?saNo=S00001', 400],
    ['download-reminder', 400],
    ['search-deal-submitted?by=EVERYTHING', 400],
    ['search-deal-submitted?type=CASTLE', 400],
    ['search-outstanding-invoice?late=YESTERDAY', 400],
    ['search-received-deal?from=2026-02-30', 400],
    ['documents/download', 400],
  ])('%s is answered with %i', async (path, wanted) => {
    const { status, body } = await get(closing(), path);
    expect([path, status]).toEqual([path, wanted]);
    expect(body.errors[0].message.length).toBeGreaterThan(10);
  });

  it('answers codes, receipts and types of others, of another kind and none', async () => {
    const [mine, theirs, others] = await Promise.all([closing(), member(), other()].map(saNoOf));
    const address = `view-deal-detail?transId=${transId}`;
    const cases: [Client, string, number][] = [
      [closing(), `${address}&saNo=${mine}`, 200],
      [closing(), `${address}&saNo=${theirs}`, 404],
      [closing(), `${address}&saNo=S99999`, 404],
      [closing(), `${address}&saNo=--`, 400],
      [preparer, `${address}&saNo=${theirs}`, 200],
      [preparer, `${address}&saNo=${others}`, 404],
      [closing(), `download-official-receipt?transId=${transId}`, 400],
      [closing(), `download-official-receipt?transId=${transId}&commrcvID=12`, 400],
      [closing(), `download-official-receipt?transId=${transId}&commrcvID=${invoiceId}`, 404],
      [closing(), `download-tax-invoice?transId=${transId}&invoiceId=${receiptId}`, 404],
      [closing(), `download-reminder?transId=${transId}&type=0`, 400],
      [closing(), `download-reminder?transId=${transId}&type=first`, 400],
      [closing(), `download-reminder?transId=${transId}&type=2`, 404],
    ];
    for (const [who, path, wanted] of cases) expect([path, (await get(who, path)).status]).toEqual([path, wanted]);
  });

  it('lets its salespeople ask for a reminder, once, which finance makes or declines', async () => {
    const ask = (who: Client, invoiceIds: string[]) => who.post(`${place}/reminder-requests`, { invoiceIds });
    expect((await ask(other(), [invoiceId])).status).toBe(404);
    expect((await ask(closing(), [])).status).toBe(400);
    const responses = await Promise.all([closing(), member(), closing()].map((who) => ask(who, [invoiceId])));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const waiting = async () =>
      (await preparer.get('/agency/v1/finance/reminder-requests?state=WAITING')).body.data.rows;
    const [request, ...more] = await waiting();
    expect(more).toEqual([]);
    expect(request).toMatchObject({ invoiceId, lastType: 1 });
    const [first] = (await get(closing(), `deal-submitted-reminder-detail?transId=${transId}`)).body.data.rows;
    const mail = { kind: 'REMINDER', paperId: first.reminderId, address: 'client@home.example' };
    expect((await preparer.post('/agency/v1/finance/papers/mail', mail)).status).toBe(200);
    const answers = await Promise.all(
      [1, 2].map(() => preparer.post(`/agency/v1/finance/reminder-requests/${request.requestId}/reminder`, {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await get(closing(), `download-reminder?transId=${transId}&type=2`)).status).toBe(200);
    // A row of the drawer leads to its own paper: another invoice of the deal may have a reminder of the same type.
    const reminders = (await get(closing(), `deal-submitted-reminder-detail?transId=${transId}`)).body.data.rows;
    for (const { type, reminderId, number } of reminders) {
      const own = await get(closing(), `download-reminder?transId=${transId}&type=${type}&reminderId=${reminderId}`);
      expect((await readPdf(own.raw)).text).toContain(number);
      const another = `download-reminder?transId=${transId}&type=${3 - type}&reminderId=${reminderId}`;
      expect((await get(closing(), another)).status).toBe(404);
    }
    expect(reminders).toHaveLength(2);
    expect(await waiting()).toEqual([]);
    await ask(closing(), [invoiceId]);
    const [again] = await waiting();
    const decline = { reason: 'They promised to pay on Monday' };
    expect(
      (await preparer.put(`/agency/v1/finance/reminder-requests/${again.requestId}/decline`, decline)).status,
    ).toBe(200);
    const disputed = `/agency/v1/finance/invoices/${invoiceId}/dispute`;
    await preparer.put(disputed, { reason: 'Goh says that 1% was agreed' });
    const seen = async (who: Client, list = 'search-outstanding-invoice') => (await get(who, list)).body.data.rows[0];
    const ofDeal = `deal-submitted-invoice-detail?transId=${transId}`;
    expect(await seen(closing())).toMatchObject({ isDisputed: true, disputeReason: 'Goh says that 1% was agreed' });
    expect(await seen(member())).toMatchObject({ isDisputed: true, disputeReason: null });
    expect(await seen(member(), ofDeal)).toMatchObject({ isDisputed: true, disputeReason: null });
    const held = await ask(closing(), [invoiceId]);
    expect([held.status, held.body.errors[0].message]).toEqual([409, expect.stringContaining('is disputed')]);
    await preparer.put(`${disputed}/resolution`, {});
    expect(await seen(closing())).toMatchObject({ isDisputed: false, disputeReason: null });
    expect((await seen(closing())).noReminder).toBeNull();
    await query(`UPDATE invoice SET due_on = '2026-12-01' WHERE id = $1`, [invoiceId]);
    expect((await seen(closing())).noReminder).toContain('due on 01 Dec 2026');
    const early = await ask(closing(), [invoiceId]);
    expect([early.status, early.body.errors[0].message]).toEqual([409, expect.stringContaining('is due on 01 Dec')]);
  });
});
