import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type {
  AgencyForm,
  AreaUnit,
  CompletionState,
  HdbTown,
  LeaseMarket,
  Possession,
  RentalScope,
  SaleMarket,
  Tenure,
} from '../../../detail-words.ts';
import { emptyLease, emptySale } from '../../../info-empty.ts';
import type { TransactionInfo } from '../../../info-schemas.ts';
import type { PlanningArea } from '../../../planning-areas.ts';
import type { CommissionBasis, PropertyCategory, RepresentedSide, TransactionType } from '../../../words.ts';

/** Step 1 as the form holds it: the fields of sales and of leases, so that turning one into the other forgets nothing; what was not given yet is null. */
export type InfoValues = {
  transactionType: TransactionType;
  representedSide: RepresentedSide | null;
  marketType: SaleMarket | LeaseMarket;
  propertyCategory: PropertyCategory | null;
  propertyType: string | null;
  property: { postalCode: string; block: string; street: string; building: string; unit: string };
  hdbTown: HdbTown | null;
  planningArea: PlanningArea | null;
  leaseStartYear: number | null;
  floorArea: number | null;
  landArea: number | null;
  areaUnit: AreaUnit;
  tenure: Tenure | null;
  priceCents: Cents | null;
  optionDate: Day | null;
  optionExpiryDate: Day | null;
  exerciseDate: Day | null;
  completionDate: Day | null;
  completionState: CompletionState;
  optionFeeCents: Cents | null;
  exerciseFeeCents: Cents | null;
  optionSerialNo: string;
  intentToSellDate: Day | null;
  possession: Possession;
  monthlyRentCents: Cents | null;
  agreementDate: Day | null;
  tenancyStart: Day | null;
  tenancyEnd: Day | null;
  securityDepositCents: Cents | null;
  rentalScope: RentalScope;
  roomDescription: string;
  renewalMonths: number | null;
  diplomaticClause: boolean;
  occupants: number | null;
  loiDate: Day | null;
  goodFaithCents: Cents | null;
  agencyForm: AgencyForm | null;
  agencyAgreementNo: string;
  agencyFrom: Day | null;
  agencyTo: Day | null;
  stampCertificateNo: string;
  stampDate: Day | null;
  stampDutyCents: Cents | null;
  marketingCostCents: Cents | null;
  lateReason: string;
  commission: { basis: CommissionBasis; rate: number | null; amountCents: Cents | null };
};

export const emptyInfo: InfoValues = {
  transactionType: 'SALE',
  representedSide: null,
  marketType: 'RESALE',
  propertyCategory: null,
  propertyType: null,
  property: { postalCode: '', block: '', street: '', building: '', unit: '' },
  hdbTown: null,
  planningArea: null,
  leaseStartYear: null,
  floorArea: null,
  landArea: null,
  areaUnit: 'SQM',
  tenure: null,
  priceCents: null,
  ...emptySale,
  monthlyRentCents: null,
  ...emptyLease,
  agencyForm: null,
  agencyAgreementNo: '',
  agencyFrom: null,
  agencyTo: null,
  stampCertificateNo: '',
  stampDate: null,
  stampDutyCents: null,
  marketingCostCents: null,
  lateReason: '',
  commission: { basis: 'PERCENT', rate: null, amountCents: null },
};

/** The form of a saved submission; `info` may carry more than the form asks for. */
export const infoValuesOf = (info: TransactionInfo): InfoValues => {
  const { postalCode, block, street, building, unit } = info.property;
  const { basis, rate, amountCents } = info.commission;
  const known = Object.entries(info).filter(([key]) => key in emptyInfo);
  return {
    ...emptyInfo,
    ...Object.fromEntries(known),
    property: { postalCode, block, street, building, unit },
    commission: { basis, rate, amountCents },
  };
};
