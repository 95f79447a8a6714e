import { categoryWord, propertyTypeWord } from '#features/property/words/categories.ts';
import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { priceOf, signedOn } from '../info/terms.rules.ts';
import { sideWords } from '../transaction.words.ts';
import type { Summary } from './summary.calls.ts';

/** What it is, the side that we represent, the date and the price. */
export const submissionLine = (info: Summary['info']): string[] => {
  const { transactionType, propertyCategory, propertyType, representedSide } = info;
  const isSale = transactionType === 'SALE';
  const type = propertyTypeWord(propertyCategory, propertyType);
  return [
    isSale ? 'Sale' : 'Lease',
    propertyCategory === 'hdb' ? `${categoryWord(propertyCategory)} ${type}` : type,
    `for the ${sideWords[representedSide].toLowerCase()}`,
    `${isSale ? 'option' : 'agreement'} ${formatDay(signedOn(info))}`,
    `${formatMoney(priceOf(info))}${isSale ? '' : ' a month'}`,
  ];
};
