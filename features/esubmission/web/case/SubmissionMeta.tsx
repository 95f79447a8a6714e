import { categoryWord, propertyTypeWord } from '#features/property/words/categories.ts';
import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import type { Summary } from '../../contract/summary.ts';
import { priceOf, signedOn } from '../../rules/info/terms.ts';
import { sideWords } from '../../words/transaction.ts';
import classes from '../wizard/frame/WizardFrame.module.css';

/** `SALE · HDB 4 room`, the side that we represent, the date and the price. */
export function SubmissionMeta({ info }: Pick<Summary, 'info'>) {
  const { transactionType, propertyCategory, propertyType, representedSide } = info;
  const isSale = transactionType === 'SALE';
  const type = propertyTypeWord(propertyCategory, propertyType);
  const what = propertyCategory === 'hdb' ? `${categoryWord(propertyCategory)} ${type}` : type;
  return (
    <>
      <span className={classes.badge}>
        {transactionType} · {what}
      </span>
      <span>
        for the {sideWords[representedSide].toLowerCase()} · {isSale ? 'option' : 'agreement'}{' '}
        <span className="g-figures">{formatDay(signedOn(info))}</span> ·{' '}
        <span className="g-figures">{formatMoney(priceOf(info))}</span>
        {!isSale && ' a month'}
      </span>
    </>
  );
}
