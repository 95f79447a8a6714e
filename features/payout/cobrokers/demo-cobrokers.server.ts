import { agencyAccounts } from '#demo/payout/agency-accounts.ts';
import { enterInvoice, tieShare } from '#features/cobroke/server/index.ts';
import { approvals } from '#features/notifications/index.server.ts';
import { approveAccount, prepareAccount } from '#features/register/server/index.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

const query = undefined;

/** The bank accounts of most agencies, prepared by one of finance and approved by another. */
export const demoAgencyAccounts = async (preparer: Writing, approver: Writing): Promise<void> => {
  for (const [index, { name: holder, ...agency }] of agencyAccounts.entries()) {
    const body = { ...agency, holder, bank: 'OCBC' as const, number: `51234567800${index + 1}` };
    const { accountId } = await prepareAccount(approvals)(preparer, { params: undefined, query, body });
    await approveAccount(approvals)(approver, { params: { id: accountId }, query, body: undefined });
  }
};

const untied = `
  SELECT share.id AS "shareId", share.licence_no AS "licenceNo", d.deal_no AS "dealNo"
  FROM deal_share_public share JOIN deal_public d ON d.id = share.deal_id
  JOIN register_agency_public a ON a.licence_no = share.licence_no
  JOIN share_part_public l ON l.share_id = share.id
  WHERE share.user_id IS NULL AND NOT EXISTS (SELECT FROM cobroke_tie t WHERE t.share_id = share.id)
    AND EXISTS (SELECT FROM earning_public e WHERE e.line_id = l.id AND e.day <= $1)
  ORDER BY d.deal_no, share.position`;

/**
 * Ties the shares that have earned something by a day, and enters the tax invoices of registered agencies. `leave` are left
 * as they are: the first without an agency, the next without its tax invoice.
 */
export const demoShares = async (
  at: Writing,
  today: string,
  leave: { untied: number; without: number },
): Promise<void> => {
  const untiedShares = await ask<{ shareId: string; licenceNo: string; dealNo: string }>(at.db, untied, [today]);
  const registered = agencyAccounts.filter(({ gstNumber }) => gstNumber).map(({ licenceNo }) => licenceNo);
  let { untied: toLeave, without } = leave;
  for (const { shareId, licenceNo, dealNo } of untiedShares) {
    const isRegistered = registered.includes(licenceNo);
    if (isRegistered && toLeave-- > 0) continue;
    await tieShare(at, { params: { id: shareId }, query, body: { licenceNo } });
    if (!isRegistered || without-- > 0) continue;
    const number = `TI-${dealNo.slice(2)}`;
    await enterInvoice(at, { params: { id: shareId }, query, body: { number, issuedOn: today } });
  }
};
