import type { BillFor, CobrokeRole, Direction } from '#features/esubmission/roles.words.ts';
import type { Cents } from '#platform/contract/money.ts';

/** A share of the commission: `userId` and `role` for one of our own, `agencyName` for one of another agency. */
export type SnapshotShare = {
  /** Null while a revision that adds it waits. */
  shareId: string | null;
  userId: string | null;
  role: CobrokeRole | null;
  name: string;
  registrationNo: string;
  /** Another agency, and what is known of it: null for one of our own. */
  agencyName: string | null;
  licenceNo: string | null;
  agencyAddress: string | null;
  email: string | null;
  gstRegistered: boolean | null;
  /** Whether we pay that agency, or it bills the client itself and gets nothing of the commission. */
  direction: Direction | null;
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
