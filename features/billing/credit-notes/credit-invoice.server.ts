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
  const invoice = await lockInvoice(at, params.id);
  const rest = leftOf(invoice);
  if (invoice.openNet + invoice.openGst < rest.netCents + rest.gstCents)
    throw new Refusal(
      'invoice.conflict',
      `Money has come in for ${invoice.number}. Ask for its credit note, which somebody else approves.`,
    );
  return creditWhole(at, invoice, body.reason);
};

/** An invoice, locked, that was not credited. */
export const lockInvoice = async (at: Writing, id: string): Promise<typeof invoice.$inferSelect> => {
  const [row] = await at.db.select().from(invoice).where(eq(invoice.id, id)).for('update');
  if (!row) throw missing('invoice');
  if (row.creditedAt) throw new Refusal('invoice.conflict', `${row.number} was credited already.`);
  return row;
};

type Invoice = typeof invoice.$inferSelect;

/** What credit notes have left of an invoice, paid or not. */
export const leftOf = ({ netCents, creditedNet, gstCents, creditedGst }: Invoice): Amounts => ({
  netCents: netCents - creditedNet,
  gstCents: gstCents - creditedGst,
});

/** Credits what is left of an invoice, all of which is open. */
export const creditWhole = (at: Writing, invoice: Invoice, reason: string) =>
  issueCreditNote(at, invoice, { ...leftOf(invoice), reason });

type Credit = Amounts & { reason: string; revisionId?: string };

/** Issues a credit note over what is open of a locked invoice: over all that is left of it, or over a part. */
export const issueCreditNote = async (
  at: Writing,
  issued: Invoice,
  { netCents, gstCents, reason, revisionId }: Credit,
) => {
  const { printed: old } = issued;
  const remaining = leftOf(issued);
  const isWhole = netCents === remaining.netCents;
  const id = randomUUID();
  const issuedOn = today(at.clock);
  const now = at.clock.now().toString();
  await record(at, {
    aggregate: 'invoice',
    aggregateId: issued.id,
    action: isWhole ? 'invoice.credited' : 'invoice.credited-in-part',
    detail: { creditNoteId: id, netCents, gstCents, reason },
  });
  const [number = ''] = await takePaperNumbers(at, 'CN');
  // By triggers the bill waits for an invoice again (billing/schema.sql), and the deal stands anew (payout/schema.sql).
  await at.db
    .update(invoice)
    .set({
      openNet: issued.openNet - netCents,
      openGst: issued.openGst - gstCents,
      creditedNet: issued.creditedNet + netCents,
      creditedGst: issued.creditedGst + gstCents,
      ...(isWhole && { creditedAt: now }),
    })
    .where(eq(invoice.id, issued.id));
  await at.db.insert(creditNote).values({
    id,
    number,
    invoiceId: issued.id,
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
      invoice: { number: issued.number, issuedOn: issued.issuedOn },
      address: old.address,
      reason,
      netCents,
      gstRate: issued.gstRate,
      gstCents,
      ...(!isWhole && { leftCents: remaining.netCents + remaining.gstCents - netCents - gstCents }),
    },
  });
  await post(at, [
    {
      day: issuedOn,
      event: 'credit',
      eventId: id,
      text: `${number} ${issued.number}`,
      lines: entryOfCreditNote(old.dealNo, { netCents, gstCents }),
    },
  ]);
  return { creditNoteId: id, number };
};
