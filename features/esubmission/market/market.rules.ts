import { comparedArea } from '#features/market/comparables/comparables.rules.ts';
import { formatCount, formatMoney, hundredPercent } from '#platform/contract/money.ts';
import type { TransactionInfo } from '../info/info.calls.ts';
import { priceOf } from '../info/terms.rules.ts';
import type { Finding, MarketCheck } from '../status/status.calls.ts';
import { marketLevels, type Uncompared, uncomparedWords } from './market.words.ts';

type Compared = Extract<MarketCheck, { state: 'COMPARED' }>;

/** Why the price of a transaction is compared with none, whatever the market data has: undefined where it may be. */
export const notComparable = (info: TransactionInfo): Uncompared | undefined => {
  if (info.transactionType === 'SALE') return info.marketType === 'RESALE' ? undefined : 'NEW_SALE';
  return info.rentalScope === 'WHOLE' ? undefined : 'ROOM';
};

/** What the home of a transaction is measured by. */
export const areaOf = ({ propertyCategory: category, propertyType, floorArea, landArea }: TransactionInfo) =>
  comparedArea({ category, propertyType, floorArea, landArea });

/** How far the price or rent is from what homes like it went for: the part of their median, and the sentence that says so. */
const apartOf = (info: TransactionInfo, market: Compared): { part: number; words: string } | undefined => {
  const { counted, medianCents, level, isByArea } = market;
  if (medianCents <= 0) return undefined;
  const area = areaOf(info);
  const price = isByArea && area ? priceOf(info) / area : priceOf(info);
  const part = (price - medianCents) / medianCents;
  const isSale = info.transactionType === 'SALE';
  const unit = info.areaUnit === 'SQM' ? 'psm' : 'psf';
  const median = `${formatMoney(Math.round(medianCents / 100) * 100)}${isByArea ? ` ${unit}` : ''}`;
  const percent = Math.round(Math.abs(part) * 100);
  const where = percent === 0 ? 'at' : `${percent}% ${part > 0 ? 'above' : 'below'}`;
  const words = `The ${isSale ? 'price' : 'rent'} is ${where} the median of ${formatCount(counted)} comparable ${
    isSale ? 'sales' : 'tenancies'
  } in ${marketLevels[level]} (${median}).`;
  return { part, words };
};

/** The result of a comparison in words, also if none was possible. */
export const comparedWords = (info: TransactionInfo, market: MarketCheck): string =>
  (market.state === 'COMPARED' && apartOf(info, market)?.words) ||
  `Not compared: ${market.state === 'COMPARED' ? uncomparedWords.FEW : uncomparedWords[market.why]}.`;

/** V17: a price or rent that is farther than a part (`rate`, in ten-thousandths of a percent) from what homes like it went for. */
export const marketFindings = (info: TransactionInfo, market: MarketCheck, rate: number): Finding[] => {
  if (market.state !== 'COMPARED') return [];
  const apart = apartOf(info, market);
  if (!apart || Math.abs(apart.part) * hundredPercent <= rate) return [];
  const field = info.transactionType === 'SALE' ? 'priceCents' : 'monthlyRentCents';
  return [{ code: 'V17', level: 'warn', step: 'info', field, message: `${apart.words} Check it.` }];
};
