import { overpaidCents, type Payment, refundAccount } from '#demo/billing/draw-payments.ts';
import { completeDeal } from '#features/deal/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { disputeInvoice } from '../disputes/dispute.server.ts';
import { issueInvoice } from '../invoices/issue-invoice.server.ts';
import { approveRequest } from '../requests/decide.server.ts';
import { prepareRequest } from '../requests/prepare.server.ts';
import { clearCheque, returnReceipt } from './move-receipt.server.ts';
import { recordReceipt } from './record-receipt.server.ts';

type Desk = { on: (day: Day, actor?: Actor) => Writing; second: Actor };
type Bill = { id: string; dealId: string; isForfeiture: boolean; invoiceToText: string };

/** Takes what is drawn of one bill; each step is about the invoice and the receipt that came before. */
export const takerOf = ({ id: billId, dealId, isForfeiture, invoiceToText: payer }: Bill, { on, second }: Desk) => {
  let invoiceId = '';
  let receiptId = '';
  const issue = async (at: Writing, completedOn: Day) => {
    const completion = { completedOn, reason: 'The lawyer told us on the phone' };
    if (!isForfeiture) await completeDeal(at, { ...to(dealId), body: completion });
    const body = { billId, reason: 'The papers are with the lawyer.', receiptIds: [] };
    ({ invoiceId } = await issueInvoice(at, { params: undefined, query: undefined, body }));
  };
  const receive = async (at: Writing, payment: Extract<Payment, { kind: 'RECEIVE' }>) => {
    const { day: receivedOn, method, cents, reference, invoiceCents } = payment;
    const body = { method, payer, reference, receivedOn, cents, invoices: [{ invoiceId, cents: invoiceCents }] };
    ({ receiptId } = await recordReceipt(at, { body }));
  };
  const ask = async (at: Writing, { day, what: kind, reason }: Extract<Payment, { kind: 'ASK' }>) => {
    const account = { ...refundAccount, holder: payer };
    const refund = { kind: 'REFUND' as const, receiptId, cents: overpaidCents, reason, account };
    const body = kind === 'REFUND' ? refund : { kind, invoiceId, reason };
    const { requestId } = await prepareRequest(at, { body });
    await approveRequest(on(day, second), { params: { id: requestId } });
  };
  return async (payment: Payment): Promise<void> => {
    const { day, kind } = payment;
    const at = on(day);
    if (kind === 'ISSUE') await issue(at, payment.completedOn);
    if (kind === 'RECEIVE') await receive(at, payment);
    if (kind === 'CLEAR') await clearCheque(at, { ...to(receiptId), body: { clearedOn: day } });
    const bounced = { returnedOn: day, feeCents: 2_000 };
    if (kind === 'RETURN') await returnReceipt(at, { ...to(receiptId), body: { ...bounced, reason: payment.reason } });
    if (kind === 'DISPUTE') await disputeInvoice(at, { ...to(invoiceId), body: { reason: payment.reason } });
    if (kind === 'ASK') await ask(at, payment);
  };
};

const to = (id: string) => ({ params: { id }, query: undefined });
