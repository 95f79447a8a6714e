import { Status } from '#features/esubmission/status/status.words.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { PaidBefore } from '../gst/gst.rules.ts';
import type { HeldFacts } from '../held/held.rules.ts';
import type { ItemKind } from '../payout.words.ts';

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
  /** The place of its share among those of its deal, by which ties are broken: an id of chance decides no cent. */
  place: number;
  /** Negative for a charge of either kind. */
  cents: Cents;
  /** Of an earning that is taken back: what was paid of it, and its GST. */
  paidBefore: PaidBefore | null;
  /** Of a debt that was given up: the GST in it. */
  givenUpGstCents: Cents;
  bank: string | null;
  accountMasked: string | null;
  /** A salesperson's registration for GST, and its first day. */
  gstNumber: string | null;
  gstFrom: Day | null;
};

/**
 * One kind of candidate: those that no run has taken, and those that lines have taken. `free` may use $1, the cut-off; `which`
 * names the lines as `pl`.
 */
export type Source = { free: string; taken: (which: string) => string };

/** Whether a submission has a status in which its deal is paid out. */
export const isPayable = (status: string) => `${status} IN (${Status.approved}, ${Status.completed})`;

/** Columns of a candidate, each as SQL. */
type Sql<Name extends keyof Candidate> = Record<Name, string>;

/** Whom a candidate pays. */
export type PayeeColumns = Sql<
  | ('payeeId' | 'name' | 'bank' | 'accountMasked' | 'accountSince')
  | ('emailChangedByAnotherAt' | 'gstNumber' | 'gstFrom')
>;

/** What a candidate says of its deal. All of it has one place where it is written, so that no two sources say different things of the same deal. */
export type DealColumns = Sql<
  | ('dealId' | 'caseNo' | 'dealState' | 'isForfeiture')
  | ('isApproved' | 'isComplete' | 'missingPapers' | 'openDueDiligence')
>;

/** Whatever a source does not say otherwise: nothing holds it, and nothing was paid of it. */
const otherwise = {
  place: '0',
  holdReason: 'NULL',
  countsAtOnce: 'false',
  wentBack: 'false',
  paidBefore: 'NULL',
  givenUpGstCents: '0',
  cobroke: 'NULL',
  refund: 'NULL',
} satisfies Partial<Sql<keyof Candidate>>;

type Stated = Sql<'source' | 'kind' | 'of' | 'cents' | 'clearedOn'> &
  Partial<typeof otherwise> & { payee: PayeeColumns; deal: DealColumns };

/** The candidates of a source: what it states of each, of what `from` joins. A column that nothing states does not compile. */
export const candidatesFrom = ({ payee, deal, ...own }: Stated, from: string): string => {
  const columns: Sql<keyof Candidate> = { ...otherwise, ...own, ...payee, ...deal };
  const selected = Object.entries(columns).map(([name, sql]) => `${sql} AS "${name}"`);
  return `SELECT ${selected.join(', ')} FROM ${from}`;
};

/**
 * What a candidate says of the deal `d` with its counted `papers`. `status` is that of the submission, and `causes` are those of the earnings
 * that it comes of: it is a forfeiture if what was forfeited caused one of them.
 */
export const ofDeal = ({ status, causes }: { status: string; causes: string }): DealColumns => ({
  dealId: 'd.id',
  caseNo: 'd.case_no',
  dealState: 'd.state',
  isForfeiture: isForfeited(causes),
  isApproved: isPayable(status),
  isComplete: 'd.completed_on IS NOT NULL',
  missingPapers: 'papers.payout',
  openDueDiligence: 'papers.due_diligence',
});

/** Whether one of these causes of earnings is money for what was forfeited of the deal `d`. Only a deal that fell through has that. */
export const isForfeited = (causes: string): string => `d.state = 'ABORTED' AND EXISTS (
  SELECT FROM allocation_public paid JOIN invoice_public invoice ON invoice.id = paid.invoice_id JOIN deal_bill_public bill ON bill.id = invoice.bill_id
  WHERE paid.id IN (${causes}) AND bill.deal_id = d.id AND bill.is_forfeiture)`;

/** Of no deal, so that none holds it. */
export const ofNoDeal: DealColumns = {
  dealId: 'NULL::uuid',
  caseNo: "''",
  dealState: "'OPEN'",
  isForfeiture: 'false',
  isApproved: 'true',
  isComplete: 'true',
  missingPapers: '0',
  openDueDiligence: '0',
};

/** Why finance holds it, by a condition on the hold `h`. */
export const holdReason = (held: string) => `
  (SELECT h.reason FROM payout_hold h WHERE h.released_at IS NULL AND (${held}) ORDER BY h.held_at, h.id LIMIT 1)`;

/** Whether no run has taken it. */
export const isFree = (kind: string, source: string) =>
  `NOT EXISTS (SELECT FROM payout_item t WHERE t.kind = '${kind}' AND t.source = ${source})`;

/** The lines that have taken it, as `pl`. */
export const takenBy = (kind: string, source: string) =>
  `JOIN payout_item t ON t.kind = '${kind}' AND t.source = ${source} JOIN payout_line pl ON pl.id = t.line_id`;
