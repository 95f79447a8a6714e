import { randomUUID } from 'node:crypto';
import { and, eq, getViewSelectedFields, isNull } from 'drizzle-orm';
import { dealBillPublic, dealPublic, lockDealOfBill } from '#features/deal/server/index.ts';
import { esubmissionPapersPublic, esubmissionPublic } from '#features/esubmission/index.server.ts';
import { Status } from '#features/esubmission/status/status.words.ts';
import { withGst } from '#features/firm/rules/gst.ts';
import { gstAt, readGst, readIssuer, requireGstSaid, takePaperNumbers } from '#features/firm/server/index.ts';
import type { Particulars } from '#features/firm/settings.ts';
import { post } from '#features/ledger/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { addDays, dayOf } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { entryOfInvoice } from '../entries.rules.ts';
import { useCredit as payFromCredit } from '../receipts/move-receipt.server.ts';
import type { billing } from '../room.calls.ts';
import { invoiceTerms } from '../room.settings.ts';
import { invoice } from '../tables.server.ts';
import { billedTo } from './bill-columns.server.ts';
import { notBillable, papersWarning } from './billable.rules.ts';
import { gstAtIssue } from './gst-at-issue.rules.ts';
import { lockCredits } from './standing-credit.server.ts';

/**
 * Issues the tax invoice of a bill, dated today, at the GST rate of today or of the earlier money that pays it at once. What it
 * prints is kept with it. Its number is taken late, so that others wait for it as briefly as possible.
 */
export const issueInvoice = async (at: Writing, { body }: Input<typeof billing.issueInvoice>) => {
  const credits = await lockCredits(at, body.receiptIds);
  // The deal is locked before its bill is read: a revision may have changed it meanwhile.
  await lockDealOfBill(at, body.billId);
  const [row] = await at.db
    .select({
      bill: getViewSelectedFields(dealBillPublic),
      deal: getViewSelectedFields(dealPublic),
      status: esubmissionPublic.status,
      papers: esubmissionPapersPublic.invoice,
      agent: getViewSelectedFields(personPublic),
    })
    .from(dealBillPublic)
    .innerJoin(dealPublic, eq(dealPublic.id, dealBillPublic.dealId))
    .innerJoin(esubmissionPublic, eq(esubmissionPublic.id, dealPublic.esubmissionId))
    .innerJoin(personPublic, eq(personPublic.id, dealPublic.ownerId))
    .leftJoin(esubmissionPapersPublic, eq(esubmissionPapersPublic.esubmissionId, dealPublic.esubmissionId))
    .where(eq(dealBillPublic.id, body.billId));
  if (!row) throw missing('bill');
  const { bill, deal: dealRow, agent } = row;
  const facts = {
    dealState: dealRow.state,
    isPending: row.status === Status.onHold,
    completedOn: dealRow.completedOn,
    isForfeiture: bill.isForfeiture,
    isInvoiced: (await at.db.$count(invoice, and(eq(invoice.billId, bill.id), isNull(invoice.creditedAt)))) > 0,
    isRemoved: bill.removedAt !== null,
  };
  const why = notBillable(facts);
  if (why) throw new Refusal('invoice.conflict', why);

  const warning = bill.isForfeiture ? undefined : papersWarning(row.papers);
  if (warning && body.reason === '')
    throw new Refusal('invoice.conflict', `${warning} Say why it is invoiced without.`, { field: 'reason' });

  await requireGstSaid(at.db, 'invoice.conflict');
  const issuedOn = today(at.clock);
  const netCents = bill.amountCents;
  const gstRates = await readGst(at.db);
  const atIssue = gstAtIssue(
    netCents,
    gstAt(gstRates, issuedOn),
    credits.map(({ receivedOn, ...credit }) => ({ ...credit, gst: gstAt(gstRates, receivedOn) })),
  );
  if ('problem' in atIssue) throw new Refusal('invoice.conflict', atIssue.problem, { field: 'receiptIds' });
  const { gst, paid } = atIssue;
  const from = await readIssuer(at.db);
  requireParticulars(from, gst.isRegistered);
  const { gstCents } = withGst(netCents, gst.gstRate);
  const dueOn = addDays(issuedOn, bill.termsDays ?? (await readSetting(at.db, invoiceTerms)));
  const id = randomUUID();
  await record(at, {
    aggregate: 'invoice',
    aggregateId: id,
    action: 'invoice.issued',
    detail: {
      dealNo: dealRow.dealNo,
      billId: bill.id,
      netCents,
      gstCents,
      dueOn,
      ...(warning && { reason: body.reason }),
    },
  });
  const [number = ''] = await takePaperNumbers(at, 'INV');
  // By triggers the deal has one bill less to invoice (billing/schema.sql), and stands anew (payout/schema.sql): docs/triggers.md.
  await at.db.insert(invoice).values({
    id,
    number,
    dealId: dealRow.id,
    billId: bill.id,
    agentId: dealRow.ownerId,
    issuedOn,
    dueOn,
    netCents,
    gstRate: gst.gstRate,
    gstCents,
    openNet: netCents,
    openGst: gstCents,
    issuedBy: at.actor.userId,
    issuedAt: at.clock.now().toString(),
    printed: {
      number,
      issuedOn,
      dueOn,
      from,
      isRegistered: gst.isRegistered,
      to: billedTo(bill),
      dealNo: dealRow.dealNo,
      caseNo: dealRow.caseNo,
      address: dealRow.address,
      transaction: dealRow.transactionType,
      side: dealRow.side,
      completedOn: dealRow.completedOn,
      ...(bill.isForfeiture
        ? dealRow.closedAt && { fellThroughOn: dayOf(dealRow.closedAt) }
        : { valueCents: dealRow.valueCents, basis: bill.basis, rate: bill.rate }),
      agent: { name: agent.name, registrationNo: agent.registrationNo ?? '' },
      netCents,
      gstRate: gst.gstRate,
      gstCents,
      ...(paid.length > 0 && { paidCents: paid.reduce((sum, { cents }) => sum + cents, 0) }),
    },
  });
  await post(at, [
    {
      day: issuedOn,
      event: 'invoice',
      eventId: id,
      text: `${number} ${dealRow.dealNo}`,
      lines: entryOfInvoice(dealRow.dealNo, { netCents, gstCents }),
    },
  ]);
  for (const { receiptId, cents } of paid)
    await payFromCredit(at, {
      params: { id: receiptId },
      query: undefined,
      body: { invoices: [{ invoiceId: id, cents }] },
    });
  return { invoiceId: id, number };
};

/** What a tax invoice must say of its issuer. */
export const requireParticulars = ({ legalName, address, gstNumber }: Particulars, isRegistered: boolean): void => {
  if (legalName && address && (gstNumber || !isRegistered)) return;
  throw new Refusal(
    'invoice.conflict',
    'An invoice needs the agency’s registered name, address and GST number. An administrator can give them in the settings, under “Particulars on invoices”.',
  );
};
