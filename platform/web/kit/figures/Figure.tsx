import { type Cents, formatAmount, formatDollars, formatMoney } from '#platform/contract/money.ts';
import { RouteLink } from '../page/RouteLink.tsx';
import classes from './Figure.module.css';

type Props = {
  cents: Cents;
  /** The rows that add up to it. Without them, and for nothing, it is no link. */
  to?: string | undefined;
  /** With the currency before it. */
  withCurrency?: boolean;
  /** A price or rent that is asked: without cents. */
  isPrice?: boolean;
  label?: string | undefined;
};

/** An amount that leads to the rows that add up to it. */
export function Figure({ cents, to, withCurrency = false, isPrice = false, label }: Props) {
  const text = isPrice ? `S$ ${formatDollars(cents)}` : withCurrency ? formatMoney(cents) : formatAmount(cents);
  if (!to || cents === 0)
    return (
      <span className={classes.figure} data-nothing={cents === 0 || undefined}>
        {text}
      </span>
    );
  return (
    <RouteLink to={to} className={`${classes.figure} g-link`} aria-label={label && `${label}: ${text}`}>
      {text}
    </RouteLink>
  );
}
