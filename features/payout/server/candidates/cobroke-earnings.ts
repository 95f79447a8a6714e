import { accountInForce, invoiceInForce } from '#features/cobroke/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import { agencyColumns, holdReason, isPayable, type Source } from './candidate.ts';
import { countsAtOnce, isForfeiture, isFreeOf, wentBack } from './earnings.ts';

/** What a share needs before it is paid, by what is joined to it. */
const cobrokeFacts = `
  jsonb_build_object('shareId', share.id, 'isTied', tie.licence_no IS NOT NULL,
    'isRegistered', account.gst_number IS NOT NULL, 'hasInvoice', invoice.id IS NOT NULL,
    'missingInvoice', papers.cobroker) AS cobroke`;

/** What is joined to the share `share` of the deal `d`. */
export const ofShare = `
  JOIN esubmission s ON s.id = d.esubmission_id
  LEFT JOIN esubmission_papers papers ON papers.esubmission_id = s.id
  LEFT JOIN cobroke_tie tie ON tie.share_id = share.id
  LEFT JOIN register_agency agency ON agency.licence_no = tie.licence_no
  ${accountInForce('tie.licence_no')}
  ${invoiceInForce}`;

/** What a candidate says of its share; a share without an agency is a payee of its own. */
export const shareColumns = `
  d.id AS "dealId", d.deal_no AS "of", d.case_no AS "caseNo", d.state AS "dealState",
  ${isPayable('s.status')} AS "isApproved", d.completed_on AS "completedOn",
  coalesce(tie.licence_no, share.id::text) AS "payeeId", ${agencyColumns.replace(
    'agency.name',
    'coalesce(agency.name, share.agency_name) AS name',
  )}, ${cobrokeFacts}`;

const rows = (today: Day) => `
  SELECT e.id AS source, 'COBROKE' AS kind, e.cents, e.day AS "clearedOn", papers.payout AS "missingPapers",
         papers.due_diligence AS "openDueDiligence", ${countsAtOnce} AS "countsAtOnce",
         ${wentBack('e', today)} AS "wentBack", ${isForfeiture('d.state')} AS "isForfeiture", ${shareColumns},
         ${holdReason("(h.kind, h.source) IN (('ITEM', e.id), ('DEAL', d.id)) OR h.licence_no = tie.licence_no")}
  FROM earning e
  JOIN deal_share share ON share.id = e.share_id AND share.licence_no IS NOT NULL
  JOIN deal d ON d.id = share.deal_id ${ofShare}`;

/** What the shares of other agencies earned. */
export const cobrokeEarnings = (today: Day): Source => ({
  free: `${rows(today)} WHERE e.share_id IS NOT NULL AND ${isFreeOf(today)} AND $1::date IS NOT NULL`,
  taken: (which) =>
    `${rows(today)} JOIN payout_line pl ON pl.id = e.taken_by WHERE e.share_id IS NOT NULL AND ${which}`,
});
