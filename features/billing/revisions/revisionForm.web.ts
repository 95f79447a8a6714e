import type { BillFor, CobrokeRole } from '#features/esubmission/roles.words.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import type { revisionCalls, ShareInput } from './revisions.calls.ts';

export type Revisable = Data<typeof revisionCalls.revision>;
export type Wanted = Input<typeof revisionCalls.previewRevision>['body'];

/** A share in the form. One that is added is of a salesperson of ours, or of another agency. */
export type ShareValues = {
  shareId: string | null;
  kind: 'OWN' | 'AGENCY';
  /** The salesperson who is chosen, or none. */
  userId: string[];
  role: CobrokeRole;
  name: string;
  registrationNo: string;
  agencyName: string;
  licenceNo: string;
  agencyAddress: string;
  email: string;
  gstRegistered: boolean;
  amountCents: Cents | null;
};

export type BillValues = {
  billId: string | null;
  billFor: BillFor;
  invoiceToText: string;
  address: string;
  email: string;
  postalCode: string;
  uen: string;
  gstNumber: string;
  termsDays: number | null;
  amountCents: Cents | null;
};

export type RevisionValues = { commissionCents: Cents | null; shares: ShareValues[]; bills: BillValues[] };
export type RevisionForm = GableForm<RevisionValues>;

export const newShare: ShareValues = {
  shareId: null,
  kind: 'OWN',
  userId: [],
  role: 'ICB',
  amountCents: null,
  gstRegistered: false,
  name: '',
  registrationNo: '',
  agencyName: '',
  licenceNo: '',
  agencyAddress: '',
  email: '',
};

export const newBill: BillValues = {
  billId: null,
  billFor: 'OWN_CLIENT',
  invoiceToText: '',
  address: '',
  email: '',
  postalCode: '',
  uen: '',
  gstNumber: '',
  termsDays: null,
  amountCents: null,
};

/** What stands, in the form. */
export const valuesOf = ({ commissionCents, shares, bills }: Revisable['standing']): RevisionValues => ({
  commissionCents,
  shares: shares.map(({ shareId, name, role, userId, agencyName, amountCents }) => ({
    ...newShare,
    shareId,
    name,
    amountCents,
    agencyName: agencyName ?? '',
    role: role ?? newShare.role,
    kind: userId ? 'OWN' : 'AGENCY',
  })),
  bills,
});

/** What is sent. */
export const wantedOf = ({ commissionCents, shares, bills }: RevisionValues, revision: number): Wanted => ({
  revision,
  commissionCents: commissionCents ?? 0,
  shares: shares.map(shareOf),
  bills: bills.map((bill) => ({ ...bill, amountCents: bill.amountCents ?? 0 })),
});

const shareOf = ({ shareId, kind, userId, role, amountCents: typed, ...agency }: ShareValues): ShareInput => {
  const amountCents = typed ?? 0;
  if (shareId !== null) return { kind: 'KEPT', shareId, amountCents };
  return kind === 'OWN' ? { kind, userId: userId[0] ?? '', role, amountCents } : { kind, ...agency, amountCents };
};
