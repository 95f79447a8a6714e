import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { type Share, shareList } from '../contract.ts';
import { centsOfShare, earnedShares, hasFree, stateOfShare } from './shares-sql.ts';

/** The agency that the submission seems to mean: the one of its licence number, or of the name that was typed. */
const proposed = `
  (SELECT jsonb_build_object('licenceNo', r.licence_no, 'name', r.name) FROM register_agency_public r
   WHERE r.licence_no = share.licence_no OR lower(r.name) = lower(share.agency_name)
   ORDER BY r.licence_no <> share.licence_no, r.licence_no LIMIT 1)`;

const columns = `
  share.id AS "shareId", d.id AS "dealId", d.deal_no AS "dealNo", d.address, share.agency_name AS "agencyName",
  share.name AS salesperson, share.registration_no AS "registrationNo", ${centsOfShare} AS "amountCents",
  e.earned AS "earnedCents", e.free AS "freeCents", ${stateOfShare} AS state,
  CASE WHEN tie.licence_no IS NOT NULL THEN jsonb_build_object('licenceNo', tie.licence_no, 'name', agency.name) END AS agency,
  CASE WHEN tie.licence_no IS NULL THEN ${proposed} END AS proposed,
  CASE WHEN account.id IS NULL THEN agency.gst_registered ELSE account.gst_number IS NOT NULL END AS "isRegistered",
  CASE WHEN invoice.id IS NOT NULL THEN jsonb_build_object('invoiceId', invoice.id, 'number', invoice.number,
    'issuedOn', invoice.issued_on, 'netCents', invoice.net_cents, 'gstCents', invoice.gst_cents) END AS invoice,
  ARRAY(SELECT i.id FROM cobroke_invoice i WHERE i.share_id = share.id ORDER BY i.keyed_at DESC, i.id) AS "entryIds"`;

const found = `
  SELECT ${columns} FROM ${earnedShares}
  WHERE ($1::text IS NULL OR $1 IN ('TAKEN', 'WENT_BACK') OR ${hasFree}) AND ($1 IS NULL OR ${stateOfShare} = $1)
    AND ${isFound("searched(concat_ws(' ', d.deal_no, share.agency_name, agency.name, share.name))", '$2')}`;

export const shares = serveList(shareList, {
  name: 'co-brokers',
  title: 'Shares of co-brokers',
  action: 'cobroke.shares-exported',
  last: 'shareId',
  rows: (_, { state, search }) => ({ text: found, values: [state ?? null, patternsOf(search)] }),
  also: [
    {
      header: 'Agency',
      kind: 'text',
      width: 34,
      after: 'agencyName',
      value: ({ agency, agencyName }) => agency?.name ?? agencyName,
    },
    {
      header: 'Licence',
      kind: 'text',
      width: 14,
      after: 'agencyName',
      value: ({ agency }) => agency?.licenceNo ?? '',
    },
    {
      header: 'Tax invoice',
      kind: 'text',
      width: 20,
      after: 'freeCents',
      value: ({ invoice }) => invoice?.number ?? '',
    },
    {
      header: 'Invoiced',
      kind: 'day',
      width: 14,
      after: 'freeCents',
      value: ({ invoice }) => invoice?.issuedOn ?? null,
    },
    {
      header: 'GST (S$)',
      kind: 'money',
      width: 14,
      after: 'freeCents',
      value: ({ invoice }) => invoice?.gstCents ?? null,
    },
  ],
});

export const readShare = async (at: Reading, { params }: { params: { id: string } }): Promise<Share> => {
  const [share] = await ask<Share>(at.db, `SELECT ${columns} FROM ${earnedShares} WHERE share.id = $1`, [params.id]);
  if (!share) throw missing('share of a co-broker');
  return share;
};
