import { randomUUID } from 'node:crypto';
import { eq, getViewSelectedFields } from 'drizzle-orm';
import { dealBillPublic, dealPublic } from '#features/deal/server/index.ts';
import { esubmissionPublic } from '#features/esubmission/index.server.ts';
import { Status } from '#features/esubmission/status/status.words.ts';
import { withGst } from '#features/firm/rules/gst.ts';
import { gstAt, readGst, readIssuer, requireGstSaid, takePaperNumbers } from '#features/firm/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { addDays, type Day, dayOf } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { billing } from '../room.calls.ts';
import { invoiceTerms } from '../room.settings.ts';
import { proForma } from '../tables.server.ts';
import { billedTo } from './bill-columns.server.ts';
import { pendingBill } from './billable.rules.ts';
import { requireParticulars } from './issue-invoice.server.ts';

/** Issues a pro-forma invoice of a bill: it says what will be due, is not a tax invoice, and posts nothing. */
export const issueProForma = async (at: Writing, { params }: Input<typeof billing.issueProForma>) => {
  const [row] = await at.db
    .select({
      bill: getViewSelectedFields(dealBillPublic),
      deal: getViewSelectedFields(dealPublic),
      status: esubmissionPublic.status,
      agent: { name: personPublic.name, registrationNo: personPublic.registrationNo },
    })
    .from(dealBillPublic)
    .innerJoin(dealPublic, eq(dealPublic.id, dealBillPublic.dealId))
    .innerJoin(esubmissionPublic, eq(esubmissionPublic.id, dealPublic.esubmissionId))
    .innerJoin(personPublic, eq(personPublic.id, dealPublic.ownerId))
    .where(eq(dealBillPublic.id, params.id));
  if (!row) throw missing('bill');
  const { bill, deal: dealRow, agent } = row;
  if (dealRow.state !== 'OPEN' && !bill.isForfeiture)
    throw new Refusal('invoice.conflict', `The deal was ${dealRow.state.toLowerCase()}.`);
  if (row.status === Status.onHold && !bill.isForfeiture) throw new Refusal('invoice.conflict', pendingBill);
  if (bill.removedAt) throw new Refusal('invoice.conflict', 'A revision of the deal removed this billing.');
  await requireGstSaid(at.db, 'invoice.conflict');
  const issuedOn = today(at.clock);
  const gst = gstAt(await readGst(at.db), issuedOn);
  const from = await readIssuer(at.db);
  requireParticulars(from, gst.isRegistered);
  const dueOn = addDays(issuedOn, bill.termsDays ?? (await readSetting(at.db, invoiceTerms)));
  const id = randomUUID();
  await record(at, {
    aggregate: 'pro-forma',
    aggregateId: id,
    action: 'pro-forma.issued',
    detail: { dealNo: dealRow.dealNo, billId: bill.id, netCents: bill.amountCents },
  });
  const [number = ''] = await takePaperNumbers(at, 'PF');
  await at.db.insert(proForma).values({
    id,
    number,
    billId: bill.id,
    issuedOn,
    issuedBy: at.actor.userId,
    issuedAt: at.clock.now().toString(),
    printed: {
      number,
      issuedOn,
      dueOn,
      from,
      isRegistered: gst.isRegistered,
      isProForma: true,
      to: billedTo(bill),
      dealNo: dealRow.dealNo,
      caseNo: dealRow.caseNo,
      address: dealRow.address,
      transaction: dealRow.transactionType,
      side: dealRow.side,
      completedOn: dealRow.completedOn,
      ...expectedOf(dealRow, issuedOn),
      ...(bill.isForfeiture
        ? dealRow.closedAt && { fellThroughOn: dayOf(dealRow.closedAt) }
        : { valueCents: dealRow.valueCents, basis: bill.basis, rate: bill.rate }),
      agent: { name: agent.name, registrationNo: agent.registrationNo ?? '' },
      netCents: bill.amountCents,
      gstRate: gst.gstRate,
      gstCents: withGst(bill.amountCents, gst.gstRate).gstCents,
    },
  });
  return { proFormaId: id, number };
};

/** When completion is expected: a sale was approved with that as its tax point. What is over by now is expected no more. */
const expectedOf = (
  { transactionType, completedOn, signedOn, taxPoint }: typeof dealPublic.$inferSelect,
  issuedOn: Day,
) =>
  transactionType === 'SALE' && completedOn === null && taxPoint > signedOn && taxPoint >= issuedOn
    ? { expectedOn: taxPoint }
    : {};
