import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { takePaperNumbers } from '#features/firm/server/index.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { post } from '#features/ledger/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { billing } from '../../contract/index.ts';
import { creditNote, invoice } from '../tables.ts';

/** Takes an unpaid invoice back by a credit note over the whole of it. Its bill can be invoiced again. */
export const creditInvoice = async (at: Writing, { params, body }: Input<typeof billing.creditInvoice>) => {
  const found = await lockInvoice(at, params.id);
  if (found.openNet + found.openGst < found.netCents + found.gstCents)
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

/** Credits an invoice of which the whole is open. */
export const creditWhole = async (at: Writing, found: typeof invoice.$inferSelect, reason: string) => {
  const { netCents, gstCents, printed: old } = found;
  const [id, issuedOn, now] = [randomUUID(), today(at.clock), at.clock.now().toString()];
  await record(at, {
    aggregate: 'invoice',
    aggregateId: found.id,
    action: 'invoice.credited',
    detail: { creditNoteId: id, netCents, gstCents, reason },
  });
  const [number = ''] = await takePaperNumbers(at, 'CN');
  await at.db.update(invoice).set({ creditedAt: now, openNet: 0, openGst: 0 }).where(eq(invoice.id, found.id));
  await at.db.insert(creditNote).values({
    ...{ id, number, invoiceId: found.id, issuedOn, netCents, gstCents, reason },
    ...{ issuedBy: at.actor.userId, issuedAt: now },
    printed: {
      ...{ number, issuedOn, from: await readSetting(at.db, agencyParticulars), isRegistered: old.isRegistered },
      ...{ to: old.to, invoice: { number: found.number, issuedOn: found.issuedOn }, address: old.address },
      ...{ reason, netCents, gstRate: found.gstRate, gstCents },
    },
  });
  await post(at, [
    {
      day: issuedOn,
      event: 'credit',
      eventId: id,
      text: `${number} ${found.number}`,
      lines: [
        { account: 4000, deal: old.dealNo, cents: netCents },
        { account: 2000, deal: old.dealNo, cents: gstCents },
        { account: 1100, deal: old.dealNo, cents: -netCents - gstCents },
      ],
    },
  ]);
  return { creditNoteId: id, number };
};
