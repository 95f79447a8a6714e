import type { BillFor, CobrokeRole } from '#features/esubmission/words/roles.ts';
import type { Cents } from '#platform/contract/money.ts';

/** A share of the commission: `userId` and `role` for one of our own, `agencyName` for one of another agency. */
export type SnapshotShare = {
  /** Null while a revision that adds it waits. */
  shareId: string | null;
  userId: string | null;
  role: CobrokeRole | null;
  name: string;
  registrationNo: string;
  agencyName: string | null;
  amountCents: Cents;
};

/** A bill before GST. */
export type SnapshotBill = {
  /** Null while a revision that adds it waits. */
  billId: string | null;
  billFor: BillFor;
  invoiceToText: string;
  address: string;
  email: string;
  postalCode: string;
  uen: string;
  gstNumber: string;
  termsDays: number | null;
  amountCents: Cents;
};

/** What a revision of a deal may change: the commission, who shares it, and what is billed. */
export type Snapshot = { commissionCents: Cents; shares: SnapshotShare[]; bills: SnapshotBill[] };
