import { formatCount } from '#platform/contract/money.ts';
import { Change } from '#platform/web/kit/figures/Change.tsx';
import type { Figures, Statistics } from '../search/search.calls.ts';
import { dollars, monthWords, unitDollars } from '../words.web.ts';
import classes from './Findings.module.css';

type Months = { from: string; to: string };
type Props = {
  statistics: Statistics;
  before: { period: Months; statistics: Statistics } | null;
  period: Months | null;
  /** `Sales`, `Tenancies`. */
  noun: string;
  /** `Price`, `Rent a month`. */
  priceWord: string;
  /** `psf`, `psm`. */
  unitWord: string;
};

/** Price statistics of all rows of a search, beside those of the months before. */
export function Findings({ statistics, before, period, noun, priceWord, unitWord }: Props) {
  const { counted, leftOut, price, unitPrice } = statistics;
  const earlier = before?.statistics;
  const on = before ? `on ${monthWords(before.period.from)} – ${monthWords(before.period.to)}` : undefined;
  return (
    <dl className={classes.findings} aria-label="Figures of this search">
      <div className={classes.finding}>
        <dt>{noun}</dt>
        <dd className={classes.main}>{formatCount(counted)}</dd>
        <dd className={classes.sub}>
          {earlier && <Change now={counted} before={earlier.counted} />}
          {period && (
            <span>
              {monthWords(period.from)} – {monthWords(period.to)}
            </span>
          )}
          {leftOut > 0 && <span>{formatCount(leftOut)} of several units are listed and not counted</span>}
        </dd>
      </div>
      {price && (
        <Paid label={`Median ${priceWord.toLowerCase()}`} now={price} before={earlier?.price} on={on} words={dollars} />
      )}
      {unitPrice && (
        <Paid label={`Median ${unitWord}`} now={unitPrice} before={earlier?.unitPrice} on={on} words={unitDollars} />
      )}
    </dl>
  );
}

type PaidProps = {
  label: string;
  now: Figures;
  before: Figures | null | undefined;
  on: string | undefined;
  words: (cents: number) => string;
};

function Paid({ label, now, before, on, words }: PaidProps) {
  return (
    <div className={classes.finding}>
      <dt>{label}</dt>
      <dd className={classes.main}>{words(now.median)}</dd>
      <dd className={classes.sub}>
        {before && <Change now={now.median} before={before.median} {...(on && { on })} />}
        <span>
          Half of them {words(now.p25)} – {words(now.p75)}
        </span>
        <span>
          All {words(now.lowest)} – {words(now.highest)}
        </span>
      </dd>
    </div>
  );
}
