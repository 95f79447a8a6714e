import type { ReactNode } from 'react';
import { StackedBar } from '#platform/web/chart/StackedBar.tsx';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import classes from './FinanceFigures.module.css';
import { type Lateness, lateness } from './late.rules.ts';
import type { FinanceFigures as Data } from './reports.calls.ts';

const desk = '/agency-desk/finance';

type Props = {
  data: Data;
  /** With what waits for the completion of its deal. */
  isWhole?: boolean;
};

/** How the money stands, in one strip: outstanding, overdue, clients' credit and the next payout. */
export function FinanceFigures({ data, isWhole = false }: Props) {
  const { open, overdue, credit, waiting, aging, largest, next } = data;
  const ages = Object.keys(lateness) as Lateness[];
  return (
    <section className={classes.strip} aria-label="How the money stands">
      <Part
        label={`Outstanding, ${counted(open.count, 'invoice')}`}
        cents={open.cents}
        to={`${desk}/aging`}
        foot={
          open.cents > 0 && (
            <StackedBar
              parts={ages.map((key, index) => ({ key, value: aging[key] ?? 0, color: `var(--g-age-${index})` }))}
            />
          )
        }
      />
      <Part
        label={`Overdue, ${counted(overdue.count, 'invoice')}`}
        cents={overdue.cents}
        to={`${desk}/invoices?state=OVERDUE`}
        isLate
        foot={largest && overdue.count > 1 && largestWords(largest, overdue.cents)}
      />
      <Part
        label="Clients’ credit"
        cents={credit.cents}
        to={`${desk}/receipts?state=CREDIT`}
        foot={counted(credit.count, 'receipt')}
      />
      <Part
        label="Next payout"
        cents={next?.cents ?? 0}
        to={`${desk}/payouts?state=DRAFT`}
        foot={next && next.count > 0 ? `${counted(next.count, 'run')} to approve` : 'Not drawn up'}
      />
      {isWhole && waiting.count > 0 && (
        <p className={classes.note}>
          {counted(waiting.count, 'bill')} {waiting.count === 1 ? 'waits' : 'wait'} for completion:{' '}
          <Figure
            cents={waiting.cents}
            to={`${desk}/invoices?state=WAITING`}
            label="Waiting for completion"
            withCurrency
          />{' '}
          before GST
        </p>
      )}
    </section>
  );
}

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

const largestWords = ({ number, cents }: { number: string; cents: number }, all: number): string =>
  `${number} is ${Math.round((100 * cents) / all)}% of it`;

type PartProps = { label: string; cents: number; to: string; foot: ReactNode; isLate?: boolean };

function Part({ label, cents, to, foot, isLate = false }: PartProps) {
  return (
    <div className={classes.part}>
      <h2 className={classes.label}>{label}</h2>
      <div className={classes.figure} data-late={(isLate && cents > 0) || undefined}>
        <Figure cents={cents} to={to} label={label} withCurrency />
      </div>
      <div className={classes.foot}>{foot}</div>
    </div>
  );
}
