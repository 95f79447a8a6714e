import { eq } from 'drizzle-orm';
import { post } from '#features/ledger/server/index.ts';
import { endApproval } from '#features/notifications/index.server.ts';
import { secondWord } from '#features/people/index.server.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { creditWhole, leftOf, lockInvoice } from '../credit-notes/credit-invoice.server.ts';
import { entryOfWriteOff } from '../entries.rules.ts';
import { takeBack } from '../receipts/allocate.server.ts';
import { lockPayers } from '../receipts/lock-payers.server.ts';
import { invoice, moneyRequest } from '../tables.server.ts';
import { refundableReceipt } from './prepare.server.ts';

type ById = { params: { id: string } };
type Request = typeof moneyRequest.$inferSelect;

/** Approves another person's request and carries it out. Its subject is checked again, since it may have changed. */
export const approveRequest = async (at: Writing, { params }: ById): Promise<undefined> => {
  const request = await lockOpen(at, params.id);
  await secondWord(at, { of: 'request', by: request.preparedBy });
  await record(at, {
    aggregate: 'request',
    aggregateId: request.id,
    action: 'request.approved',
    detail: { kind: request.kind, cents: request.cents },
  });
  await carryOut[request.kind](at, request);
  await decide(at, request, 'APPROVED');
  return undefined;
};

/** Declines a request, or takes back one's own; a refund also after its approval, while no run has taken it. */
export const declineRequest = async (at: Writing, { params }: ById): Promise<undefined> => {
  const request = await lockUndone(at, params.id);
  await record(at, { aggregate: 'request', aggregateId: request.id, action: 'request.declined' });
  await decide(at, request, 'DECLINED');
  return undefined;
};

const lockRequest = async (at: Writing, id: string): Promise<Request> => {
  const [row] = await at.db.select().from(moneyRequest).where(eq(moneyRequest.id, id)).for('update');
  if (!row) throw missing('request');
  return row;
};

const lockOpen = async (at: Writing, id: string): Promise<Request> => {
  const request = await lockRequest(at, id);
  if (request.state !== 'OPEN') throw new Refusal('request.conflict', 'This was decided already.');
  return request;
};

const lockUndone = async (at: Writing, id: string): Promise<Request> => {
  const request = await lockRequest(at, id);
  const { kind, state, paidOn, reservedAt } = request;
  if (state === 'OPEN') return request;
  if (kind !== 'REFUND' || state !== 'APPROVED' || paidOn)
    throw new Refusal('request.conflict', 'This was decided already.');
  if (reservedAt)
    throw new Refusal('request.conflict', 'A payout run has this refund. Discard or withdraw the run first.');
  return request;
};

const decide = async (at: Writing, { id }: Request, state: 'APPROVED' | 'DECLINED') => {
  await at.db
    .update(moneyRequest)
    .set({ state, decidedBy: at.actor.userId, decidedAt: at.clock.now().toString() })
    .where(eq(moneyRequest.id, id));
  await endApproval(at, id);
};

const carryOut: Record<Request['kind'], (at: Writing, request: Request) => Promise<void>> = {
  CREDIT: async (at, { invoiceId, reason }) => {
    await lockPayers(at, [invoiceId ?? '']);
    const { number } = await lockInvoice(at, invoiceId ?? '');
    await takeBack(at, { invoiceId: invoiceId ?? '' }, today(at.clock));
    const open = await lockInvoice(at, invoiceId ?? '');
    const remaining = leftOf(open);
    if (open.openNet !== remaining.netCents || open.openGst !== remaining.gstCents)
      throw new Refusal('request.conflict', `${number} was written off in part, so it can’t be credited whole.`);
    await creditWhole(at, open, reason);
  },
  WRITE_OFF: async (at, { id, invoiceId, cents }) => {
    const invoiceRow = await lockInvoice(at, invoiceId ?? '');
    const { openNet, openGst, writtenNet, writtenGst, number } = invoiceRow;
    if (openNet + openGst !== cents)
      throw new Refusal('request.conflict', `Money has come in for ${number} since. Decline this and ask again.`);
    // A part may have been written off before, if money that had paid the rest went back since.
    const written = { writtenNet: writtenNet + openNet, writtenGst: writtenGst + openGst, writtenOffBy: id };
    await at.db
      .update(invoice)
      .set({ openNet: 0, openGst: 0, ...written })
      .where(eq(invoice.id, invoiceRow.id));
    await post(at, [
      {
        day: today(at.clock),
        event: 'write-off',
        eventId: id,
        text: number,
        lines: entryOfWriteOff(invoiceRow.printed.dealNo, { netCents: openNet, gstCents: openGst }),
      },
    ]);
  },
  REFUND: async (at, { receiptId, cents }) => {
    // The next payout run of refunds takes it out of the credit and pays it.
    await refundableReceipt(at, receiptId ?? '', cents);
  },
};
