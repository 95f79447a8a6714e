import type { Input } from '#platform/contract/endpoint.ts';
import type { Page } from '#platform/contract/paging.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { containing } from '#platform/server/database/like.ts';
import type { cobroke, Share } from '../contract.ts';
import { earnedShares, isCobroke, stateOfShare } from './shares-sql.ts';

/** The agency that the submission seems to mean: the one of its licence number, or of the name that was typed. */
const proposed = `
  (SELECT jsonb_build_object('licenceNo', r.licence_no, 'name', r.name) FROM register_agency r
   WHERE r.licence_no = share.licence_no OR lower(r.name) = lower(share.agency_name)
   ORDER BY r.licence_no <> share.licence_no, r.licence_no LIMIT 1)`;

const columns = `
  share.id AS "shareId", d.id AS "dealId", d.deal_no AS "dealNo", d.address, share.agency_name AS "agencyName",
  share.name AS salesperson, share.registration_no AS "registrationNo", share.amount_cents AS "amountCents",
  e.earned AS "earnedCents", e.free AS "freeCents", ${stateOfShare} AS state,
  CASE WHEN tie.licence_no IS NOT NULL THEN jsonb_build_object('licenceNo', tie.licence_no, 'name', agency.name) END AS agency,
  CASE WHEN tie.licence_no IS NULL THEN ${proposed} END AS proposed,
  CASE WHEN account.id IS NULL THEN agency.gst_registered ELSE account.gst_number IS NOT NULL END AS "isRegistered",
  CASE WHEN invoice.id IS NOT NULL THEN jsonb_build_object('invoiceId', invoice.id, 'number', invoice.number,
    'issuedOn', invoice.issued_on, 'netCents', invoice.net_cents, 'gstCents', invoice.gst_cents) END AS invoice,
  ARRAY(SELECT i.id FROM cobroke_invoice i WHERE i.share_id = share.id ORDER BY i.keyed_at DESC) AS "entryIds"`;

const found = `
  FROM ${earnedShares}
  WHERE ${isCobroke} AND ($1::text IS NULL OR ${stateOfShare} = $1)
    AND ($2 = '%%' OR d.deal_no ILIKE $2 OR share.agency_name ILIKE $2 OR agency.name ILIKE $2 OR share.name ILIKE $2)`;

export const listShares = async (at: Reading, { query }: Input<typeof cobroke.shares>): Promise<Page<Share>> => {
  const { state, search, pageNumber, pageSize, sortDirection } = query;
  const values = [state ?? null, containing(search)];
  const order = `ORDER BY d.approved_at ${sortDirection}, d.id, share.position`;
  const [rows, [counted]] = await Promise.all([
    ask<Share>(at.db, `SELECT ${columns} ${found} ${order} LIMIT $3 OFFSET $4`, [
      ...values,
      pageSize,
      (pageNumber - 1) * pageSize,
    ]),
    ask<{ count: number }>(at.db, `SELECT count(*)::int AS count ${found}`, values),
  ]);
  return { rows, totalRecords: counted?.count ?? 0, totalIsCapped: false };
};

export const readShare = async (at: Reading, { params }: { params: { id: string } }): Promise<Share> => {
  const [share] = await ask<Share>(
    at.db,
    `SELECT ${columns} FROM ${earnedShares} WHERE ${isCobroke} AND share.id = $1`,
    [params.id],
  );
  if (!share) throw missing('share of a co-broker');
  return share;
};
