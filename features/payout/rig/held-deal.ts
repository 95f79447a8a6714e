import { sampleExternal } from '#demo/sample.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import type { anAgencyWithCobrokers } from './cobrokers.ts';
import { statementsOf } from './statements.ts';

type Agency = Awaited<ReturnType<typeof anAgencyWithCobrokers>>;
type Share = { shareId: string; userId: string | null; amountCents: number };
type Bill = { billId: string; amountCents: number };

const finance = '/agency/v1/finance';
const company = { postalCode: '239222', uen: '201912345K', gstNumber: 'M21234567K' };
const account = { bank: 'OCBC', holder: 'Goh Siew Choo', number: '512345678002' };

/**
 * A deal that has every paper there is, and then goes on hold: the first invoice is credited in part, paid with a credit left over, and
 * paid out to the salesperson and to another agency; the second is overdue, and a little of it was paid since. Of the rest something
 * waits: a request for a reminder, a refund, a write-off, an advance, a revision and a hold of finance.
 */
export const aHeldDeal = async (agency: Agency) => {
  const { agent, query, preparer, admin, must, aRun, putOnHold } = agency;
  const { person } = agent;
  const { leader, saNo } = await leadBy(agency, 'Rajesh Kumar');
  await must(admin.put('/agency/v1/settings/selfBilling', { value: true, version: 0 }));
  await query("UPDATE person SET gst_number = 'M90123456X', gst_from = '2026-01-01' WHERE id = $1", [person.userId]);
  await agency.giveAccount(agent, { rested: true });
  const accountId = await agency.giveAgencyAccount();
  const made = await agency.aBilledDeal(agent, { bill: company, external: [sampleExternal()] });
  const [bill] = await billsOf(agency, made.dealNo);

  const second = await billAnother(agency, made.dealId);
  const [credit] = (await must(preparer.get(`${finance}/bills/${bill.billId}`))).credited;
  const { openCents } = await must(preparer.get(`${finance}/bills/${bill.billId}`));
  const { receiptId, number: receiptNumber } = await receive(agency, {
    invoiceId: made.invoiceId,
    cents: openCents,
    more: 100_000,
  });
  const [share] = (await must(preparer.get(`${finance}/cobroke-shares?search=${made.dealNo}`))).rows;
  await must(agency.tie(share.shareId));
  await must(agency.enterInvoice(share.shareId));
  const charge = { kind: 'WITHHELD', personId: person.userId, text: 'Garnishee order', cents: 1_000 };
  await must(preparer.post(`${finance}/charges`, { ...charge, dueOn: '2026-11-01' }));
  const run = await aRun('paid');
  const agencyRun = await aRun('paid', 'COBROKERS');

  const reminders = await remind(agency, second);
  await receive(agency, { invoiceId: second.invoiceId, cents: 109_000 });
  const waiting = await leaveWaiting(agency, { ...made, receiptId, invoiceId: second.invoiceId });
  const { csv } = statementsOf(agency);
  await csv({ cents: 5_000, reference: second.number });

  await putOnHold(made.eSubId);
  return {
    ...made,
    receiptId,
    receiptNumber,
    shareId: share.shareId as string,
    second,
    run,
    agencyRun,
    ...reminders,
    ...waiting,
    leader,
    saNo,
    registrationNo: person.registrationNo,
    accountId,
    ownerId: person.userId,
    fileId: await fileOf(agency, made.dealId),
    billId: bill.billId as string,
    caseNo: bill.caseNo as string,
    number: bill.number as string,
    creditNoteId: credit.creditNoteId as string,
    creditNumber: credit.creditNumber as string,
  };
};

/** Gives the salesperson a leader of that name. */
const leadBy = async ({ app, query, agent }: Agency, name: string) => {
  const personId = agent.person.userId;
  const leader = await app.letIn(await app.aSalesperson({ name }));
  const above = { personId, uplineId: leader.person.userId, fromDay: '2020-01-01' };
  await transact(app.asNobody, (at) => setUpline(at, above));
  const [row] = await query<{ saNo: string }>('SELECT sa_no AS "saNo" FROM person WHERE id = $1', [personId]);
  return { leader, saNo: row?.saNo ?? '' };
};

/** A file of the checklist. */
const fileOf = async ({ must, agent }: Agency, dealId: string): Promise<string> => {
  const { rows } = await must(agent.get(`/api/v1/my-production/documents?transId=${dealId}`));
  const files: { fileId: string }[] = rows.flatMap(({ fileGroup }: { fileGroup: { fileId: string }[] }) => fileGroup);
  return files[0]?.fileId ?? '';
};

