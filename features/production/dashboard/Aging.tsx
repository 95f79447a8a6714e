import { type Lateness, lateness } from '#features/billing/reports/late.rules.ts';
import { StackedBar } from '#platform/web/chart/StackedBar.tsx';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { places } from '../links.rules.ts';
import type { DashboardData } from './Cards.tsx';
import classes from './dashboard.module.css';

const colorOf = (index: number) => `var(--g-age-${index})`;

/** Outstanding invoices by lateness, and my share of them. */
export function Aging({ data: { aging, outstanding } }: { data: Pick<DashboardData, 'aging' | 'outstanding'> }) {
  const keys = Object.keys(lateness) as Lateness[];
  return (
    <Panel>
      <div className={classes.head}>
        <h2 className="g-heading">Outstanding by age</h2>
        <span className="g-note">Incl. GST, today</span>
      </div>
      <StackedBar parts={keys.map((key, index) => ({ key, value: aging[key].cents, color: colorOf(index) }))} />
      <ul className={classes.buckets}>
        {keys.map((key, index) => {
          const { count, cents, shareCents } = aging[key];
          return (
            <li key={key} className={classes.bucket}>
              <span className={classes.bucketHead}>
                <span
                  className={classes.swatch}
                  style={{ ['--swatch' as string]: colorOf(index) }}
                  aria-hidden="true"
                />
                <span>{lateness[key]}</span>
                <span>{count > 0 && count}</span>
              </span>
              <strong>
                <Figure cents={cents} to={places.outstanding(key)} label={lateness[key]} />
              </strong>
              <span className="g-note">
                {count > 0 ? (
                  <>
                    My share{' '}
                    <Figure cents={shareCents} to={places.outstanding(key)} label={`My share, ${lateness[key]}`} />
                  </>
                ) : (
                  'No invoices'
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <div className={`${classes.row} ${classes.total}`}>
        <span>{outstanding.count === 1 ? '1 invoice' : `${outstanding.count} invoices`}</span>
        <span>
          <Figure cents={outstanding.cents} to={places.outstanding()} label="All outstanding" />{' '}
          <span className="g-note">
            My share <Figure cents={outstanding.shareCents} to={places.outstanding()} label="My share of all" />
          </span>
        </span>
      </div>
    </Panel>
  );
}
