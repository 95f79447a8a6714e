import { Money } from '#platform/web/kit/Money.tsx';
import { TwoLines } from '#platform/web/kit/TwoLines.tsx';
import type { Row } from '../records.ts';

/** What a line of a list is about in money: the price of a sale, or the rent of a month. */
export function PriceCell({ row: { transactionType, priceCents } }: { row: Row }) {
  const amount = <Money bare cents={priceCents} />;
  return transactionType === 'SALE' ? amount : <TwoLines sub="a month">{amount}</TwoLines>;
}
