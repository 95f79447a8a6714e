import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { earn } from '#features/commission/server/index.ts';
import { deal } from '#features/deal/server/index.ts';
import { takePaperNumbers } from '#features/firm/server/index.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { post } from '#features/ledger/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { billing } from '../contract.ts';
import { partPayment } from '../rules/share-receipt.ts';
import { allocation, invoice, receipt } from './tables.ts';

type Body = Input<typeof billing.recordReceipt>['body'];
type Invoice = typeof invoice.$inferSelect & { dealNo: string };

/**
 * Records money that came in and has cleared, pays invoices with it, and lets the deals earn it: all of it in one
 * transaction. What is left over stays the payer's credit.
 */
export const recordReceipt = async (at: Writing, { body }: { body: Body }) => {
  const { method, payer, reference, receivedOn, cents } = body;
  if (receivedOn > today(at.clock))
    throw new Refusal('receipt.invalid', 'This day is still to come. Record money once it is in the account.', {
      field: 'receivedOn',
    });
  const paid = await lockInvoices(at, body);
  const leftCents = cents - body.invoices.reduce((sum, each) => sum + each.cents, 0);
  if (leftCents < 0)
    throw new Refusal('receipt.invalid', `The invoices take ${formatMoney(-leftCents)} more than came in.`, {
      field: 'cents',
    });

  const id = randomUUID();
  await record(at, {
    aggregate: 'receipt',
    aggregateId: id,
    action: 'receipt.recorded',
    detail: {
      method,
      receivedOn,
      cents,
      invoices: paid.map(({ invoice: { number }, total }) => ({ number, cents: total })),
    },
  });
  const from = await readSetting(at.db, agencyParticulars);
  const [number = ''] = await takePaperNumbers(at, 'OR');
  const printed = {
    ...{ number, issuedOn: today(at.clock), receivedOn, from, payer, method, reference, cents, leftCents },
    invoices: paid.map(({ invoice: each, net, gst, total }) => ({
      ...{ number: each.number, issuedOn: each.issuedOn, netCents: net, gstCents: gst },
      openCents: each.openNet + each.openGst - total,
    })),
  };
  await at.db.insert(receipt).values({
    ...{ id, number, method, payer, reference, receivedOn, cents, leftCents, printed },
    ...{ recordedBy: at.actor.userId, recordedAt: at.clock.now().toString() },
  });
  await post(at, [
    {
      day: receivedOn,
      event: 'receipt',
      eventId: id,
      // Without the payer: the journal goes to people who need not know clients.
      text: number,
      lines: [
        { account: 1000, cents },
        { account: 2300, cents: -cents },
      ],
    },
  ]);
  for (const each of paid) await allocate(at, { receiptId: id, number, day: receivedOn }, each);
  return { receiptId: id, number, leftCents };
};

type Paid = { invoice: Invoice; net: Cents; gst: Cents; total: Cents };

/** The invoices that are paid, locked in the order of their ids, each with its part of the money. */
const lockInvoices = async (at: Writing, { invoices }: Body): Promise<Paid[]> => {
  const given = new Map(invoices.map((each) => [each.invoiceId, each.cents]));
  if (given.size < invoices.length)
    throw new Refusal('receipt.invalid', 'Name each invoice once.', { field: 'invoices' });
  const rows = await at.db
    .select({ invoice, dealNo: deal.dealNo })
    .from(invoice)
    .innerJoin(deal, eq(deal.id, invoice.dealId))
    .where(and(inArray(invoice.id, [...given.keys()]), isNull(invoice.creditedAt)))
    .orderBy(asc(invoice.id))
    .for('update', { of: invoice });
  if (rows.length < given.size) throw missing('invoice');
  return rows.map(({ invoice: found, dealNo }) => {
    const total = given.get(found.id) ?? 0;
    const open = found.openNet + found.openGst;
    if (total > open)
      throw new Refusal('receipt.conflict', `Of ${found.number} ${formatMoney(open)} is open. Give at most that.`, {
        field: `invoices.${invoices.findIndex(({ invoiceId }) => invoiceId === found.id)}.cents`,
      });
    return {
      invoice: { ...found, dealNo },
      ...partPayment(total, { net: found.openNet, gst: found.openGst }),
      total,
    };
  });
};

/** Pays an invoice from a receipt. What the deal earns by it stands in the same entry of the ledger. */
const allocate = async (at: Writing, from: { receiptId: string; number: string; day: string }, paid: Paid) => {
  const { net, gst, total } = paid;
  const { id: invoiceId, dealId, dealNo, number, openNet, openGst } = paid.invoice;
  const id = randomUUID();
  await at.db
    .update(invoice)
    .set({ openNet: openNet - net, openGst: openGst - gst })
    .where(eq(invoice.id, invoiceId));
  await at.db
    .insert(allocation)
    .values({ id, receiptId: from.receiptId, invoiceId, day: from.day, netCents: net, gstCents: gst });
  const earned = net > 0 ? await earn(at, { dealId, cents: net, day: from.day, cause: 'ALLOCATION', causeId: id }) : [];
  await post(at, [
    {
      day: from.day,
      event: 'allocation',
      eventId: id,
      text: `${from.number} ${number}`,
      lines: [
        { account: 2300, cents: total },
        { account: 1100, deal: dealNo, cents: -total },
        { account: 4000, deal: dealNo, cents: net },
        ...earned,
      ],
    },
  ]);
};
