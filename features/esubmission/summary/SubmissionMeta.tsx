import { categoryWord, propertyTypeWord } from '#features/property/words/categories.ts';
import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { priceOf, signedOn } from '../info/terms.rules.ts';
import { sideWords } from '../transaction.words.ts';
import classes from '../wizard/WizardFrame.module.css';
import type { Summary } from './summary.calls.ts';

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