const billsOf = async ({ must, preparer }: Agency, dealNo: string) =>
  (await must(preparer.get(`${finance}/bills?search=${dealNo}`))).rows;

/** Bills S$ 20,000 of the commission apart, by a revision that credits the first invoice in part: pro-forma, then invoice. */
const billAnother = async ({ must, preparer, approver }: Agency, dealId: string) => {
  const place = `${finance}/deals/${dealId}/revision`;
  const { standing, revision } = await must(preparer.get(place));
  const [first]: Bill[] = standing.bills;
  const moved = 2_000_000;
  const bills = [
    { ...first, amountCents: (first?.amountCents ?? 0) - moved },
    { ...first, billId: null, amountCents: moved },
  ];
  const shares = standing.shares.map(keep);
  const { revisionId } = await must(
    preparer.post(place, {
      revision,
      commissionCents: standing.commissionCents,
      shares,
      bills,
      reason: 'The client pays in two parts',
    }),
  );
  await must(approver.put(`${place}/approval`, { revisionId }));
  const after: Bill[] = (await must(preparer.get(place))).standing.bills;
  const billId = after.find((each) => each.billId !== first?.billId)?.billId ?? '';
  const { proFormaId } = await must(preparer.post(`${finance}/bills/${billId}/pro-forma`, {}));
  const { invoiceId, number } = await must(preparer.post(`${finance}/invoices`, { billId }));
  return { billId, proFormaId, invoiceId, number } as Record<'billId' | 'proFormaId' | 'invoiceId' | 'number', string>;
};

const keep = ({ shareId, amountCents }: Share) => ({ kind: 'KEPT', shareId, amountCents });

type Received = { invoiceId: string; cents: number; more?: number };

const receive = ({ must, preparer }: Agency, { invoiceId, cents, more = 0 }: Received) =>
  must(
    preparer.post(`${finance}/receipts`, {
      method: 'GIRO',
      payer: 'Goh Siew Choo',
      receivedOn: '2026-11-20',
      cents: cents + more,
      invoices: [{ invoiceId, cents }],
    }),
  ) as Promise<Record<'receiptId' | 'number', string>>;

/** The first reminder, which the salesperson asked for, and a request for the second. */
const remind = async ({ must, query, preparer, agent }: Agency, { billId, invoiceId }: Record<string, string>) => {
  await query("UPDATE invoice SET due_on = '2026-11-01' WHERE id = $1", [invoiceId]);
  const ask = async (): Promise<string> => {
    await must(agent.post('/api/v1/my-production/reminder-requests', { invoiceIds: [invoiceId] }));
    return (await must(preparer.get(`${finance}/reminder-requests?state=WAITING`))).rows[0].requestId;
  };
  await must(preparer.post(`${finance}/reminder-requests/${await ask()}/reminder`, {}));
  const [{ reminderId }] = (await must(preparer.get(`${finance}/bills/${billId}`))).reminders;
  return { reminderId: reminderId as string, reminderRequestId: await ask() };
};

type Whose = { dealId: string; receiptId: string; invoiceId: string };

/** What waits for a second person: a refund, a write-off, an advance and a revision; and what finance itself holds. */
const leaveWaiting = async ({ must, preparer, agent }: Agency, { dealId, receiptId, invoiceId }: Whose) => {
  const ask = (body: object) => must(preparer.post(`${finance}/requests`, { reason: 'As agreed', ...body }));
  const { requestId } = await ask({ kind: 'REFUND', receiptId, cents: 50_000, account });
  await ask({ kind: 'WRITE_OFF', invoiceId });
  const advance = { personId: agent.person.userId, dealId, cents: 1_000, reason: 'Medical bills' };
  await must(preparer.post(`${finance}/advances`, advance));
  const place = `${finance}/deals/${dealId}/revision`;
  const { standing, revision } = await must(preparer.get(place));
  const [own, ...others]: Share[] = standing.shares;
  const [first]: Bill[] = standing.bills;
  await must(
    preparer.post(place, {
      revision,
      commissionCents: standing.commissionCents + 100,
      reason: 'A little more was agreed',
      shares: [...(own ? [keep({ ...own, amountCents: own.amountCents + 100 })] : []), ...others.map(keep)],
      bills: [...standing.bills, { ...first, billId: null, amountCents: 100 }],
    }),
  );
  await must(preparer.post(`${finance}/payout-holds`, { kind: 'DEAL', source: dealId, reason: 'A complaint' }));
  return { refundId: requestId as string };
};
