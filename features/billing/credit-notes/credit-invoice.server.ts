import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readIssuer, takePaperNumbers } from '#features/firm/server/index.ts';
import { post } from '#features/ledger/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { type Amounts, entryOfCreditNote } from '../entries.rules.ts';
import type { billing } from '../room.calls.ts';
import { creditNote, invoice } from '../tables.server.ts';

/** Takes an unpaid invoice back by a credit note over the whole of it. Its bill can be invoiced again. */
export const creditInvoice = async (at: Writing, { params, body }: Input<typeof billing.creditInvoice>) => {
  const found = await lockInvoice(at, params.id);
  const left = leftOf(found);
  if (found.openNet + found.openGst < left.netCents + left.gstCents)
    throw new Refusal(
      'invoice.conflict',
      `Money has come in for ${found.number}. Ask for its credit note, which somebody else approves.`,
    );
  return creditWhole(at, found, body.reason);
};

/** An invoice, locked, that was not credited. */
export const lockInvoice = async (at: Writing, id: string): Promise<typeof invoice.$inferSelect> => {
  const [found] = await at.db.select().from(invoice).where(eq(invoice.id, id)).for('update');
  if (!found) throw missing('invoice');
  if (found.creditedAt) throw new Refusal('invoice.conflict', `${found.number} was credited already.`);
  return found;
};

type Invoice = typeof invoice.$inferSelect;

/** What credit notes have left of an invoice, paid or not. */
export const leftOf = ({ netCents, creditedNet, gstCents, creditedGst }: Invoice): Amounts => ({
  netCents: netCents - creditedNet,
  gstCents: gstCents - creditedGst,
});

/** Credits what is left of an invoice, all of which is open. */
export const creditWhole = (at: Writing, found: Invoice, reason: string) =>
  issueCreditNote(at, found, { ...leftOf(found), reason });

type Credit = Amounts & { reason: string; revisionId?: string };

/** Issues a credit note over what is open of a locked invoice: over all that is left of it, or over a part. */
export const issueCreditNote = async (
  at: Writing,
  found: Invoice,
  { netCents, gstCents, reason, revisionId }: Credit,
) => {
  const { printed: old } = found;
  const left = leftOf(found);
  const isWhole = netCents === left.netCents;
  const id = randomUUID();
  const issuedOn = today(at.clock);
  const now = at.clock.now().toString();
  await record(at, {
    aggregate: 'invoice',
    aggregateId: found.id,
    action: isWhole ? 'invoice.credited' : 'invoice.credited-in-part',
    detail: { creditNoteId: id, netCents, gstCents, reason },
  });
  const [number = ''] = await takePaperNumbers(at, 'CN');
  // By triggers the bill waits for an invoice again (billing/schema.sql), and the deal stands anew (payout/schema.sql).
  await at.db
    .update(invoice)
    .set({
      openNet: found.openNet - netCents,
      openGst: found.openGst - gstCents,
      creditedNet: found.creditedNet + netCents,
      creditedGst: found.creditedGst + gstCents,
      ...(isWhole && { creditedAt: now }),
    })
    .where(eq(invoice.id, found.id));
  await at.db.insert(creditNote).values({
    id,
    number,
    invoiceId: found.id,
    issuedOn,
    netCents,
    gstCents,
    reason,
    revisionId: revisionId ?? null,
    issuedBy: at.actor.userId,
    issuedAt: now,
    printed: {
      number,
      issuedOn,
      from: await readIssuer(at.db),
      isRegistered: old.isRegistered,
      to: old.to,
      invoice: { number: found.number, issuedOn: found.issuedOn },
      address: old.address,
      reason,
      netCents,
      gstRate: found.gstRate,
      gstCents,
      ...(!isWhole && { leftCents: left.netCents + left.gstCents - netCents - gstCents }),
    },
  });
  await post(at, [
    {
      day: issuedOn,
      event: 'credit',
      eventId: id,
      text: `${number} ${found.number}`,
      lines: entryOfCreditNote(old.dealNo, { netCents, gstCents }),
    },
  ]);
  return { creditNoteId: id, number };
};
