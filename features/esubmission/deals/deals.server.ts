import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { Day, InstantText } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Writing } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';
import type { BillFor, CobrokeRole, CommissionBasis, Direction, ShareBasis } from '../roles.words.ts';
import type { LeaseMarket, RepresentedSide, SaleMarket, TransactionType } from '../transaction.words.ts';

type Share = {
  name: string;
  registrationNo: string;
  shareBasis: ShareBasis;
  /** The agreed rate if the basis is PERCENT. */
  shareRate: number | null;
  amountCents: Cents;
} & ({ userId: string; role: CobrokeRole } | OtherAgency);

type OtherAgency = {
  agencyName: string;
  licenceNo: string;
  agencyAddress: string;
  email: string;
  gstRegistered: boolean;
  direction: Direction;
};

type Bill = {
  billFor: BillFor;
  invoiceToText: string;
  address: string;
  email: string;
  postalCode: string;
  uen: string;
  gstNumber: string;
  /** Days within which it is to be paid; null: the agency's own terms. */
  termsDays: number | null;
  amountCents: Cents;
  /** What the amount was computed from. `rate` is null if it is fixed. */
  basis: CommissionBasis;
  rate: number | null;
  gstRate: number;
  gstCents: Cents;
};

/** A submission at the moment of its approval. The deal stores it and never reads the submission again. */
export type ApprovedCase = {
  esubmissionId: string;
  caseNo: string;
  /** The salesperson who reported it. */
  ownerId: string;
  /** The day of the option or of the agreement: the plan and the team in force on it apply. */
  signedOn: Day;
  /** The day of completion, if known: for a lease the day of its agreement, for a sale the actual date that the salesperson entered. */
  completedOn: Day | null;
  address: string;
  transactionType: TransactionType;
  side: RepresentedSide;
  market: SaleMarket | LeaseMarket;
  category: PropertyCategory;
  propertyType: string;
  postalCode: string;
  block: string;
  street: string;
  building: string;
  unit: string;
  district: string;
  tenancyStart: Day | null;
  tenancyEnd: Day | null;
  /** The price of a sale, the monthly rent of a lease. */
  valueCents: Cents;
  commissionCents: Cents;
  /** External co-brokers first, then internal salespeople; they sum to the commission. */
  shares: Share[];
  bills: Bill[];
  taxPoint: Day;
  approvedAt: InstantText;
  approvedBy: string;
};

/** How a deal ends without its commission. */
export type Closed = 'CANCELLED' | 'ABORTED';

/** `forfeitureCents`: the agency's share of what was forfeited, before GST and before co-brokers. */
export type Closing = { as: Closed; forfeitureCents: Cents };

/** What submissions need of deals, a feature above this one. */
export type Deals = {
  /** Answers the id of the deal. */
  make(at: Writing, approved: ApprovedCase): Promise<string>;
  /** Why it can't be closed like that, in words for the desk; undefined if it can. The deal is locked until the commit. */
  obstacle(at: Writing, esubmissionId: string, to: Closed): Promise<string | undefined>;
  close(at: Writing, esubmissionId: string, closing: Closing): Promise<void>;
};

/** Makes a deal of an approved submission, and closes it where it falls through. */
export const dealsPort = port<Deals>('esubmission.deals');
