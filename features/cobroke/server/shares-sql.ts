import { isPendingDeal } from '#features/deal/server/index.ts';

/** The account in force of the agency `agency`, as `account`. */
export const accountInForce = (licence: string) => `
  LEFT JOIN register_account_public account ON account.licence_no = ${licence}
    AND account.approved_at IS NOT NULL AND account.ended_at IS NULL`;

/** The tax invoice in force of the share `share`, as `invoice`. */
export const invoiceInForce = `
  LEFT JOIN cobroke_invoice invoice ON invoice.share_id = share.id AND invoice.credited_on IS NULL`;

/**
 * What the share `share` of the deal `d` is now, in cents: its part of what was forfeited where the deal fell through, and nothing where
 * a closed deal has none.
 */
export const centsOfShare = `
  CASE WHEN d.state = 'OPEN' THEN share.amount_cents
       ELSE (SELECT coalesce(sum(l.cents), 0)::bigint FROM share_part_public l
             WHERE l.share_id = share.id
               AND EXISTS (SELECT FROM deal_bill_public bill WHERE bill.deal_id = d.id AND bill.is_forfeiture)) END`;

/** What a share waits for, by what is joined to it. */
export const stateOfShare = `CASE
  WHEN e.free < 0 THEN 'OWED'
  WHEN e.free = 0 AND e.earned = 0 THEN 'WENT_BACK'
  WHEN e.free = 0 THEN 'TAKEN'
  WHEN ${isPendingDeal('d.id')} THEN 'PENDING'
  WHEN tie.licence_no IS NULL THEN 'NO_AGENCY'
  WHEN account.id IS NULL THEN 'NO_ACCOUNT'
  WHEN account.gst_number IS NOT NULL AND invoice.id IS NULL THEN 'NO_INVOICE'
  WHEN account.gst_number IS NOT NULL AND invoice.net_cents <> ${centsOfShare} THEN 'OTHER_INVOICE'
  ELSE 'READY' END`;

/**
 * Shares of other agencies that have earned something: each with its deal `d`, the agency that it is tied to, and what it earned
 * (`e.earned`), of which no run has taken `e.free`.
 */
export const earnedShares = `
  deal_public d
  JOIN deal_share_public share ON share.deal_id = d.id AND share.licence_no IS NOT NULL
  JOIN LATERAL (
    SELECT sum(cents)::bigint AS earned, coalesce(sum(cents) FILTER (WHERE taken_by IS NULL), 0)::bigint AS free
    FROM earning_public WHERE share_id = share.id AND share_id IS NOT NULL HAVING count(*) > 0
  ) e ON true
  LEFT JOIN cobroke_tie tie ON tie.share_id = share.id
  LEFT JOIN register_agency_public agency ON agency.licence_no = tie.licence_no
  ${accountInForce('tie.licence_no')}
  ${invoiceInForce}`;

/** Whether the share has earnings that no run has taken, as it has in every state but TAKEN and WENT_BACK. */
export const hasFree = `
  share.id IN (SELECT share_id FROM earning_public WHERE share_id IS NOT NULL AND taken_by IS NULL)`;
