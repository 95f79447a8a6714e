import { formatMoney } from '#platform/contract/money.ts';
import type { TransactionInfo } from '../info/info.calls.ts';
import type { flatFields } from '../info/info-sheet.words.ts';
import { emptyInfo, type InfoValues, infoValuesOf } from '../info/infoValues.web.ts';
import type { Saved } from '../parts.calls.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { sideWords } from '../transaction.words.ts';
import type { Beginning } from './beginning.web.ts';

/** Which fields of step 1 are the same for another unit. Dates, numbers of papers and money are of one unit alone. */
const isKept: Record<keyof typeof flatFields, boolean> = {
  hdbTown: true,
  planningArea: true,
  floorArea: true,
  landArea: true,
  tenure: true,
  leaseStartYear: true,
  priceCents: false,
  optionDate: false,
  optionExpiryDate: false,
  optionSerialNo: false,
  optionFeeCents: false,
  exerciseFeeCents: false,
  exerciseDate: false,
  completionDate: false,
  possession: true,
  completionState: false,
  intentToSellDate: false,
  monthlyRentCents: false,
  securityDepositCents: false,
  agreementDate: false,
  tenancyStart: false,
  tenancyEnd: false,
  rentalScope: true,
  roomDescription: false,
  renewalMonths: true,
  loiDate: false,
  goodFaithCents: false,
  occupants: false,
  diplomaticClause: true,
  agencyForm: true,
  agencyAgreementNo: false,
  agencyFrom: false,
  agencyTo: false,
  stampCertificateNo: false,
  stampDate: false,
  stampDutyCents: false,
  marketingCostCents: false,
};

/** Values of step 1 for another unit of the same place. */
export const forAnotherUnit = (info: TransactionInfo): InfoValues => {
  const values = infoValuesOf(info);
  const cleared = Object.entries(isKept)
    .filter(([, kept]) => !kept)
    .map(([key]) => [key, emptyInfo[key as keyof typeof isKept]]);
  return {
    ...values,
    ...Object.fromEntries(cleared),
    property: { ...values.property, unit: '' },
    lateReason: '',
  };
};

/** What a submission knows of the same deal of another unit. `create` saves it with our clients of that submission. */
export const againOf = (
  { eSubId, caseNo, info, parties }: Summary,
  create: (info: TransactionInfo) => Promise<Saved>,
): Beginning => {
  const clients = parties.filter(({ partyType }) => partyType === info.representedSide).map(({ name }) => name);
  const names = new Intl.ListFormat('en').format(clients);
  const cents = info.transactionType === 'SALE' ? info.priceCents : info.monthlyRentCents;
  const words = info.transactionType === 'SALE' ? 'Price there' : 'Rent there';
  return {
    key: `again/${eSubId}`,
    values: forAnotherUnit(info),
    from: caseNo,
    mark: () => `As in ${caseNo}`,
    also: [
      'Give the unit first.',
      ...(names ? [`${names} comes along as ${sideWords[info.representedSide].toLowerCase()}.`] : []),
      `${words}: ${formatMoney(cents)}.`,
    ],
    price: { words, cents },
    create,
  };
};
