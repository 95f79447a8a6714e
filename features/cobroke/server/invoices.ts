import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dealSharePublic, lockShares } from '#features/deal/server/index.ts';
import { gstRateOn } from '#features/firm/rules/gst.ts';
import { gstAt, readGst } from '#features/firm/server/index.ts';
import { post } from '#features/ledger/server/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { type Cents, percentOf } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { cobroke } from '../contract.ts';
import { entryOfCreditNote, entryOfTaxInvoice } from '../rules/entries.ts';
import { centsOfShare } from './shares-sql.ts';
import { cobrokeInvoice } from './tables.ts';
import { lockShare } from './tie-share.ts';

const facts = `
  SELECT d.deal_no AS "dealNo", d.signed_on AS "signedOn", ${centsOfShare} AS "netCents", tie.licence_no AS "licenceNo",
    (SELECT count(*) FROM cobroke_invoice i WHERE i.share_id = $1 AND i.credited_on IS NULL)::int AS invoices,
    (SELECT d2.deal_no FROM cobroke_invoice i JOIN cobroke_tie t ON t.share_id = i.share_id
     JOIN deal_share_public s ON s.id = i.share_id JOIN deal_public d2 ON d2.id = s.deal_id
     WHERE t.licence_no = tie.licence_no AND lower(i.number) = lower($2) LIMIT 1) AS "usedBy",
    EXISTS (SELECT FROM register_account_public a WHERE a.licence_no = tie.licence_no AND a.ended_at IS NULL
            AND a.gst_number IS NOT NULL) AS "isRegistered"
  FROM deal_share_public share JOIN deal_public d ON d.id = share.deal_id
  LEFT JOIN cobroke_tie tie ON tie.share_id = share.id WHERE share.id = $1`;

type Facts = {
  dealNo: string;
  signedOn: string;
  netCents: Cents;
  licenceNo: string | null;
  invoices: number;
  usedBy: string | null;
  isRegistered: boolean;
};

/** Enters the tax invoice of a co-broker: the GST on all that the share is now is owed to them, and claimed, or lost to us. */
export const enterInvoice = async (at: Writing, { params, body }: Input<typeof cobroke.enterInvoice>) => {
  const { number, issuedOn } = body;
  const share = await lockShare(at, params.id);
  const [found] = await ask<Facts>(at.db, facts, [share.id, number]);
  if (!found?.licenceNo) throw new Refusal('cobroke.conflict', 'Choose the agency of this share first.');
  if (!found.isRegistered)
    throw new Refusal(
      'cobroke.conflict',
      'This agency has no GST number. Prepare its account again with the number if it is registered for GST.',
    );
  if (found.invoices > 0)
    throw new Refusal('cobroke.conflict', 'A tax invoice is entered for this share. Enter its credit note first.');
  if (found.usedBy)
    throw new Refusal('cobroke.conflict', `This tax invoice is entered for ${found.usedBy}. Check its number.`, {
      field: 'number',
    });
  if (issuedOn > today(at.clock) || issuedOn < found.signedOn)
    throw new Refusal('cobroke.invalid', `Choose a day from ${formatDay(found.signedOn)} until today.`, {
      field: 'issuedOn',
    });
  const gst = await readGst(at.db);
  const gstRate = gstRateOn(gst.rates, issuedOn);
  const { netCents } = found;
  const gstCents = percentOf(netCents, gstRate);
  if (gstCents === 0) throw new Refusal('cobroke.conflict', 'There is no GST on this share.');
  const isClaimed = gstAt(gst, issuedOn).isRegistered;
  const id = randomUUID();
  const detail = { number, issuedOn, gstCents };
  await record(at, { aggregate: 'cobroke', aggregateId: share.id, action: 'cobroke.invoice-entered', detail });
  await at.db.insert(cobrokeInvoice).values({
    id,
    shareId: share.id,
    number,
    issuedOn,
    netCents,
    gstRate,
    gstCents,
    isClaimed,
    keyedBy: at.actor.userId,
    keyedAt: at.clock.now().toString(),
  });
  await post(at, [
    {
      day: issuedOn,
      event: 'cobroke-invoice',
      eventId: id,
      text: `${found.licenceNo} ${number}`,
      lines: entryOfTaxInvoice(found.dealNo, { gstCents, isClaimed }),
    },
  ]);
  return { invoiceId: id, gstCents };
};

/** Enters the credit note that takes a co-broker's invoice back. What was paid of its GST is netted by the next run. */
export const creditInvoice = async (
  at: Writing,
  { params, body }: Input<typeof cobroke.creditInvoice>,
): Promise<undefined> => {
  const [known] = await at.db.select().from(cobrokeInvoice).where(eq(cobrokeInvoice.id, params.id));
  if (!known) throw missing('tax invoice');
  await lockShare(at, known.shareId);
  const [found] = await at.db.select().from(cobrokeInvoice).where(eq(cobrokeInvoice.id, params.id));
  if (!found || found.creditedOn) throw new Refusal('cobroke.conflict', 'This tax invoice was credited already.');
  const { id, shareId, issuedOn, gstCents, isClaimed } = found;
  const { number, creditedOn } = body;
  if (creditedOn > today(at.clock) || creditedOn < issuedOn)
    throw new Refusal('cobroke.invalid', `Choose a day from ${formatDay(issuedOn)} until today.`, {
      field: 'creditedOn',
    });
  const detail = { invoice: found.number, number, creditedOn, gstCents };
  await record(at, { aggregate: 'cobroke', aggregateId: shareId, action: 'cobroke.invoice-credited', detail });
  await at.db
    .update(cobrokeInvoice)
    .set({ creditNote: number, creditedOn, creditedBy: at.actor.userId })
    .where(eq(cobrokeInvoice.id, id));
  const [{ dealNo, licenceNo } = { dealNo: '', licenceNo: '' }] = await ask<Facts>(at.db, facts, [shareId, number]);
  await post(at, [
    {
      day: creditedOn,
      event: 'cobroke-credit-note',
      eventId: id,
      text: `${licenceNo} ${number}`,
      lines: entryOfCreditNote(dealNo, { gstCents, isClaimed }),
    },
  ]);
  return undefined;
};

/**
 * The shares of a deal of which a tax invoice was entered, also if it was credited since. The deal's shares are locked, so that
 * none is entered meanwhile.
 */
export const invoicedShares = async (db: Db, dealId: string): Promise<string[]> => {
  await lockShares(db, dealId);
  const rows = await db
    .selectDistinct({ id: cobrokeInvoice.shareId })
    .from(cobrokeInvoice)
    .innerJoin(dealSharePublic, eq(dealSharePublic.id, cobrokeInvoice.shareId))
    .where(eq(dealSharePublic.dealId, dealId));
  return rows.map(({ id }) => id);
};
