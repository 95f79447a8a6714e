import { accountInForce, centsOfShare, invoiceInForce } from '#features/cobroke/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import { candidatesFrom, holdReason, ofDeal, type Source } from '../items/candidate.server.ts';
import { countsAtOnce, isFreeOf, wentBack } from '../items/earnings.server.ts';
import { agency } from '../items/payee.server.ts';

/** What a share needs before it is paid, by what is joined to it. */
const cobroke = `
  jsonb_build_object('shareId', share.id, 'isTied', tie.licence_no IS NOT NULL,
    'isRegistered', account.gst_number IS NOT NULL, 'hasInvoice', invoice.id IS NOT NULL,
    'isInvoiceOfShare', invoice.net_cents = ${centsOfShare}, 'missingInvoice', papers.cobroker)`;

/** What is joined to the share `share` of the deal `d`. */
export const ofShare = `
  JOIN esubmission_public s ON s.id = d.esubmission_id
  LEFT JOIN esubmission_papers_public papers ON papers.esubmission_id = s.id
  LEFT JOIN cobroke_tie tie ON tie.share_id = share.id
  LEFT JOIN register_agency_public agency ON agency.licence_no = tie.licence_no
  ${accountInForce('tie.licence_no')}
  ${invoiceInForce}`;

/** What a candidate says of its share, which comes of earnings with these causes. A share without an agency is a payee of its own. */
export const shareColumns = (causes: string) => ({
  of: 'd.deal_no',
  place: 'share.position',
  cobroke,
  deal: ofDeal({ status: 's.status', causes }),
  payee: {
    ...agency.columns,
    payeeId: 'coalesce(tie.licence_no, share.id::text)',
    name: 'coalesce(agency.name, share.agency_name)',
  },
});

const rows = (today: Day) =>
  candidatesFrom(
    {
      source: 'e.id',
      kind: "'COBROKE'",
      cents: 'e.cents',
      clearedOn: 'e.day',
      countsAtOnce,
      wentBack: wentBack('e', today),
      ...shareColumns('e.cause_id'),
      holdReason: holdReason("(h.kind, h.source) IN (('ITEM', e.id), ('DEAL', d.id)) OR h.licence_no = tie.licence_no"),
    },
    `earning_public e
    JOIN deal_share_public share ON share.id = e.share_id AND share.licence_no IS NOT NULL
    JOIN deal_public d ON d.id = share.deal_id ${ofShare}`,
  );

/** What the shares of other agencies earned. */
export const cobrokeEarnings = (today: Day): Source => ({
  free: `${rows(today)} WHERE e.share_id IS NOT NULL AND ${isFreeOf(today)} AND $1::date IS NOT NULL`,
  taken: (which) =>
    `${rows(today)} JOIN payout_line pl ON pl.id = e.taken_by WHERE e.share_id IS NOT NULL AND ${which}`,
});
