import type { Day, InstantText } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Writing } from '#platform/server/context.ts';
import type { BillFor, CobrokeRole, TransactionType } from '../../words.ts';

type Share = { name: string; registrationNo: string; amountCents: Cents } & (
  | { userId: string; role: CobrokeRole }
  | { agencyName: string }
);

type Bill = {
  billFor: BillFor;
  invoiceToText: string;
  address: string;
  email: string;
  amountCents: Cents;
  gstRate: number;
  gstCents: Cents;
};

/** A submission at the moment of its approval: who reads the deal later asks the submission nothing. */
export type ApprovedCase = {
  esubmissionId: string;
  transactionType: TransactionType;
  /** The price of a sale, the monthly rent of a lease. */
  valueCents: Cents;
  commissionCents: Cents;
  /** External co-brokers first, then ours: together the commission. */
  shares: Share[];
  bills: Bill[];
  taxPoint: Day;
  approvedAt: InstantText;
};

/** What submissions ask of deals, which stand above them. */
export type Deals = {
  make(at: Writing, approved: ApprovedCase): Promise<void>;
  /** Whether anything was received for it. */
  hasMoney(at: Writing, esubmissionId: string): Promise<boolean>;
  close(at: Writing, esubmissionId: string, as: 'CANCELLED' | 'ABORTED'): Promise<void>;
};
