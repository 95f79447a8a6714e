import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { readIssuer, takePaperNumbers } from '#features/firm/server/index.ts';
import { post } from '#features/ledger/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { entryOfReceipt } from '../entries.rules.ts';
import type { billing } from '../room.calls.ts';
import { receipt, receiptIntent } from '../tables.server.ts';
import { lockToPay, payInvoices } from './allocate.server.ts';
import { postingOf } from './posting-day.server.ts';

type Body = Input<typeof billing.recordReceipt>['body'];

/**
 * Records money that came in, pays invoices with it, and lets the deals earn it: all of it in one transaction. What is left
 * over stays the payer's credit. A cheque pays nothing before it has cleared.
 */
export const recordReceipt = async (at: Writing, { body }: { body: Body }) => {
  const { method, payer, reference, receivedOn, cents } = body;
  if (receivedOn > today(at.clock))
    throw new Refusal('receipt.invalid', 'This day is still to come. Record money once it is in the account.', {
      field: 'receivedOn',
    });
  const paid = await lockToPay(at, body.invoices, receivedOn);
  const leftCents = cents - paid.reduce((sum, { total }) => sum + total, 0);
  if (leftCents < 0)
    throw new Refusal('receipt.invalid', `The invoices take ${formatMoney(-leftCents)} more than came in.`, {
      field: 'cents',
    });

  const { postedOn, warnings } = await postingOf(at, receivedOn, paid);
  const twin = await twinOf(at, body);
  if (twin)
    warnings.push(`${twin} has the same payer, day, amount and reference. If it is the same payment, take one back.`);
  const id = randomUUID();
  const isCheque = method === 'CHEQUE';
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
  const from = await readIssuer(at.db);
  const [number = ''] = await takePaperNumbers(at, 'OR');
  const printed = {
    number,
    issuedOn: today(at.clock),
    receivedOn,
    from,
    payer,
    method,
    reference,
    cents,
    leftCents,
    invoices: paid.map(({ invoice: each, net, gst, total }) => ({
      number: each.number,
      issuedOn: each.issuedOn,
      netCents: net,
      gstCents: gst,
      openCents: each.openNet + each.openGst + each.writtenNet + each.writtenGst - total,
    })),
  };
  await at.db.insert(receipt).values({
    id,
    number,
    method,
    payer,
    reference,
    receivedOn,
    cents,
    printed,
    leftCents: cents,
    clearedOn: isCheque ? null : receivedOn,
    recordedBy: at.actor.userId,
    recordedAt: at.clock.now().toString(),
  });
  await post(at, [
    {
      day: receivedOn,
      ...(postedOn && { postedOn }),
      event: 'receipt',
      eventId: id,
      // Without the payer: the journal goes to people who need not know clients.
      text: number,
      lines: entryOfReceipt({ cents, isCheque }),
    },
  ]);
  if (!isCheque) await payInvoices(at, { receiptId: id, number, day: receivedOn, postedOn }, paid);
  else if (paid.length > 0)
    await at.db
      .insert(receiptIntent)
      .values(paid.map(({ invoice: { id: invoiceId }, total }) => ({ receiptId: id, invoiceId, cents: total })));
  return { receiptId: id, number, leftCents, warnings };
};

/** The number of a receipt with the same payer, day, amount and reference, unless its money went back. */
const twinOf = async (at: Writing, { payer, reference, receivedOn, cents }: Body): Promise<string | undefined> => {
  if (reference === '') return undefined;
  const [row] = await at.db
    .select({ number: receipt.number })
    .from(receipt)
    .where(
      and(
        ...[eq(receipt.receivedOn, receivedOn), eq(receipt.cents, cents), eq(receipt.reference, reference)],
        ...[eq(receipt.payer, payer), isNull(receipt.returnedOn)],
      ),
    )
    .limit(1);
  return row?.number;
};
