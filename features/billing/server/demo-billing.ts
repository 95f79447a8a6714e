import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { completeDeal, deal, dealBill } from '#features/deal/server/index.ts';
import { esubmission } from '#features/esubmission/server/index.ts';
import { Status } from '#features/esubmission/words/status.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { staffOf } from '#features/people/server/index.ts';
import { writeSetting } from '#features/settings/server/index.ts';
import { addDays, type Day, dayOf } from '#platform/contract/days.ts';
import { clockAt } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { DemoStep } from '#platform/server/room.ts';
import type { ReceiptMethod } from '../words.ts';
import { issueInvoice } from './issue-invoice.ts';
import { recordReceipt } from './record-receipt.ts';

const particulars = {
  legalName: 'Gable Realty Pte. Ltd.',
  uen: '201812345K',
  gstNumber: 'M90312345A',
  licenceNo: 'L3010234A',
  address: '1 Raffles Place #20-01, Singapore 048616',
  bank: 'DBS Bank',
  accountNumber: '003 1234567',
  payNow: '201812345K',
};

/**
 * Invoices the deals of three years and receives their payments, through the use-cases, with the clock at the day of each: some
 * are paid late, some in part, some not yet, some over.
 */
export const demoBilling: DemoStep = async (at, { today }) => {
  const [, finance] = await staffOf(at.db, 'finance');
  if (!finance) return;
  const on = (day: Day): Writing => ({ ...at, actor: finance, clock: clockAt(`${day}T03:00:00Z`) });
  await writeSetting(on(today), agencyParticulars, { value: particulars, version: 0 });
  const rows = await at.db
    .select({ deal, bill: dealBill, expected: esubmission.completionDate })
    .from(dealBill)
    .innerJoin(deal, eq(deal.id, dealBill.dealId))
    .innerJoin(esubmission, eq(esubmission.id, deal.esubmissionId))
    .where(and(eq(deal.state, 'OPEN'), eq(esubmission.status, Status.approved)))
    .orderBy(deal.dealNo, dealBill.position);

  // Papers are numbered in the order of their days, so the steps of all deals are taken in that order.
  const steps = rows.flatMap((row) => stepsOf(row, on)).filter(({ day }) => day <= today);
  for (const { take } of steps.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) await take();
};

type Row = { deal: typeof deal.$inferSelect; bill: typeof dealBill.$inferSelect; expected: Day | null };
type Step = { day: Day; take: () => Promise<void> };

const stepsOf = ({ deal: of, bill, expected }: Row, on: (day: Day) => Writing): Step[] => {
  const draw = drawsFor(`${of.dealNo} ${bill.position}`);
  const approvedOn = dayOf(of.approvedAt);
  const completedOn = of.completedOn ?? later(expected ?? addDays(of.signedOn, 84), approvedOn);
  const issuedOn = addDays(later(completedOn, approvedOn), draw(1, 9));
  let invoiceId = '';
  const issue: Step = {
    day: issuedOn,
    take: async () => {
      await completeDeal(on(issuedOn), { params: { id: of.id }, query: undefined, body: { completedOn } });
      ({ invoiceId } = await issueInvoice(on(issuedOn), {
        params: undefined,
        query: undefined,
        body: { billId: bill.id, reason: 'The papers are with the lawyer.' },
      }));
    },
  };
  const total = bill.amountCents + bill.gstCents;
  const paid = (day: Day, cents: number, invoiceCents = cents): Step => ({
    day,
    take: async () => {
      const method = methods[draw(0, methods.length - 1)] ?? 'PAYNOW';
      const invoices = [{ invoiceId, cents: invoiceCents }];
      const body = { method, payer: bill.invoiceToText, reference: '', receivedOn: day, cents, invoices };
      await recordReceipt(on(day), { body });
    },
  });
  const [fate, days] = [draw(1, 100), draw(3, 40)];
  const due = addDays(issuedOn, days);
  if (fate > 96) return [issue];
  if (fate > 92) return [issue, paid(due, Math.floor(total / 3))];
  if (fate > 88)
    return [issue, paid(due, Math.floor(total / 2)), paid(addDays(due, 21), total - Math.floor(total / 2))];
  if (fate > 86) return [issue, paid(due, total + 5_000, total)];
  return [issue, paid(due, total)];
};

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
