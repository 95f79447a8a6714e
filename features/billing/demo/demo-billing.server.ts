import { createHash } from 'node:crypto';
import { and, eq, getViewSelectedFields, or } from 'drizzle-orm';
import { completeDeal, dealBillPublic, dealPublic } from '#features/deal/server/index.ts';
import { esubmissionPublic } from '#features/esubmission/index.server.ts';
import { Status } from '#features/esubmission/status/status.words.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { staffOf } from '#features/people/index.server.ts';
import { writeSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { addDays, type Day, dayOf } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { DemoStep } from '#platform/server/room.ts';
import type { ReceiptMethod } from '../billing.words.ts';
import { disputeInvoice } from '../disputes/dispute.server.ts';
import { issueInvoice } from '../invoices/issue-invoice.server.ts';
import { clearCheque, returnReceipt } from '../receipts/move-receipt.server.ts';
import { recordReceipt } from '../receipts/record-receipt.server.ts';
import { approveRequest } from '../requests/decide.server.ts';
import { prepareRequest } from '../requests/prepare.server.ts';
import { demoReminderRequests } from './demo-reminder-requests.server.ts';
import { demoReminders } from './demo-reminders.server.ts';
import { demoRevisions } from './demo-revision.server.ts';
import { demoStatement } from './demo-statement.server.ts';

const particulars = {
  legalName: 'Gable Realty Pte. Ltd.',
  uen: '201812345K',
  gstNumber: 'M90312345A',
  licenceNo: 'L3010234A',
  address: '1 Raffles Place #20-01, Singapore 048616',
  phone: '+6560001234',
  email: 'finance@gable.example',
  bank: 'DBS Bank',
  accountNumber: '0031234567',
  payNow: '201812345K',
};

/**
 * Invoices the deals of three years and receives their payments, through the use-cases, with the clock at the day of each: some
 * are paid late, in part, over, by a cheque that bounces, disputed or never.
 */
export const demoBilling: DemoStep = async (at, { today }) => {
  const [second, finance] = await staffOf(at.db, 'finance');
  if (!finance || !second) return;
  const on = (day: Day, actor = finance): Writing => ({ ...at, actor, clock: morningOf(day, at.clock) });
  await writeSetting(on(today), agencyParticulars, { value: particulars, version: 0 });
  const rows = await at.db
    .select({
      deal: getViewSelectedFields(dealPublic),
      bill: getViewSelectedFields(dealBillPublic),
      expected: esubmissionPublic.completionDate,
    })
    .from(dealBillPublic)
    .innerJoin(dealPublic, eq(dealPublic.id, dealBillPublic.dealId))
    .innerJoin(esubmissionPublic, eq(esubmissionPublic.id, dealPublic.esubmissionId))
    .where(
      or(and(eq(dealPublic.state, 'OPEN'), eq(esubmissionPublic.status, Status.approved)), dealBillPublic.isForfeiture),
    )
    .orderBy(dealPublic.dealNo, dealBillPublic.position);

  // Papers are numbered in the order of their days, so the steps of all deals are taken in that order.
  let others = 0;
  const fateOf = ({ bill }: Row): Fate => (bill.isForfeiture ? 'PAID' : (fates[others++ % fates.length] ?? 'PAID'));
  const steps = rows.flatMap((row) => stepsOf(row, fateOf(row), { on, second })).filter(({ day }) => day <= today);
  for (const { take } of steps.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) await take();
  await demoReminders(on, today);
  await demoReminderRequests(on, today);
  await demoRevisions(on(today), second);
  await demoStatement(on(today), today);
};

type Row = { deal: typeof dealPublic.$inferSelect; bill: typeof dealBillPublic.$inferSelect; expected: Day | null };
type Step = { day: Day; take: () => Promise<void> };

type Desk = { on: (day: Day, actor?: Actor) => Writing; second: Actor };

const stepsOf = ({ deal: of, bill, expected }: Row, fate: Fate, { on, second }: Desk): Step[] => {
  const draw = drawsFor(`${of.dealNo} ${bill.position}`);
  const approvedOn = dayOf(of.closedAt ?? of.approvedAt);
  const completedOn = bill.isForfeiture
    ? approvedOn
    : (of.completedOn ?? later(expected ?? addDays(of.signedOn, 84), approvedOn));
  const issuedOn = addDays(later(completedOn, approvedOn), draw(1, 9));
  let invoiceId = '';
  let receiptId = '';
  const issue: Step = {
    day: issuedOn,
    take: async () => {
      const reason = 'The lawyer told us on the phone';
      if (!bill.isForfeiture)
        await completeDeal(on(issuedOn), { params: { id: of.id }, query: undefined, body: { completedOn, reason } });
      ({ invoiceId } = await issueInvoice(on(issuedOn), {
        params: undefined,
        query: undefined,
        body: { billId: bill.id, reason: 'The papers are with the lawyer.', receiptIds: [] },
      }));
    },
  };
  const total = bill.amountCents + bill.gstCents;
  const received = (day: Day, cents: number, method: ReceiptMethod, invoiceCents = cents): Step => ({
    day,
    take: async () => {
      const reference = method === 'CHEQUE' ? `OCBC ${draw(100_000, 999_999)}` : '';
      const invoices = [{ invoiceId, cents: invoiceCents }];
      const body = { method, payer: bill.invoiceToText, reference, receivedOn: day, cents, invoices };
      ({ receiptId } = await recordReceipt(on(day), { body }));
    },
  });
  const paid = (day: Day, cents = total) => received(day, cents, methods[draw(0, methods.length - 1)] ?? 'PAYNOW');
  const cleared = (clearedOn: Day): Step => ({
    day: clearedOn,
    take: async () => {
      await clearCheque(on(clearedOn), { params: { id: receiptId }, query: undefined, body: { clearedOn } });
    },
  });
  const returned = (returnedOn: Day, reason: string): Step => ({
    day: returnedOn,
    take: async () => {
      const body = { returnedOn, reason, feeCents: 2_000 };
      await returnReceipt(on(returnedOn), { params: { id: receiptId }, query: undefined, body });
    },
  });
  const disputed = (day: Day, reason: string): Step => ({
    day,
    take: async () => {
      await disputeInvoice(on(day), { params: { id: invoiceId }, query: undefined, body: { reason } });
    },
  });
  const agreed = (day: Day, asked: () => Parameters<typeof prepareRequest>[1]['body']): Step => ({
    day,
    take: async () => {
      const { requestId } = await prepareRequest(on(day), { body: asked() });
      await approveRequest(on(day, second), { params: { id: requestId } });
    },
  });
  const due = addDays(issuedOn, draw(3, 40));
  const after = (more: number) => addDays(due, more);
  const half = Math.floor(total / 2);
  const over = received(due, total + 5_000, 'TRANSFER', total);
  const cheque = received(due, total, 'CHEQUE');
  const what: Record<Fate, () => Step[]> = {
    PAID: () => [paid(due)],
    NEVER: () => [],
    IN_PART: () => [paid(due, Math.floor(total / 3))],
    IN_HALVES: () => [paid(due, half), paid(after(21), total - half)],
    BY_CHEQUE: () => [cheque, cleared(after(3))],
    OVER: () => [over],
    REFUNDED: () => [
      over,
      agreed(after(10), () => ({
        kind: 'REFUND',
        receiptId,
        cents: 5_000,
        reason: 'The client paid too much',
        account: { bank: 'UOB', holder: bill.invoiceToText, number: '4512345678' },
      })),
    ],
    BOUNCED: () => [cheque, returned(after(2), 'Insufficient funds'), paid(after(14))],
    BOUNCED_LATE: () => [cheque, cleared(after(3)), returned(after(50), 'Disputed by the drawer')],
    CREDITED: () => [
      paid(due),
      agreed(after(45), () => ({ kind: 'CREDIT', invoiceId, reason: 'Made out to the wrong company' })),
    ],
    DISPUTED: () => [disputed(after(20), 'The client says that a lower commission was agreed')],
    WRITTEN_OFF: () => [
      agreed(after(200), () => ({ kind: 'WRITE_OFF', invoiceId, reason: 'The client was declared bankrupt' })),
    ],
  };
  return [issue, ...what[fate]()];
};

/** What happens to an invoice. */
const usual = ['PAID', 'BY_CHEQUE', 'PAID', 'PAID', 'IN_HALVES', 'PAID'] as const;
const fates = [
  ...(['BOUNCED_LATE', ...usual, 'CREDITED', ...usual, 'REFUNDED', ...usual, 'WRITTEN_OFF', ...usual] as const),
  ...(['BOUNCED', ...usual, 'IN_PART', ...usual, 'OVER', ...usual, 'DISPUTED', ...usual, 'NEVER', ...usual] as const),
];
type Fate = (typeof fates)[number];

const methods: ReceiptMethod[] = ['PAYNOW', 'PAYNOW', 'GIRO', 'TRANSFER'];

const later = (a: Day, b: Day): Day => (a > b ? a : b);

/** Whole numbers between two, both included: the same for the same name. */
const drawsFor = (name: string) => {
  let count = 0;
  return (from: number, to: number): number => {
    count += 1;
    const drawn = createHash('sha256').update(`${name} ${count}`).digest().readUInt32BE(0);
    return from + (drawn % (to - from + 1));
  };
};
