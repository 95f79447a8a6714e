import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { askForApproval } from '#features/notifications/index.server.ts';
import { maskAccount } from '#features/people/record/bank-account.rules.ts';
import type { AccountInput } from '#features/people/room.calls.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { leftOf, lockInvoice } from '../credit-notes/credit-invoice.server.ts';
import { lockReceipt } from '../receipts/move-receipt.server.ts';
import type { billing } from '../room.calls.ts';
import { moneyRequest } from '../tables.server.ts';
import { promisedOf, refundPlace } from './refunds.server.ts';

type Body = Input<typeof billing.prepareRequest>['body'];

/** Asks for something that gives money up or back. It is done when somebody else approves it. */
export const prepareRequest = async (at: Writing, { body }: { body: Body }) => {
  const id = randomUUID();
  const { kind, reason } = body;
  const { about, cents } = kind === 'REFUND' ? await refundable(at, body) : await giveUp(at, body);
  const open = await at.db.$count(moneyRequest, and(about.is, eq(moneyRequest.state, 'OPEN')));
  if (open > 0)
    throw new Refusal('request.conflict', `Something was asked for about ${about.number} already. Decide that first.`);
  await record(at, {
    aggregate: 'request',
    aggregateId: id,
    action: 'request.prepared',
    detail: { kind, about: about.number, cents, reason },
  });
  await at.db.insert(moneyRequest).values({
    id,
    kind,
    cents,
    reason,
    ...about.ids,
    ...(kind === 'REFUND' && sealed(at, id, body.account)),
    preparedBy: at.actor.userId,
    preparedAt: at.clock.now().toString(),
  });
  await askForApproval(at, {
    id,
    title: 'A request waits for approval',
    line: (by) => `${by} asks about ${about.number}: ${formatMoney(cents)}.`,
    link: '/agency-desk/finance/approvals',
  });
  return { requestId: id };
};

const sealed = (at: Writing, id: string, { bank, holder, number }: AccountInput) => ({
  bank,
  holder,
  numberSealed: at.secrets.seal(number, refundPlace(id)),
  numberMasked: maskAccount(number),
});

const refundable = async (at: Writing, { receiptId, cents }: { receiptId: string; cents: Cents }) => {
  const { number } = await refundableReceipt(at, receiptId, cents);
  return { about: { number, ids: { receiptId }, is: eq(moneyRequest.receiptId, receiptId) }, cents };
};

/** A receipt, locked, of which so much can be refunded. */
export const refundableReceipt = async (at: Writing, receiptId: string, cents: Cents) => {
  const receipt = await lockReceipt(at, receiptId);
  if (receipt.returnedOn)
    throw new Refusal(
      'request.conflict',
      `${receipt.number} was taken back on ${formatDay(receipt.returnedOn)}, so nothing of it can be refunded. Decline a refund of it that waits.`,
    );
  if (!receipt.clearedOn)
    throw new Refusal('request.conflict', `${receipt.number} has not cleared, so nothing of it can be refunded.`);
  const refundable = receipt.leftCents - (await promisedOf(at, receiptId));
  if (cents > refundable)
    throw new Refusal(
      'request.conflict',
      `${formatMoney(Math.max(refundable, 0))} of ${receipt.number} is left. Refund at most that.`,
      { field: 'cents' },
    );
  return receipt;
};

const giveUp = async (at: Writing, { kind, invoiceId }: { kind: 'CREDIT' | 'WRITE_OFF'; invoiceId: string }) => {
  const invoice = await lockInvoice(at, invoiceId);
  const { number, openNet, openGst } = invoice;
  const about = { number, ids: { invoiceId }, is: eq(moneyRequest.invoiceId, invoiceId) };
  const remaining = leftOf(invoice);
  if (kind === 'CREDIT') return { about, cents: remaining.netCents + remaining.gstCents };
  if (openNet + openGst === 0) throw new Refusal('request.conflict', `Nothing is open of ${number}.`);
  return { about, cents: openNet + openGst };
};
