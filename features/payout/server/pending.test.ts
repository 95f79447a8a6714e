import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { mayEnter } from '#platform/contract/actor.ts';
import { calls, exampleOf, pathOf } from '#test/access.ts';
import { makeMailbox } from '#test/mail.ts';
import { readPdf } from '#test/pdf.ts';
import { anAgencyThatPays } from './rig/payouts.ts';

const { app, query, preparer, approve, place, aBilledDeal, anEarner, putOnHold, drawUp, readNext, aRun } =
  await anAgencyThatPays();
const finance = '/agency/v1/finance';
const quarter = '2026-Q4';
let ids: Record<string, string>;
let caseNo: string;
let billId: string;

/** A deal that is invoiced, paid and paid out, and goes on hold then. */
beforeAll(async () => {
  const { agent, dealId, dealNo, eSubId, receiptId } = await anEarner({ name: 'Earner Of It' });
  const run = await aRun('paid');
  const bill = (await preparer.get(`${finance}/bills?search=${dealNo}`)).body.data.rows[0];
  await putOnHold(eSubId);
  ({ billId, caseNo } = bill);
  ids = {
    ...{
      bills: billId,
      invoices: bill.invoiceId,
      receipts: receiptId,
      deals: dealId,
      payouts: run.runId,
      lines: run.lines[0].lineId,
    },
    ...{ people: agent.person.userId, esubmissions: eSubId },
  };
});

/** A valid input, with the records of the deal in place of the example’s. */
const inputOf = (name: string) => {
  const { userId } = preparer.person;
  return exampleOf(name, { media: { fileIds: [] } }, { userId, password: app.password });
};

const addressOf = (name: string, call: (typeof calls)[number][1]) => {
  const example = inputOf(name);
  const room = /([\w-]+)\/\{id\}/.exec(call.path)?.[1] ?? '';
  const params = ids[room] ? { ...example.params, id: ids[room] } : example.params;
  const query = new URLSearchParams({ ...example.query, ...(call.path.includes('/gst') ? { quarter } : {}) });
  return `${pathOf(call, { ...(params ? { params } : {}) })}?${query}`;
};

const wordsOf = async ({ headers, raw }: { headers: Record<string, unknown>; raw: Buffer }): Promise<string> => {
  const type = String(headers['content-type']);
  if (type.startsWith('application/pdf')) return (await readPdf(raw)).text;
  if (!type.includes('spreadsheet')) return raw.toString();
  return Object.values(read(raw).Sheets)
    .map((sheet) => utils.sheet_to_csv(sheet))
    .join('\n');
};

/** What compliance said, and who of it. */
const reasons = /suspicion|Compliance Officer/i;

const readable = calls.filter(([, call]) => call.method === 'GET' && mayEnter(preparer.person, call.who));

describe('a case on hold', () => {
  it.each(readable)('is no more than pending to finance: %s', async (name, call) => {
    const answer = await preparer.get(addressOf(name, call));
    const words = await wordsOf(answer);
    expect(words).not.toMatch(reasons);
    // Elsewhere it is a status that lists can be filtered by.
    if (call.path.startsWith('/v1/finance')) expect(words).not.toMatch(/on.?hold/i);
  });

  it('reads Pending in the lists, records and files, and what was invoiced keeps its amounts', async () => {
    const state = 'PENDING';
    const [bill] = (await preparer.get(`${finance}/bills?search=${caseNo}`)).body.data.rows;
    expect(bill).toMatchObject({ state, totalCents: 5_406_400, openCents: 0 });
    expect((await preparer.get(`${finance}/bills/${billId}`)).body.data.state).toBe(state);
    const [deal] = (await preparer.get(`${finance}/deals?search=${caseNo}`)).body.data.rows;
    expect(deal).toMatchObject({ state, commissionCents: 4_960_000 });
    for (const list of ['bills', 'deals']) {
      expect((await preparer.get(`${finance}/${list}?state=PENDING`)).body.data.totalRecords).toBe(1);
      const { Sheets, SheetNames } = read((await preparer.get(`${finance}/${list}/export?search=${caseNo}`)).raw);
      const rows = utils.sheet_to_json<{ State: string }>(Sheets[SheetNames[0] ?? ''] ?? {});
      expect(rows.map((row) => row.State)).toEqual(['Pending']);
    }
    for (const other of ['bills?state=PAID', 'bills?state=READY', 'bills?state=OVERDUE', 'deals?state=BILLED'])
      expect((await preparer.get(`${finance}/${other}`)).body.data.totalRecords).toBe(0);
  });

  it('reads Pending at the gates of a run, and in the mails with its papers', async () => {
    const { eSubId, dealNo } = await anEarner({ name: 'In A Run' });
    const runId = await drawUp();
    await putOnHold(eSubId);
    const { status, body } = await approve(runId);
    expect([status, body.errors[1].message]).toEqual([409, `In A Run, ${dealNo}: Pending`]);
    await preparer.delete(`${place}/${runId}`);
    expect((await readNext()).held).toMatchObject([{ of: dealNo, why: 'Pending' }]);
    const address = 'client@home.example';
    const mail = { kind: 'INVOICE', paperId: ids.invoices, address };
    expect((await preparer.post(`${finance}/papers/mail`, mail)).status).toBe(200);
    const [asked] = await query<{ mailId: string }>('SELECT id AS "mailId" FROM paper_mail WHERE address = $1', [
      address,
    ]);
    await app.composed.jobs.find(({ name }) => name === 'billing.mail-paper')?.run(asked ?? {});
    const [sent] = await makeMailbox(app).to(address);
    expect(sent?.subject).toContain('Invoice');
    expect(JSON.stringify(sent)).not.toMatch(reasons);
  });

  it('reads Pending though its invoice is disputed, which finance knows of itself', async () => {
    const { eSubId, dealNo, invoiceId } = await aBilledDeal(await app.signIn(await app.aSalesperson()));
    const [{ billId: id }] = (await preparer.get(`${finance}/bills?search=${dealNo}`)).body.data.rows;
    await preparer.put(`${finance}/invoices/${invoiceId}/dispute`, { reason: 'The fee was agreed lower' });
    await putOnHold(eSubId);
    for (const { state, disputeReason } of [
      (await preparer.get(`${finance}/bills?disputed=true`)).body.data.rows[0],
      (await preparer.get(`${finance}/bills/${id}`)).body.data,
    ])
      expect([state, disputeReason]).toEqual(['PENDING', 'The fee was agreed lower']);
    expect((await preparer.get(`${finance}/bills/export?disputed=true`)).status).toBe(200);
  });
});
