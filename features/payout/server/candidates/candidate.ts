import { Status } from '#features/esubmission/words/status.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { PaidBefore } from '../../rules/gst.ts';
import type { HeldFacts } from '../../rules/held.ts';
import type { ItemKind } from '../../words.ts';

/** Something that a run may pay or take, with what decides whether it may. */
export type Candidate = HeldFacts & {
  /** The earning, the charge, the advance, the tax invoice, the refund, or the line that was returned. */
  source: string;
  kind: ItemKind;
  /** The person, the licence number of an agency, or the request of a refund; a share that is tied to no agency. */
  payeeId: string;
  name: string;
  dealId: string | null;
  /** The deal's number, what a charge is for, or the voucher of the returned payment. */
  of: string;
  caseNo: string;
  /** Negative for a charge of either kind. */
  cents: Cents;
  /** Of an earning that is taken back: what was paid of it, and its GST. */
  paidBefore?: PaidBefore | null;
  bank: string | null;
  accountMasked: string | null;
  /** A salesperson's registration for GST, and its first day. */
  gstNumber?: string | null;
  gstFrom?: Day | null;
};

/**
 * One kind of candidate: those that no run has taken, and those that lines have taken. `free` may use $1, the cut-off; `which`
 * names the lines as `pl`.
 */
export type Source = { free: string; taken: (which: string) => string };

/** Whether a submission has a status in which its deal is paid out. */
export const isPayable = (status: string) => `${status} IN (${Status.approved}, ${Status.completed})`;

/** What every candidate says of its payee: of the person `p` and the bank account `b`. */
export const payeeColumns = `
  p.id AS "payeeId", p.name, b.changed_at AS "accountSince", b.bank, b.number_masked AS "accountMasked",
  p.email_changed_by_another_at AS "emailChangedByAnotherAt", p.gst_number AS "gstNumber", p.gst_from AS "gstFrom"`;

/** The same of a co-broke agency `agency` and its account in force, `account`. */
export const agencyColumns = `
  agency.name, account.approved_at AS "accountSince", account.bank, account.number_masked AS "accountMasked",
  NULL AS "emailChangedByAnotherAt"`;

/** Why finance holds it, by a condition on the hold `h`. */
export const holdReason = (held: string) => `
  (SELECT h.reason FROM payout_hold h WHERE h.released_at IS NULL AND (${held}) ORDER BY h.held_at LIMIT 1) AS "holdReason"`;

/** Whether no run has taken it. */
export const isFree = (kind: string, source: string) =>
  `NOT EXISTS (SELECT FROM payout_item t WHERE t.kind = '${kind}' AND t.source = ${source})`;

/** The lines that have taken it, as `pl`. */
export const takenBy = (kind: string, source: string) =>
  `JOIN payout_item t ON t.kind = '${kind}' AND t.source = ${source} JOIN payout_line pl ON pl.id = t.line_id`;
