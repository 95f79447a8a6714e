import { comparedArea } from '#features/market/rules/comparables.ts';
import { formatCount, formatMoney, hundredPercent } from '#platform/contract/money.ts';
import type { TransactionInfo } from '../../contract/info.ts';
import type { Finding, MarketCheck } from '../../contract/status.ts';
import { marketLevels, type Uncompared } from '../../words/market.ts';
import { priceOf } from '../info/terms.ts';

/** Why the price of a transaction is compared with none, whatever the market data has: undefined where it may be. */
export const notComparable = (info: TransactionInfo): Uncompared | undefined => {
  if (info.transactionType === 'SALE') return info.marketType === 'RESALE' ? undefined : 'NEW_SALE';
  return info.rentalScope === 'WHOLE' ? undefined : 'ROOM';
};

/** What the home of a transaction is measured by. */
export const areaOf = ({ propertyCategory: category, propertyType, floorArea, landArea }: TransactionInfo) =>
  comparedArea({ category, propertyType, floorArea, landArea });

/** V17: a price or rent that is farther than a part (`rate`, in ten-thousandths of a percent) from what homes like it went for. */
export const marketFindings = (info: TransactionInfo, market: MarketCheck, rate: number): Finding[] => {
  if (market.state !== 'COMPARED') return [];
  const { counted, medianCents, level, isByArea } = market;
  const area = areaOf(info);
  const price = isByArea && area ? priceOf(info) / area : priceOf(info);
  const part = (price - medianCents) / medianCents;
  if (medianCents <= 0 || Math.abs(part) * hundredPercent <= rate) return [];
  const isSale = info.transactionType === 'SALE';
  const unit = info.areaUnit === 'SQM' ? 'psm' : 'psf';
  const median = `${formatMoney(Math.round(medianCents / 100) * 100)}${isByArea ? ` ${unit}` : ''}`;
  const message = `The ${isSale ? 'price' : 'rent'} is ${Math.round(Math.abs(part) * 100)}% ${
    part > 0 ? 'above' : 'below'
  } the median of ${formatCount(counted)} comparable ${isSale ? 'sales' : 'tenancies'} in ${marketLevels[level]} (${median}). Check it.`;
  return [{ code: 'V17', level: 'warn', step: 'info', field: isSale ? 'priceCents' : 'monthlyRentCents', message }];
};
