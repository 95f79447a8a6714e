import { openRefundAccounts } from '#features/billing/index.server.ts';
import { type Account, openAccounts } from '#features/people/index.server.ts';
import { openAgencyAccounts } from '#features/register/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import type { RunKind } from '../payout.words.ts';

/** The accounts of the payees of a run with their full numbers, by payee. */
export const accountsOf: Record<RunKind, (at: Reading, payeeIds: string[]) => Promise<Map<string, Account>>> = {
  SALESPEOPLE: openAccounts,
  COBROKERS: openAgencyAccounts,
  REFUNDS: openRefundAccounts,
};

/** What a query says of the payee of the line `payout_line`: a salesperson, an agency, or the payer of a receipt. */
export const payeeName = `coalesce(
  (SELECT name FROM person_public WHERE id = "payout_line"."person_id"),
  (SELECT name FROM register_agency_public WHERE licence_no = "payout_line"."licence_no"),
  (SELECT c.payer FROM money_request r JOIN receipt_public c ON c.id = r.receipt_id WHERE r.id = "payout_line"."request_id"))`;
