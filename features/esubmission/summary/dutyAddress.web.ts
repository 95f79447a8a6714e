import { calculatorAddress } from '#features/calculators/index.web.ts';
import { addDays } from '#platform/contract/days.ts';
import type { TransactionInfo } from '../info/info.calls.ts';

const kinds = {
  hdb: 'HDB',
  'private-residential': 'PRIVATE',
  landed: 'PRIVATE',
  commercial: 'COMMERCIAL',
  industrial: 'INDUSTRIAL',
} as const;

/** The calculator of the duty on a transaction, for the side that the agency acts for. Undefined for bare land, whose zoning decides. */
export const dutyAddress = (info: TransactionInfo): string | undefined => {
  if (info.transactionType === 'LEASE') {
    const { months, days } = Temporal.PlainDate.from(info.tenancyStart).until(addDays(info.tenancyEnd, 1), {
      largestUnit: 'month',
    });
    const term = months + (days > 0 ? 1 : 0);
    return calculatorAddress('lease', {
      leaseKind: info.marketType === 'EXTENSION' ? 'EXTENSION' : 'NEW',
      rent: info.monthlyRentCents,
      day: info.agreementDate,
      ...(term < 1200 ? { years: Math.floor(term / 12), months: term % 12 } : { endless: true }),
    });
  }
  if (info.propertyCategory === 'land') return undefined;
  const kind = kinds[info.propertyCategory];
  const { priceCents: price, exerciseDate, optionDate } = info;
  const day = exerciseDate ?? optionDate;
  return calculatorAddress(info.representedSide === 'SELLER' ? 'seller' : 'buyer', { kind, price, day });
};
