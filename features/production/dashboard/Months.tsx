import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDay, formatMonth } from '#platform/contract/days.ts';
import { formatAmount } from '#platform/contract/money.ts';
import { type BarPoint, BarsAndLine } from '#platform/web/chart/BarsAndLine.tsx';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { places } from '../links.rules.ts';
import classes from './dashboard.module.css';
import type { Month } from './figures.calls.ts';
import { MonthChange } from './MonthChange.tsx';

/** `12k`, `1.5m`: dollars of cents, for an axis. */
const tickWords = (cents: number): string => {
  const dollars = cents / 100;
  if (dollars >= 1_000_000) return `${Number((dollars / 1_000_000).toFixed(1))}m`;
  return dollars >= 1_000 ? `${Number((dollars / 1_000).toFixed(1))}k` : String(Math.round(dollars));
};

const deals = (count: number) => `${count} ${count === 1 ? 'deal' : 'deals'}`;

const pointOf = (month: Month, index: number, all: Month[]): BarPoint => ({
  // The first month, and each January, say their year.
  label: `${formatDay(month.from).slice(3, 6)}${index === 0 || month.from.slice(5, 7) === '01' ? ` ${month.from.slice(2, 4)}` : ''}`,
  name: `${formatMonth(month.from)}: ${formatAmount(month.cents)}, ${deals(month.count)}; the year before ${formatAmount(month.before.cents)}`,
  value: month.cents,
  before: month.before.cents,
  isToDate: index === all.length - 1,
  to: places.signed(month),
  tip: (
    <span className={classes.tip}>
      <b>{formatMonth(month.from)}</b>
      <span className={classes.row}>
        <span>{deals(month.count)}</span>
        <b>{formatAmount(month.cents)}</b>
      </span>
      <span className={classes.row}>
        <span className="g-note">
          {month.before.from.slice(0, 4)} · {deals(month.before.count)}
        </span>
        <span className="g-note">{formatAmount(month.before.cents)}</span>
      </span>
      <MonthChange month={month} />
    </span>
  ),
});

/** Gross commission of the last twelve months beside the twelve before, as a chart or as a table. */
export function Months({ months }: { months: Month[] }) {
  const [asTable, setAsTable] = useState(false);
  const now = months.reduce((sum, { cents }) => sum + cents, 0);
  const before = months.reduce((sum, month) => sum + month.before.cents, 0);
  const first = months.at(0);
  const last = months.at(-1);
  return (
    <Panel>
      <div className={classes.head}>
        <h2 className="g-heading">Gross commission</h2>
        <Button variant="subtle" size="compact-sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      <div className={classes.legend}>
        <span>
          <span className={classes.swatch} aria-hidden="true" /> Last 12 months{' '}
          <b>{first && last && <Figure cents={now} to={places.signed({ from: first.from, to: last.to })} />}</b>
        </span>
        <span>
          <span className={classes.swatch} data-kind="line" aria-hidden="true" /> 12 months before{' '}
          <b>
            {first && last && (
              <Figure cents={before} to={places.signed({ from: first.before.from, to: last.before.to })} />
            )}
          </b>
        </span>
        <span>
          <span className={classes.swatch} data-kind="begun" aria-hidden="true" /> To date
        </span>
        <span style={{ marginInlineStart: 'auto' }}>S$</span>
      </div>
      {asTable ? (
        <MonthTable months={months} />
      ) : now + before === 0 ? (
        <p className="g-note">No deals signed in these months.</p>
      ) : (
        <BarsAndLine label="Gross commission by month" points={months.map(pointOf)} formatTick={tickWords} />
      )}
    </Panel>
  );
}

function MonthTable({ months }: { months: Month[] }) {
  return (
    <MiniTable
      label="Gross commission by month"
      minWidth={420}
      rows={months}
      columns={[
        { id: 'month', header: 'Month', cell: ({ from }) => formatMonth(from) },
        { id: 'deals', header: 'Deals', align: 'end', cell: ({ count }) => count },
        {
          id: 'gross',
          header: 'Gross (S$)',
          align: 'end',
          cell: (month) => <Figure cents={month.cents} to={places.signed(month)} />,
        },
        {
          id: 'before',
          header: 'Year before (S$)',
          align: 'end',
          cell: ({ before }) => <Figure cents={before.cents} to={places.signed(before)} />,
        },
        { id: 'change', header: 'Change', align: 'end', cell: (month) => <MonthChange month={month} /> },
      ]}
    />
  );
}
