import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import type { Summary } from '../../records.ts';
import { priceOf, signedOn } from '../../terms.ts';
import { categoryWord, propertyTypeWord, sideWords } from '../../words.ts';
import classes from './WizardFrame.module.css';

/** `SALE · HDB 4 room`, whom we act for, when and for how much. */
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
