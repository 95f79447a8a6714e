import { and, eq, getViewSelectedFields, or } from 'drizzle-orm';
import { drawPayments } from '#demo/billing/draw-payments.ts';
import { particulars } from '#demo/billing/particulars.ts';
import { dealBillPublic, dealPublic } from '#features/deal/server/index.ts';
import { esubmissionPublic } from '#features/esubmission/index.server.ts';
import { Status } from '#features/esubmission/status/status.words.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { staffOf } from '#features/people/index.server.ts';
import { writeSetting } from '#features/settings/server/index.ts';
import { type Day, dayOf } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { demoStatement } from './bank/demo-statement.server.ts';
import { takerOf } from './receipts/demo-payments.server.ts';
import { demoReminderRequests, demoReminders } from './reminders/demo-reminders.server.ts';
import { demoRevisions } from './revisions/demo-revision.server.ts';

/** Invoices the deals of three years and receives their payments, through the use-cases, with the clock at the day of each. */
export const demoBilling: DemoStep = async (at, { today }) => {
  const [second, finance] = await staffOf(at.db, 'finance');
  if (!finance || !second) return;
  const on = (day: Day, actor = finance): Writing => ({ ...at, actor, clock: morningOf(day, at.clock) });
  await writeSetting(on(today), agencyParticulars, { value: particulars, version: 0 });
  // Papers are numbered in the order of their days, so the steps of all deals are taken in that order.
  const steps = drawPayments(await billsIn(at))
    .flatMap(({ bill, payments }) => {
      const take = takerOf(bill, { on, second });
      return payments.map((payment) => ({ day: payment.day, take: () => take(payment) }));
    })
    .filter(({ day }) => day <= today);
  for (const { take } of steps.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) await take();
  await demoReminders(on, today);
  await demoReminderRequests(on, today);
  await demoRevisions(on(today), second);
  await demoStatement(on(today), today);
};

const billsIn = async ({ db }: Writing<null>) => {
  const isApproved = and(eq(dealPublic.state, 'OPEN'), eq(esubmissionPublic.status, Status.approved));
  const rows = await db
    .select({
      deal: getViewSelectedFields(dealPublic),
      bill: getViewSelectedFields(dealBillPublic),
      expected: esubmissionPublic.completionDate,
    })
    .from(dealBillPublic)
    .innerJoin(dealPublic, eq(dealPublic.id, dealBillPublic.dealId))
    .innerJoin(esubmissionPublic, eq(esubmissionPublic.id, dealPublic.esubmissionId))
    .where(or(isApproved, dealBillPublic.isForfeiture))
    .orderBy(dealPublic.dealNo, dealBillPublic.position);
  return rows.map(({ deal: { dealNo, signedOn, completedOn, closedAt, approvedAt }, bill, expected }) => {
    const days = { signedOn, completedOn, expected, approvedOn: dayOf(closedAt ?? approvedAt) };
    return { ...bill, dealNo, ...days, totalCents: bill.amountCents + bill.gstCents };
  });
};
