import { storeyRange } from '../address.ts';
import { areaText } from '../detail-words.ts';
import { type InfoField, isEmpty, needOf } from '../info-fields.ts';
import type { Summary } from '../records.ts';
import { termOf, termWords } from '../terms.ts';
import { infoWords } from './info-words.ts';

type Info = Summary['info'];

/** In the order in which a reader asks. */
const order: InfoField[] = [
  'marketType',
  'representedSide',
  'priceCents',
  'monthlyRentCents',
  'optionDate',
  'optionExpiryDate',
  'exerciseDate',
  'completionDate',
  'optionFeeCents',
  'exerciseFeeCents',
  'optionSerialNo',
  'intentToSellDate',
  'possession',
  'agreementDate',
  'tenancyStart',
  'tenancyEnd',
  'securityDepositCents',
  'rentalScope',
  'roomDescription',
  'renewalMonths',
  'diplomaticClause',
  'occupants',
  'loiDate',
  'goodFaithCents',
  'hdbTown',
  'planningArea',
  'floorArea',
  'landArea',
  'tenure',
  'leaseStartYear',
  'agencyForm',
  'agencyAgreementNo',
  'agencyFrom',
  'agencyTo',
  'stampCertificateNo',
  'stampDate',
  'stampDutyCents',
  'marketingCostCents',
];

/** The fields of the transaction that apply to it, in words; what is optional and empty is left out. */
export const detailsOf = (info: Info): { label: string; value: string; wide?: boolean }[] => {
  const lines = order.flatMap((field) => {
    const need = needOf(field, info);
    const value = info[field as keyof Info];
    if (need === undefined || (need === 'optional' && isEmpty(field, value))) return [];
    const { label, text } = infoWords(field, value);
    return [{ label, value: textOf(info, field) ?? text }];
  });
  const storeys = info.propertyCategory === 'hdb' && storeyRange(info.property.unit);
  if (storeys) lines.push({ label: 'Storeys', value: storeys });
  if (info.lateReason) lines.push({ label: 'Why it is reported late', value: info.lateReason });
  return lines;
};

/** Where a value says more with another beside it. */
const textOf = (info: Info, field: InfoField): string | undefined => {
  if (field === 'floorArea' || field === 'landArea') {
    const area = info[field];
    return area === null ? undefined : areaText(area, info.areaUnit);
  }
  if (field === 'completionDate' && info.transactionType === 'SALE') {
    const { text } = infoWords(field, info.completionDate);
    return info.completionDate === null
      ? text
      : `${text} (${info.completionState === 'ACTUAL' ? 'actual' : 'expected'})`;
  }
  if (field !== 'tenancyEnd' || info.transactionType !== 'LEASE') return undefined;
  const { text } = infoWords(field, info.tenancyEnd);
  return `${text} (${termWords(termOf(info.tenancyStart, info.tenancyEnd))})`;
};
